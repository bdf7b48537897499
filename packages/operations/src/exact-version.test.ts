import { expect, it } from 'vitest'
import { exactVersion } from './exact-version.ts'

it('prefers what names the source exactly to what names a release, and that to the files', () => {
  const all = { commit: 'c0ffee', version: '1.2.0', digest: 'sha256:00' }
  expect(exactVersion(all)).toBe('c0ffee')
  expect(exactVersion({ version: all.version, digest: all.digest })).toBe('1.2.0')
  expect(exactVersion({ digest: 'sha256:00' })).toBe('sha256:00')
  expect(exactVersion({})).toBeNull()
})
