import { expect, it } from 'vitest'
import { encodeText } from '../text/encode-text.ts'
import { outlineFile } from './outline-file.ts'

const plain = '---\nname: tidy\ndescription: Tidies up.\n---\n'

it('gives name, description and head of a plain file', () => {
  const bytes = encodeText(`${plain}\n# Tidy\n`)
  expect(outlineFile(bytes, bytes.length)).toEqual({
    outline: { name: 'tidy', description: 'Tidies up.' },
    head: plain,
  })
})

it.each([
  ['a file that may be too large', plain, 128 * 1024 + 1],
  ['frontmatter that goes on behind the bytes', '---\nname: tidy\ndescription: Tid', 100],
  ['frontmatter that is not plain', '---\nname: tidy\ndescription: [1, 2]\n---\n', 100],
  ['bytes that are no UTF-8', `---\nname: tidy\ndescription: \u{fffd}\n---\n`, 100],
])('leaves %s to the full reader', (_, text, size) => {
  expect(outlineFile(encodeText(text), size)).toBeUndefined()
})
