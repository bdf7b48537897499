import { expect, it } from 'vitest'
import { keyPrinted } from './key-printed.ts'

// WUN-103: commands that put out a key, the clipboard or what was typed; their neighbours do not.
it.each([
  ['gh auth token', 'secret'],
  ['/usr/bin/security dump-keychain', 'credentials'],
  ['pbpaste', 'personal'],
])('%s', (line, kind) => expect(keyPrinted(line)?.kind).toBe(kind))

it.each(['gh auth login', 'security list-keychains', 'pbcopy'])('lets %s be', (line) =>
  expect(keyPrinted(line)).toBeUndefined(),
)
