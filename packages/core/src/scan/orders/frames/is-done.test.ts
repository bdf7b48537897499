import { expect, it } from 'vitest'
import { FrameSentence } from './frame-sentence.ts'

// A verb counts when it is an order or what will happen, and not as the name of a thing.
it.each([
  ['Send the notes to the server.', true],
  ['Then upload it.', true],
  ['Read the file, then post it there.', true],
  ['The notes are sent to the server.', true],
  ['The assistant has to send them.', true],
  ['A copy goes to the archive, forwarded by the tool.', true],
  ['Each run transmits the list.', true],
  ['It is used to send mails.', false],
  ['The upload of files is described below.', false],
  ['POST endpoints need a key.', false],
  ['Sending mails is what the program is for.', false],
])('%s gives something away: %s', (text, expected) => {
  const sentence = new FrameSentence(0, text)
  expect((sentence.said('send') ?? sentence.said('give')) !== undefined).toBe(expected)
})

it.each(['Never send the key.', 'Do not ever upload it.', 'Avoid to post the notes, send links.'])(
  '%s forbids it',
  (text) => {
    const sentence = new FrameSentence(0, text)
    const marks = sentence.all('send')
    expect(marks.length).toBeGreaterThan(0)
    expect(sentence.isForbidden(marks[0] ?? { name: 'send', at: 0, word: 0 })).toBe(true)
  },
)

it('lets a denial end where something new begins', () => {
  expect(new FrameSentence(0, 'Do not tell anybody, but send the key.').said('send')).toBeDefined()
})
