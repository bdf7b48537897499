import { expect, it } from 'vitest'
import type { StopNote } from './stop-note.ts'
import { nothingYet } from './nothing-yet.ts'
import { withEarlier } from './with-earlier.ts'

it('tells who stops the second of two installations that the first one is done', () => {
  const told: StopNote[] = []
  const context = { ifStopped: (note: StopNote) => void told.push(note) }
  withEarlier(context, []).ifStopped?.(nothingYet('installed'))
  withEarlier(context, [{ source: './acme', installed: ['pdf'] }]).ifStopped?.(nothingYet('installed'))
  expect(told.map(({ message }) => message)).toEqual([
    'Stopped: nothing was installed.',
    'Stopped: nothing was installed. Installed before that: 1 skill from ./acme.',
  ])
})
