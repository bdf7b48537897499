import { expect, it } from 'vitest'
import { withBlanksFilled } from './with-blanks-filled.ts'

it('takes a place to fill in for a part of a path, as long as before', () => {
  expect(withBlanksFilled('node <SKILL_DIR>/run.mjs --in "<OUT>/a.json"')).toBe(
    'node _SKILL_DIR_/run.mjs --in "_OUT_/a.json"',
  )
})

it.each(['bash <payload>/tmp/log', 'bash <INPUT>/dev/null', 'sort <A >B', 'bash <IN>out'])(
  'leaves a redirection alone: %s',
  (line) => {
    expect(withBlanksFilled(line)).toBe(line)
  },
)
