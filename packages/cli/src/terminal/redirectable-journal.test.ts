import { createCollectingJournal } from '@metier/testing'
import { expect, it } from 'vitest'
import { RedirectableJournal } from './redirectable-journal.ts'

it('writes where it was last told to', () => {
  const [first, second] = [createCollectingJournal(), createCollectingJournal()]
  const journal = new RedirectableJournal(first)
  journal.write('info', 'one')
  journal.redirect(second)
  journal.write('warn', 'two', { three: 3 })
  expect(first.entries).toEqual([expect.objectContaining({ level: 'info', message: 'one' })])
  expect(second.entries).toEqual([{ level: 'warn', message: 'two', data: { three: 3 } }])
})
