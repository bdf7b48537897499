import { describe, expect, it } from 'vitest'
import { progressLine } from './progress-line.ts'

function terminal(isTTY: boolean, columns = 20) {
  const written: string[] = []
  let time = 0
  const stream = { isTTY, columns, write: (chunk: string | Uint8Array) => written.push(String(chunk)) }
  const line = progressLine(stream, () => time)
  return { line, written, later: (more: number) => (time += more) }
}

describe('the line of progress', () => {
  it('is one line that is written over, and gone when it is cleared', () => {
    const { line, written, later } = terminal(true)
    line.show('Checking a (1 of 2)')
    line.show('too soon')
    later(100)
    line.show('Checking b (2 of 2)')
    line.clear()
    line.clear()
    expect(written).toEqual(['\r\u001B[2KChecking a (1 of 2)', '\r\u001B[2KChecking b (2 of 2)', '\r\u001B[2K'])
  })

  it('never runs into a second line and never commands the terminal', () => {
    const { line, written } = terminal(true)
    line.show(`Checking \u001B[31m${'x'.repeat(100)}`)
    expect(written.join('').replaceAll('\r\u001B[2K', '')).not.toContain('\u001B')
    expect(written.join('').replaceAll('\r\u001B[2K', '').length).toBeLessThan(20)
  })

  it('is silent without a terminal', () => {
    const { line, written } = terminal(false)
    line.show('Checking a (1 of 2)')
    line.clear()
    expect(written).toEqual([])
  })
})
