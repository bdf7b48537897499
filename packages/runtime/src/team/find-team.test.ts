import { createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { findTeam } from './find-team.ts'

function teamOf(files: Readonly<Record<string, string>>) {
  return findTeam({ fileSystem: createMemoryDisk(files).fileSystem, projectRoot: '/project' })
}

describe('findTeam', () => {
  it('knows the members of a team and what their charters say they are', () => {
    const team = teamOf({
      '/project/.ai-team/agents/hockney/charter.md': '# Hockney — Tester\n',
      '/project/.ai-team/agents/fenster/skills/api/SKILL.md': '',
      '/project/.ai-team/agents/_alumni/gone/charter.md': '',
      '/project/.ai-team/agents/README.md': '',
    })
    expect(team?.directory).toBe('/project/.ai-team')
    expect(team?.members).toEqual([
      { name: 'fenster' },
      { name: 'hockney', role: 'Tester', charter: '# Hockney — Tester\n' },
    ])
  })

  it('reads the later name of the folder, and the one with members where both are there', () => {
    expect(teamOf({ '/project/.squad/agents/a/charter.md': '' })?.name).toBe('.squad')
    expect(teamOf({ '/project/.squad/skills/x/SKILL.md': '', '/project/.ai-team/agents/a/charter.md': '' })?.name).toBe(
      '.ai-team',
    )
  })

  // SQD-70, SQD-71: a team from before there were skills, or an empty one, is a team
  it('takes what is missing as missing', () => {
    expect(teamOf({ '/project/.ai-team/decisions.md': '' })?.members).toEqual([])
    expect(teamOf({ '/project/README.md': '' })).toBeUndefined()
  })

  it('refuses a charter that no prompt can hold', () => {
    const charter = 'x'.repeat(1024 * 1024 + 1)
    expect(() => teamOf({ '/project/.ai-team/agents/a/charter.md': charter })).toThrow(/larger than 1 MiB/)
  })
})
