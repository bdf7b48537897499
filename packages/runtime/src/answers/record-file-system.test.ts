import { symlinkSync, writeFileSync } from 'node:fs'
import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { QuestionTape } from './question-tape.ts'
import { recordFileSystem } from './record-file-system.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ table: 'a,b\n', 'folder/x': '' })
})
afterEach(() => tree.cleanUp())

function read(path: string, tape: QuestionTape): string | undefined {
  const parts: string[] = []
  const fileSystem = recordFileSystem(createNodeFileSystem(), tape)
  const stat = fileSystem.readParts?.(path, (part) => parts.push(Buffer.from(part).toString()))
  return stat === undefined ? undefined : parts.join('')
}

const tapeOf = (path: string): QuestionTape => {
  const tape = new QuestionTape()
  read(path, tape)
  return tape
}

it('writes down what stands at a path that is read part by part, so that a change of it is another answer', () => {
  const path = tree.at('table')
  const tape = new QuestionTape()
  expect(read(path, tape)).toBe('a,b\n')
  expect(tape).toMatchObject({ isWhole: true, questions: { links: [path], stats: [] } })
  expect(tapeOf(path).fingerprint).toBe(tape.fingerprint)
  writeFileSync(path, 'a,b,c\n')
  expect(tapeOf(path).fingerprint).not.toBe(tape.fingerprint)
})

it('writes down what is not there, and a link, which is not followed: what comes in its place is another answer', () => {
  const path = tree.at('none')
  const before = tapeOf(path)
  expect(before).toMatchObject({ isWhole: true, questions: { links: [path] } })
  symlinkSync(tree.at('table'), path)
  const tape = new QuestionTape()
  expect(read(path, tape)).toBeUndefined()
  expect(tape.fingerprint).not.toBe(before.fingerprint)
})

it('writes down nothing after the answer was made, and reads on', () => {
  const tape = new QuestionTape()
  tape.close()
  expect(read(tree.at('table'), tape)).toBe('a,b\n')
  expect(tape).toMatchObject({ isWhole: true, questions: { links: [] } })
})

it('keeps no answer of a file that could not be read to its end', () => {
  const tape = new QuestionTape()
  const fileSystem = recordFileSystem(createNodeFileSystem(), tape)
  const stopped = () =>
    fileSystem.readParts?.(tree.at('table'), () => {
      throw new Error('stopped')
    })
  expect(stopped).toThrow('stopped')
  expect(tape.isWhole).toBe(false)
})
