import { describe, expect, it } from 'vitest'
import { matchesHookedTool, type HookedTool } from './matches-hooked-tool.ts'

const command: HookedTool = {
  names: ['git.status', 'git__status', 'mcp__metier__git__status', 'Skill'],
  argument: 'git.status',
}
const bash = (line: string): HookedTool => ({ names: ['Bash'], argument: line, line })

describe('matchesHookedTool', () => {
  it.each<[readonly string[], HookedTool, boolean]>([
    [[], command, true],
    [['git.status'], command, true],
    [['Edit', 'git__status'], command, true],
    [['git.log'], command, false],
    [['git.*'], command, true],
    [['mcp__metier__.*'], command, true],
    [['mcp__.*__.*status'], command, true],
    [['mcp__.*__write.*'], command, false],
    [['*'], command, true],
    [['Skill(git.status)'], command, true],
    [['Skill(git.*)'], command, true],
    [['Skill(gitx.*)'], command, false],
    [['Bash'], bash('git status'), true],
    [['Read'], bash('git status'), false],
    [['Bash(git:*)'], bash('git status'), true],
    [['Bash(git:*)'], bash('ls; env git log'), true],
    [['Bash(git:*)'], bash('/usr/bin/git log'), true],
    [['Bash(git:*)'], bash('ls'), false],
    [['Bash(git push:*)'], bash('git log'), false],
    // What nobody can read could be anything.
    [['Bash(git:*)'], bash('eval "$X"'), true],
    [['Bash('], bash('ls'), false],
  ])('%j names %j: %s', (patterns, tool, matches) => {
    expect(matchesHookedTool(patterns, tool)).toBe(matches)
  })

  it('takes no time over a hostile pattern', () => {
    expect(matchesHookedTool([`${'a*'.repeat(5000)}b`], { names: ['a'.repeat(20_000)] })).toBe(false)
  })
})
