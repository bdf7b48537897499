import { expect, it } from 'vitest'
import { areOfOneService } from './are-of-one-service.ts'
import { foundIn } from './found-in.case.ts'

const judged = foundIn(areOfOneService)
const judge = (text: string) => judged({ 'a.py': `import os\nheaders = ${text}\n` }, '{')

// WUN-103: a service that asks for two keys gets both in one object.
it('knows the two keys of one service', () => {
  expect(judge('{ "key": os.environ["HARBOUR_KEY"], "secret": os.environ.get("HARBOUR_SECRET_KEY") }')).toBe(true)
})

it.each([
  '{ "a": os.environ["HARBOUR_KEY"], "b": os.environ["BANK_TOKEN"] }',
  '{ "a": os.environ["HARBOUR_KEY"] }, os.environ["HARBOUR_SECRET"]',
])('not of several, or of one: %s', (text) => {
  expect(judge(text)).toBe(false)
})
