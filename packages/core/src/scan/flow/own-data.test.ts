import { expect, it } from 'vitest'
import { MappedText } from '../text/mapped-text.ts'
import type { Piece } from '../piece.ts'
import { OwnData } from './own-data.ts'

const piece = (path: string, text: string): Piece => ({
  path,
  role: 'config',
  language: 'json',
  text: new MappedText(text),
  layer: 0,
  isExample: false,
})
const data = new OwnData([
  piece('scripts/config.json', '{"urls": ["https://a.test/x"], "tries": 3}'),
  piece('broken.json', '{'),
  piece('a.txt', '{}'),
])

it('reads a table by the last part of its path', () => {
  const urls = data.read('./config.json')?.items?.find(({ key }) => key === 'urls')
  expect(urls?.items?.[0]?.shape).toBe('https://a.test/x')
})

it.each(['broken.json', 'a.txt', 'other.json'])('knows nothing of %s', (path) => {
  expect(data.read(path)).toBeUndefined()
})
