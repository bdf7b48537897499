import { createTemporaryTree } from '@metier/testing'
import { appendFileSync, renameSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTail } from './open-tail.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ 'log.jsonl': 'old\n' })
})
afterEach(() => tree.cleanUp())

describe('openTail', () => {
  it('gives what comes, each line once', () => {
    const tail = openTail(tree.at('log.jsonl'))
    expect(tail.read()).toEqual([])
    appendFileSync(tree.at('log.jsonl'), 'one\ntwo\n')
    expect(tail.read()).toEqual(['one', 'two'])
    expect(tail.read()).toEqual([])
  })

  it('from the start where that is wanted', () => {
    expect(openTail(tree.at('log.jsonl'), { fromStart: true }).read()).toEqual(['old'])
  })

  it('waits for the end of a line, wherever it was cut', () => {
    const tail = openTail(tree.at('log.jsonl'))
    const bytes = Buffer.from('{"text":"ü€😀"}\n')
    const seen: string[] = []
    for (const byte of bytes) {
      appendFileSync(tree.at('log.jsonl'), Buffer.of(byte))
      seen.push(...tail.read())
    }
    expect(seen).toEqual(['{"text":"ü€😀"}'])
  })

  it('goes on in the file that takes its place', () => {
    const tail = openTail(tree.at('log.jsonl'))
    appendFileSync(tree.at('log.jsonl'), 'half of a li')
    expect(tail.read()).toEqual([])
    renameSync(tree.at('log.jsonl'), tree.at('log.1.jsonl'))
    expect(tail.read()).toEqual([])
    tree.write('log.jsonl', 'new\n')
    expect(tail.read()).toEqual(['new'])
  })

  it('has nothing to say of a file that is not there yet, and all of it once it is', () => {
    const tail = openTail(tree.at('later.jsonl'))
    expect(tail.read()).toEqual([])
    tree.write('later.jsonl', 'first\n')
    expect(tail.read()).toEqual(['first'])
  })
})
