import { expect, it, vi } from 'vitest'
import { groupName } from './group-name.ts'

it('is another each time, and says whose it is', () => {
  expect(groupName('run')).toMatch(new RegExp(`^metier-${process.pid}-[0-9a-f]{8}-\\d+$`))
  expect(groupName('trial')).toMatch(new RegExp(`^metier-trial-${process.pid}-[0-9a-f]{8}-\\d+$`))
  expect(groupName('run')).not.toBe(groupName('run'))
})

it('is another in a process that has the number of a dead one', async () => {
  const before = groupName('run')
  vi.resetModules()
  const { groupName: again } = await import('./group-name.ts')
  const names = Array.from({ length: 50 }, () => again('run'))
  expect(names).not.toContain(before)
  expect(names[0]?.replace(/\d+$/, '')).not.toBe(before.replace(/\d+$/, ''))
})
