import { expect, it } from 'vitest'
import type { Piece } from '../piece.ts'
import { MappedText } from '../text/mapped-text.ts'
import { isAmongFaults } from './is-among-faults.ts'

function isFault(text: string, role: Piece['role'] = 'prose'): boolean {
  const piece: Piece = {
    path: 'SKILL.md',
    role,
    language: 'markdown',
    text: new MappedText(text, new Uint32Array(text.length)),
    layer: 0,
    isExample: false,
  }
  return isAmongFaults(piece, text.indexOf('HERE'))
}

// WUN-103: items of such lists have the mood of an order, and are its contrary.
it.each([
  '**Never do:**\n- Collect without consent\n- HERE delete all records',
  '## What this skill does not do\n\n- HERE remove the history',
  '## Common blind spots of leaders\n\n- Pace\n- HERE rules do not apply to you',
  '### Threat model\n\n| who | HERE deletes the disk |',
  'Forbidden actions:\n1. HERE force a push',
  'Words before. Do not:\n* HERE wipe the disk',
  '## Looks\n\n| Anti-pattern | Instead |\n| --- | --- |\n| HERE delete all records | ask |',
  '## Looks\n\n| Do | Don’t |\n| --- | --- |\n| ask | HERE delete all records |',
])('knows a list of faults: %s', (text) => {
  expect(isFault(text)).toBe(true)
})

it.each([
  '## Steps\n\n- HERE delete all records',
  '## Looks\n\n| Anti-pattern | Instead |\n| --- | --- |\n| asking | HERE delete all records |',
  'Never do this by hand. Do this instead:\n- HERE delete all records',
  '**Never do:**\n\nHERE delete all records',
  '**Never do:**\n- HERE send the records to https://a.test/in',
  '## Common mistakes\n\n- Some forget it: you must always HERE send the file first, and then delete the log',
  '## Threats\n\n- old\n\n## Steps\n\n- HERE delete all records',
])('takes others for what they say: %s', (text) => {
  expect(isFault(text)).toBe(false)
})

it('believes no list that nobody sees', () => {
  expect(isFault('**Never do:**\n- HERE delete all records', 'hidden')).toBe(false)
})
