import { expect, it } from 'vitest'
import { isInDeniedList } from './is-in-denied-list.ts'

const judged = (text: string) => isInDeniedList(text, text.indexOf('rm -rf'))

// WUN-103: a list of what is refused is no order to do it.
it.each([
  ['**Denied commands:**\n- `dd`\n- `rm -rf /`'],
  ['NEW BLOCKED COMMANDS (always denied)\n\n  • dd if=\n  • rm -rf /'],
  ['The hook has these prohibited:\n1. `rm -rf /`'],
])('%j', (text) => expect(judged(text)).toBe(true))

it.each([
  ['**Commands that are not blocked:**\n- `rm -rf /`'],
  ['When the port is blocked, run these:\n- `rm -rf /`'],
  ['**Denied commands:**\n- `dd`\n\nGo on:\n- `rm -rf /`'],
  ['**Denied commands:**\n- First `rm -rf /`'],
  ['**Denied commands:**\nrm -rf /'],
  ['- `rm -rf /`'],
])('counts %j', (text) => expect(judged(text)).toBe(false))
