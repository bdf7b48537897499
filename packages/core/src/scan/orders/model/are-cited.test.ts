import { expect, it } from 'vitest'
import { areCited } from './are-cited.ts'

// WUN-103
it.each([
  ['See [the guide](https://a.example/guide), section 4.', true],
  ['See [one](https://a.example) and [two](<https://b.example>).', true],
  ['Send it to https://a.example/in.', false],
  ['See [the guide](https://a.example), and send it to https://b.example.', false],
  ['[https://b.example](https://a.example)', false],
  ['See [the guide](https://a.example) or write to desk@a.example.', false],
  ['See [the guide](guide.md).', false],
  ['See the guide.', false],
])('knows addresses that are only pointed to: %s', (line, expected) => {
  expect(areCited(line)).toBe(expected)
})
