import { createTemporaryTree } from '@metier/testing'
import { readFileSync, symlinkSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { linkTo } from './link-to.ts'
import { makeLink } from './make-link.ts'
import { readLink } from './read-link.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ 'project/.agents/skills/pdf/SKILL.md': 'x', 'project/.claude/skills/keep': '' })
})
afterEach(() => tree.cleanUp())

describe('a link to a skill', () => {
  it.each([
    ['linux', '/p/.claude/skills/pdf', '/p/.agents/skills/pdf', '../../.agents/skills/pdf'],
    ['darwin', '/p/.claude/skills/pdf', '/q/skills/pdf', '../../../q/skills/pdf'],
    ['linux', '/p/.claude/skills/docx', '/p/.agents/skills/docx', '../../.agents/skills/docx'],
    ['linux', '/p/.agents/skills/docx', '/p/.agents/skills/pdf', 'pdf'],
    ['linux', '/p/skills/pdf/own/x', '/p/skills/pdf', '..'],
    ['linux', '/p/skills/pdf/x', '/p/skills/pdf/', ''],
    ['linux', '/p/skills/pdf', '/p/../q/./docx', '../../q/docx'],
    ['linux', '/p/skills/pdf', '/q', '../../q'],
    // A junction cannot be relative.
    ['win32', 'C:\\p\\.claude\\skills\\pdf', 'C:\\p\\.agents\\skills\\pdf', 'C:\\p\\.agents\\skills\\pdf'],
    ['win32', 'C:\\p\\.claude\\skills\\pdf', 'C:/p/.agents/skills/pdf', 'C:\\p\\.agents\\skills\\pdf'],
  ])('says on %s at %s that it leads to %s', (platform, from, to, expected) => {
    expect(linkTo(from, to, platform)).toBe(expected)
  })

  it('leads there, and is read back as it was made', () => {
    const [path, to] = [tree.at('project/.claude/skills/pdf'), tree.at('project/.agents/skills/pdf')]
    makeLink({ path, to })
    expect(readFileSync(`${path}/SKILL.md`, 'utf8')).toBe('x')
    expect(readLink(path)).toBe(linkTo(path, to))
  })

  it('that cannot be made is a fault of the disk, with its path', () => {
    const path = tree.at('project/.claude/nothing-here/pdf')
    const make = () => makeLink({ path, to: tree.at('project/.agents/skills/pdf') })
    expect(make).toThrow(expect.objectContaining({ code: 'file-unwritable', message: expect.stringContaining(path) }))
  })

  it('is the same with the separator that Windows puts at its end', () => {
    const path = tree.at('project/.claude/skills/pdf')
    symlinkSync('C:\\p\\.agents\\skills\\pdf\\', path)
    expect(readLink(path)).toBe('C:\\p\\.agents\\skills\\pdf')
  })
})
