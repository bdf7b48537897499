import { describe, expect, it } from 'vitest'
import { matchesToolPattern } from './matches-tool-pattern.ts'
import { parseToolPattern } from './parse-tool-pattern.ts'

describe('parseToolPattern', () => {
  it.each([
    ['Read', { tool: 'Read', match: 'any' }],
    ['Bash(*)', { tool: 'Bash', match: 'any' }],
    ['Bash()', { tool: 'Bash', match: 'any' }],
    ['Bash(git:*)', { tool: 'Bash', argument: 'git', match: 'prefix' }],
    ['Bash(gh pr:*)', { tool: 'Bash', argument: 'gh pr', match: 'prefix' }],
    ['Bash(infsh *)', { tool: 'Bash', argument: 'infsh', match: 'prefix' }],
    ['Bash(npm test)', { tool: 'Bash', argument: 'npm test', match: 'exact' }],
    [' mcp__github__create_issue ', { tool: 'mcp__github__create_issue', match: 'any' }],
  ])('reads %j', (text, pattern) => {
    expect(parseToolPattern(text)).toEqual(pattern)
  })

  it.each(['', '(git)', 'Bash(git', 'Bash git', '*', 'Bash(git) x'])('takes %j for no pattern', (text) => {
    expect(parseToolPattern(text)).toBeUndefined()
  })
})

// Decisions R-18: whole words, so that a prefix of letters opens nothing.
describe('matchesToolPattern', () => {
  it.each([
    ['Read', { tool: 'Read' }, true],
    ['Read', { tool: 'ReadAll' }, false],
    ['Bash(gh pr:*)', { tool: 'Bash', argument: 'gh pr view 1' }, true],
    ['Bash(gh pr:*)', { tool: 'Bash', argument: 'gh  pr' }, true],
    ['Bash(gh pr:*)', { tool: 'Bash', argument: 'gh prx' }, false],
    ['Bash(gh:*)', { tool: 'Bash', argument: 'ghx' }, false],
    ['Bash(gh:*)', { tool: 'Bash', argument: 'gh' }, true],
    ['Bash(gh:*)', { tool: 'Bash' }, false],
    ['Bash(npm test)', { tool: 'Bash', argument: 'npm test' }, true],
    ['Bash(npm test)', { tool: 'Bash', argument: 'npm test --all' }, false],
    ['Bash(*)', { tool: 'Bash', argument: 'anything' }, true],
  ])('%s, %j: %s', (text, call, expected) => {
    const pattern = parseToolPattern(text)
    expect(pattern !== undefined && matchesToolPattern(pattern, call)).toBe(expected)
  })
})
