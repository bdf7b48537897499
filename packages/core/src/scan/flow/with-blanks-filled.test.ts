import { expect, it } from 'vitest'
import { withBlanksFilled } from './with-blanks-filled.ts'

it('takes a place to fill in for a part of a path, as long as before', () => {
  expect(withBlanksFilled('node <SKILL_DIR>/run.mjs --in "<OUT>/a.json"')).toBe(
    'node _SKILL_DIR_/run.mjs --in "_OUT_/a.json"',
  )
})

it('takes one for a machine, where a program is run there', () => {
  expect(withBlanksFilled('gunzip -c a.gz | docker exec -i <PG_CONTAINER> psql -U me')).toBe(
    'gunzip -c a.gz | docker exec -i _PG_CONTAINER_ psql -U me',
  )
})

it.each([
  'bash <payload>/tmp/log',
  'bash <INPUT>/dev/null',
  'sort <A >B',
  'bash <IN>out',
  'base64 -d <PAYLOAD> run',
  'exec; cat <A> b',
])('leaves a redirection alone: %s', (line) => {
  expect(withBlanksFilled(line)).toBe(line)
})
