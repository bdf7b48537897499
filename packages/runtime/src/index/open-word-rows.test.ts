import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openWordRows } from './open-word-rows.ts'
import { openWordVectors } from './open-word-vectors.ts'

it('gives what the whole table gives, and nothing for a file that is none', () => {
  const path = fileURLToPath(new URL('../../../embeddings/words.bin', import.meta.url))
  const rows = openWordRows(path)
  const whole = openWordVectors(path)
  const terms = ['review', 'pull', 'request', 'zzyzx']
  expect(rows?.words.meaningOf(terms)).toBeDefined()
  expect(rows?.words.meaningOf(terms)).toEqual(whole?.meaningOf(terms))
  rows?.close()
  for (const other of [undefined, `${path}.gone`, fileURLToPath(import.meta.url)])
    expect(openWordRows(other)).toBeUndefined()
})
