import { describe, expect, it } from 'vitest'
import { readExamples } from './read-examples.ts'

const page = [
  '# Page',
  '```sh setup',
  'echo "$ metier list" > file',
  '```',
  '```sh',
  '$ metier list',
  'one',
  '',
  '$ npm ci',
  'ignored',
  '$ metier show x   # exit 2',
  '```',
  '````markdown',
  '```sh',
  '$ metier never',
  '```',
  '````',
  '```sh service',
  '$ metier serve',
  '```',
].join('\n')

describe('readExamples', () => {
  it('reads setup, commands, their output and their exit status', () => {
    expect(readExamples(page).steps).toEqual([
      { kind: 'setup', script: 'echo "$ metier list" > file', line: 3 },
      { kind: 'command', command: 'metier list', line: 6, status: 0, output: ['one'] },
      { kind: 'command', command: 'metier show x', line: 11, status: 2, output: [] },
    ])
  })

  it('keeps services apart, and leaves blocks inside blocks alone', () => {
    expect(readExamples(page).services.map(({ command }) => command)).toEqual(['metier serve'])
  })

  it('reads programs, with what they print', () => {
    const text = ['```js', 'run()', '```', 'Prints:', '```text output', 'done', '```', '```js', 'more()', '```'].join(
      '\n',
    )
    expect(readExamples(text).steps).toEqual([
      { kind: 'program', source: 'run()', line: 2, output: ['done'] },
      { kind: 'program', source: 'more()', line: 9, output: [] },
    ])
  })

  it('refuses a block that is never closed', () => {
    expect(() => readExamples('```sh\n$ metier list')).toThrow('line 1')
  })
})
