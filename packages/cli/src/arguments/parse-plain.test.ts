import { array, assert, constant, constantFrom, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commands } from '../table/commands.ts'
import { parseCommand } from './parse-command.ts'
import { parsePlain } from './parse-plain.ts'

const flagsOf = ({ options }: (typeof commands)[number]) => options.flatMap(({ flag }) => [`--${flag}`, `--no-${flag}`])
const others = '--json --no-color --color --verbose --quiet -v -q -aq -- word other a,b --cwd --jso'.split(' ')
const choicesOf = ({ options }: (typeof commands)[number]) => options.flatMap(({ choices = [] }) => choices)
/** A command with words most of which it knows. */
const calls = constantFrom(...commands).chain((command) =>
  tuple(
    constant(command),
    array(constantFrom(...flagsOf(command), ...choicesOf(command), ...others, ''), { maxLength: 6 }),
  ),
)

describe('parsePlain', () => {
  it('reads what it takes as the parser of command lines does', () => {
    expect.hasAssertions()
    assert(
      property(calls, ([command, given]) => {
        const plain = parsePlain(command, given)
        expect(plain).toEqual(plain && parseCommand(command, given))
      }),
      { numRuns: 1000 },
    )
  })

  it('takes options with a value, and words where a command takes some', () => {
    const add = commands.find(({ name }) => name === 'add')
    if (add === undefined) throw new TypeError('There is no `add`.')
    const read = (...given: readonly string[]) => parsePlain(add, given)
    expect(read('./x', '--agent', 'codex', '--agent', 'a, b', '--yes', '--path', 'p', '--path', 'q')).toMatchObject({
      input: { source: './x', agent: ['codex', 'a', 'b'], yes: true, path: 'q' },
    })
    expect(read()).toMatchObject({ input: {} })
    for (const refused of [
      ['a', 'b'],
      ['a', '--agent'],
      ['a', '--agent', '--yes'],
      ['a', '--agent=codex'],
    ])
      expect(read(...refused)).toBeUndefined()
  })

  it('takes each of the values that an option can have, and leaves others to who says so', () => {
    const valued = commands.flatMap((command) => command.options.map((option) => ({ command, option })))
    const words = valued.flatMap(({ command, option: { flag, choices = [] } }) =>
      choices.map((choice) => ({ command, given: [`--${flag}`, choice] })),
    )
    const isTaken = ({ command, given }: (typeof words)[number]) => {
      const others = command.positionals.filter(({ required }) => required).map(() => 'word')
      return parsePlain(command, [...given, ...others]) !== undefined
    }
    expect(words.length).toBeGreaterThan(20)
    expect(words.filter((each) => isTaken(each)).length).toBeGreaterThan(words.length / 2)
    expect(words.map(({ command, given }) => ({ command, given: [given[0] ?? '', 'other'] })).filter(isTaken)).toEqual(
      [],
    )
  })

  it('takes the usual calls', () => {
    const list = commands.find(({ name }) => name === 'list')
    if (list === undefined) throw new TypeError('There is no `list`.')
    expect(parsePlain(list, [])).toMatchObject({ input: {}, global: { json: false, color: true } })
    expect(parsePlain(list, ['--all', '--json'])).toMatchObject({ input: { all: true }, global: { json: true } })
    expect(parsePlain(list, ['--no-color'])).toMatchObject({ global: { color: false } })
    expect(parsePlain(list, ['--al'])).toBeUndefined()
    expect(parsePlain(list, ['word'])).toBeUndefined()
  })

  it('takes any words behind two dashes, where a command takes words', () => {
    const find = commands.find(({ name }) => name === 'find')
    if (find === undefined) throw new TypeError('There is no `find`.')
    expect(parsePlain(find, ['--json', 'a', '--', 'b', '--quiet', '--'])).toMatchObject({
      input: { query: ['a', 'b', '--quiet', '--'] },
      global: { json: true, quiet: false },
    })
    expect(parsePlain(find, ['--json', '--'])).toBeUndefined()
  })
})
