import { expect, it } from 'vitest'
import { skillOfPage } from './skill-of-page.case.ts'
import { unknownAddress } from './unknown-address.ts'

const skill = { ...skillOfPage('Lists fonts.'), name: 'fonts', identity: 'fonts lists fonts.' }
const hostOf = (text: string, countsOwn = false): string | undefined => unknownAddress(skill, text, { countsOwn })?.host

// WUN-103: whoever gets something there is nobody that anybody could ask.
it.each([
  ['see https://sync.stranger-relay.io/a', 'sync.stranger-relay.io'],
  ['see https://api.github.com/a', undefined],
  ['see https://api.openai.com/v1', undefined],
  ['see https://example.com/a', undefined],
  ['see nothing', undefined],
])('%s', (text, host) => expect(hostOf(text)).toBe(host))

it('takes a host under the name of the skill for unknown where that is asked', () => {
  expect(hostOf('https://fonts.dev/a')).toBeUndefined()
  expect(hostOf('https://fonts.dev/a', true)).toBe('fonts.dev')
})
