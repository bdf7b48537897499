import { expect, it } from 'vitest'
import { ownerLabel } from './owner-label.ts'

// WUN-103: whoever registered a name answers for what lies below it, and nobody where anybody gets one.
it.each([
  ['get.tool.test', 'tool'],
  ['tool.test', 'tool'],
  ['get.tool.co.uk', 'tool'],
  ['tool.vercel.app', undefined],
  ['tool.github.io', undefined],
  ['localhost', undefined],
  ['ab.test', undefined],
])('%s', (host, label) => expect(ownerLabel(host)).toBe(label))
