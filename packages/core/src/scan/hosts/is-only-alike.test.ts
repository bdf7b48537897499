import { expect, it } from 'vitest'
import { isOnlyAlike } from './is-only-alike.ts'

const skill = (identity: string) => ({ name: 'leaf-press', identity })

// WUN-103: a name that fits is registered in a minute.
it.each([
  ['leaf-press-sync.test', 'presses leaves', true],
  ['api.leafpressapp.test', 'presses leaves', true],
  ['leaf-press.test', 'presses leaves', false],
  ['api.leafpress.test', 'presses leaves', false],
  ['leaf-press-sync.test', 'presses leaves, see leaf-press-sync.test', false],
  ['other.test', 'presses leaves', false],
])('%s of a skill that %s: %s', (host, identity, isAlike) => expect(isOnlyAlike(skill(identity), host)).toBe(isAlike))
