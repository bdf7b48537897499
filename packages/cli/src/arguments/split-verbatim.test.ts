import { describe, expect, it } from 'vitest'
import type { CommandSpecification } from '../table/command-specification.ts'
import { splitVerbatim } from './split-verbatim.ts'

const command: CommandSpecification = {
  name: 'call',
  summary: '',
  group: 'running',
  positionals: [],
  options: [{ key: 'role', flag: 'role', type: 'string', summary: '' }],
  examples: [],
}

function split(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

describe('splitVerbatim', () => {
  it.each([
    ['git.x --message a --json', 'git.x --json', '--message a'],
    ['--role qa git.x --role dev', '--role qa git.x', '--role dev'],
    ['--json git.x --no-color word', '--json git.x --no-color', 'word'],
    ['git.x -n 5 -C dir', 'git.x', '-n 5 -C dir'],
    ['-C dir git.x', '-C dir git.x', ''],
    ['git.x --cwd dir --cwd=other y', 'git.x --cwd dir --cwd=other', 'y'],
    ['git.x a -- --json', 'git.x', 'a -- --json'],
    ['-- git.x --json', 'git.x', '--json'],
    ['', '', ''],
  ])('%j: its own are %j, handed on are %j', (line, own, rest) => {
    expect(splitVerbatim(command, split(line))).toEqual({ own: split(own), rest: split(rest) })
  })
})
