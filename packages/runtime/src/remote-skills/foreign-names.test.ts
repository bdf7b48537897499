import { describe, expect, it } from 'vitest'
import { foreignNames } from './foreign-names.ts'

const server = { label: 'shop', origin: 'https://shop.example/mcp' }
const skill = (uri: string, name = 'daily') => ({ uri, name })
const approval = { ...server, digest: 'sha256:1', approved: '2026-01-01T00:00:00.000Z' }

describe('the names of the skills of another server', () => {
  it('are theirs behind our label of the server', () => {
    const names = foreignNames([skill('skill://daily/SKILL.md')], { ...server, approvals: [] })
    expect([...names]).toEqual([['skill://daily/SKILL.md', 'shop-daily']])
  })

  it.each([
    ['the same', 'daily', 'daily'],
    ['the same once they are cut', `${'a'.repeat(63)}b`, `${'a'.repeat(63)}c`],
  ])('are kept apart where they are %s', (_what, first, second) => {
    const listed = [skill('skill://a/x/SKILL.md', first), skill('skill://b/x/SKILL.md', second)]
    const names = [...foreignNames(listed, { ...server, approvals: [] }).values()]
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(name).toMatch(/^shop-[a-z0-9-]{1,58}[a-z0-9]$/)
  })

  it('stay what they were when they were agreed to, in whatever order the server lists them', () => {
    const approvals = [{ ...approval, uri: 'skill://b/daily/SKILL.md', name: 'shop-daily' }]
    const listed = [skill('skill://a/daily/SKILL.md'), skill('skill://b/daily/SKILL.md')]
    const names = foreignNames(listed, { ...server, approvals })
    expect(names.get('skill://b/daily/SKILL.md')).toBe('shop-daily')
    expect(names.get('skill://a/daily/SKILL.md')).toMatch(/^shop-daily-[0-9a-f]{8}$/)
  })

  it('never take the place of what came from another server', () => {
    const approvals = [
      {
        ...approval,
        label: 'shop-x',
        origin: 'https://x.example/mcp',
        uri: 'skill://daily/SKILL.md',
        name: 'shop-x-daily',
      },
    ]
    const names = foreignNames([skill('skill://x-daily/SKILL.md', 'x-daily')], { ...server, approvals })
    expect([...names.values()]).toEqual([expect.stringMatching(/^shop-x-daily-[0-9a-f]{8}$/)])
  })
})
