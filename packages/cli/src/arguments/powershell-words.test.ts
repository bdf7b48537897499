import { describe, expect, it } from 'vitest'
import { parseArguments } from './parse-arguments.ts'
import { powershellWords } from './powershell-words.ts'

describe("OSTwin's verbs, as its documents type them", () => {
  it.each([
    [
      'OST-39: free text and tags',
      ['Invoke-SkillSearch', '-Query', 'testing', '-Tags', 'qa,automation'],
      { command: { name: 'search' }, input: { query: ['testing'], tags: ['qa', 'automation'] } },
    ],
    [
      'OST-40: a name and a named source',
      ['Install-Skill', '-Name', 'performance-testing', '-Source', 'clawhhub'],
      { command: { name: 'add' }, input: { source: 'clawhub:performance-testing' } },
    ],
    [
      'in any case, with a colon, beside options of ours',
      ['install-skill.ps1', '--dry-run', '-source:ClawhHub', '-NAME:pdf'],
      { command: { name: 'add' }, input: { source: 'clawhub:pdf', dryRun: true } },
    ],
  ])('%s', (_, words, expected) => {
    expect(parseArguments(words)).toMatchObject(expected)
  })

  it('leaves what is ours, and what has no value, as it was typed', () => {
    expect(powershellWords('add', ['-Name', 'x'])).toEqual(['-Name', 'x'])
    expect(powershellWords('Install-Skill', ['owner/repo', '-y'])).toEqual(['owner/repo', '-y'])
    expect(() => parseArguments(['Install-Skill', '-Name'])).toThrow('has no option')
  })
})
