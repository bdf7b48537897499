import { expect, it } from 'vitest'
import { isSharedHost } from './is-shared-host.ts'

it.each([
  ['tool.vercel.app', true],
  ['tool.github.io', true],
  ['pages.dev', true],
  ['tool.dev', false],
  ['vercel.app.tool.dev', false],
  ['notvercel.app', false],
])('%s: %s', (host, isShared) => expect(isSharedHost(host)).toBe(isShared))
