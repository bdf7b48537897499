import { describe, expect, test } from 'vitest'
import { PatternGate } from './pattern-gate.ts'

const send = /\b(?:send|upload)\b[^\n]{0,40}\bkeys?\b/i
const unknown = /\w+ly/

describe('a gate for patterns', () => {
  test('is shut where a literal is missing that the pattern needs', () => {
    const gate = new PatternGate()
    gate.add(send)
    expect(gate.mayMatch(send, 'Upload the KEYS.')).toBe(true)
    expect(gate.mayMatch(send, 'Upload the files.')).toBe(false)
    expect(gate.mayMatch(send, 'Read the keys.')).toBe(false)
  })

  test('is open for a pattern that nobody added, and for one that needs nothing', () => {
    const gate = new PatternGate()
    gate.add(/[\s\S]/)
    expect(gate.mayMatch(send, 'Nothing of it.')).toBe(true)
    expect(gate.mayMatch(unknown, '')).toBe(true)
  })

  test('knows a pattern that was added after a text was looked at', () => {
    const gate = new PatternGate()
    gate.add(/zebra/)
    expect(gate.mayMatch(send, 'Read.')).toBe(true)
    gate.add(send)
    expect(gate.mayMatch(send, 'Read.')).toBe(false)
    expect(gate.mayMatch(send, 'Send the key')).toBe(true)
  })

  test('takes what patterns need from its table, and finds out what the table has not', () => {
    const before = new PatternGate()
    before.add(send)
    const [name = ''] = before.table().split(' ')
    expect(before.table()).toBe(`${name} send|upload keys|key`)
    const gate = new PatternGate(`${name} zebra`)
    gate.add(send)
    const later = /\blion\b/
    gate.add(later)
    expect(gate.mayMatch(send, 'a zebra')).toBe(true)
    expect(gate.mayMatch(send, 'Send the key')).toBe(false)
    expect(gate.mayMatch(later, 'a lion')).toBe(true)
    expect(gate.mayMatch(later, 'a zebra')).toBe(false)
  })

  test('keeps the texts apart that it was asked of last', () => {
    const gate = new PatternGate()
    gate.add(send)
    for (const [text, may] of [
      ['send keys', true],
      ['read', false],
      ['upload key', true],
      ['x', false],
      ['send keys', true],
    ] as const)
      expect(gate.mayMatch(send, text)).toBe(may)
  })
})
