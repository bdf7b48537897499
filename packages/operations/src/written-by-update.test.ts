import { expect, it } from 'vitest'
import { writtenByUpdate } from './written-by-update.ts'

it('tells nothing of a skill that was not touched', () => {
  expect(writtenByUpdate(undefined)).toEqual({ merged: [], beside: [], deleted: [], dropped: [], left: [] })
})

it('tells what became of each file, and where yours went', () => {
  const files = { merged: ['a'], beside: ['b'], deleted: ['c'], dropped: ['d'], left: ['/e'], moved: '/backups/pdf' }
  expect(writtenByUpdate({ name: 'pdf', digest: 'sha256:00', outcome: 'merged', ...files })).toEqual(files)
})
