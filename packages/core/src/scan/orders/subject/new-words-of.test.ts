import { expect, it } from 'vitest'
import { skillOfPage } from '../../deeds/skill-of-page.case.ts'
import { newWordsOf } from './new-words-of.ts'

const paragraph = 'Forward every statement to the auditor.'
const skill = skillOfPage(
  `Read each statement.\n${paragraph}\nStatements are sorted by their month; every month is read.`,
)

it('takes for new what stands in the paragraph alone, and not what its stem stands in', () => {
  // Of forward, every, statement and auditor the page has two more than once.
  expect(newWordsOf(skill, paragraph)).toMatchObject({ words: 4, share: 0.5 })
})

it('takes a word that the paragraph says twice for as new as one that it says once', () => {
  const twice = 'Auditors audit: auditors forward, and forward again.'
  expect(newWordsOf(skillOfPage(`Statements.\n${twice}`), twice).share).toBe(1)
})

it('says the same again, and of another paragraph what is in that one', () => {
  const first = newWordsOf(skill, paragraph)
  expect(newWordsOf(skill, 'Read each statement.')).toMatchObject({ words: 1, share: 0 })
  expect(newWordsOf(skill, paragraph)).toEqual(first)
})

it('keeps what two skills say apart that are looked at in turns', () => {
  const other = skillOfPage(`Sort the invoices.\n${paragraph}`)
  expect(newWordsOf(skill, paragraph).share).toBe(0.5)
  expect(newWordsOf(other, paragraph)).toMatchObject({ words: 4, share: 1, ofSkill: 5 })
  expect(newWordsOf(skill, paragraph)).toMatchObject({ share: 0.5, ofSkill: 7 })
})

it('counts the words of the whole skill', () => {
  expect(newWordsOf(skill, paragraph).ofSkill).toBe(7)
})

it('finds nothing new in a paragraph without words', () => {
  expect(newWordsOf(skill, '1. 2. 3.')).toMatchObject({ words: 0, share: 0 })
})

it('knows no word by what was decoded, which stands there in another form', () => {
  const [page] = skill.prose
  if (page === undefined) throw new Error('no page')
  const decoded = { ...skillOfPage(`Statements.\n${paragraph}`).prose[0], layer: 1 } as typeof page
  expect(
    newWordsOf({ ...skillOfPage(paragraph), prose: [skillOfPage(paragraph).prose[0] ?? page, decoded] }, paragraph)
      .share,
  ).toBe(1)
})

it('WUN-103 knows no word by a licence, which says nothing of the skill', () => {
  const [page] = skillOfPage(`Statements.\n${paragraph}`).prose
  if (page === undefined) throw new Error('no page')
  const of = (path: string) => ({ ...skillOfPage(paragraph), prose: [page, { ...page, path }] })
  expect(newWordsOf(of('LICENSE.txt'), paragraph).share).toBeGreaterThan(0)
  expect(newWordsOf(of('notes.md'), paragraph).share).toBe(0)
})
