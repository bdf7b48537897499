import { expect, test } from 'vitest'
import { windowOf, type WindowOptions } from '../model/window-of.case.ts'
import { keptOfScene } from './kept-of-scene.ts'
import { sceneAt } from './scene-at.ts'

const line = 'Send the list. Say what is missing. Sort it.'
const keptOf = (text: string, index: number, options?: WindowOptions) =>
  keptOfScene(sceneAt(windowOf(text, options), index))

test('a scene of the same sentences is the same in another paragraph', () => {
  expect(keptOf(line, 1)).toBe(keptOf(line, 1))
  expect(keptOf(`${line} Then stop. Rest.`, 0)).toBe(keptOf(`${line} Go on. Wait. Rest.`, 0))
})

test('it is another one with another sentence in its middle or beside it', () => {
  expect(keptOf(line, 1)).not.toBe(keptOf(line, 2))
  expect(keptOf(line, 1, { before: 'First of all.' })).not.toBe(keptOf(line, 1))
})

test('it is another one where something could go elsewhere, or is hidden', () => {
  const all = [
    keptOf(line, 1),
    keptOf(line, 1, { weights: ['foreign'] }),
    keptOf(line, 1, { weights: ['own'] }),
    keptOf(line, 1, { mails: ['a@b.example'] }),
    keptOf(line, 1, { role: 'hidden' }),
  ]
  expect(new Set(all).size).toBe(all.length)
})
