import { MetierError } from '@metier/core'
import { describe, expect, it } from 'vitest'
import { columns } from './columns.ts'
import { renderError } from './render-error.ts'
import { shortPath } from './short-path.ts'
import { chooseStyle } from './choose-style.ts'
import { createTerminalJournal } from './create-terminal-journal.ts'

const plain = chooseStyle({ isTerminal: false, environment: {}, color: true })

describe('chooseStyle', () => {
  it.each([
    ['a terminal', true, {}, true, true],
    ['a pipe', false, {}, true, false],
    ['NO_COLOR', true, { NO_COLOR: '1' }, true, false],
    ['an empty NO_COLOR', true, { NO_COLOR: '' }, true, true],
    ['FORCE_COLOR in a pipe', false, { FORCE_COLOR: '1' }, true, true],
    ['FORCE_COLOR=0', false, { FORCE_COLOR: '0' }, true, false],
    ['--no-color over FORCE_COLOR', true, { FORCE_COLOR: '1' }, false, false],
    ['a dumb terminal', true, { TERM: 'dumb' }, true, false],
  ])('%s', (_case, isTerminal, environment, color, expected) => {
    expect(chooseStyle({ isTerminal, environment, color }).red('x') !== 'x').toBe(expected)
  })
})

describe('columns', () => {
  it('aligns, and wraps the right column under itself', () => {
    const rows = [
      { left: 'a', right: 'short' },
      { left: 'bbbb', right: 'one two three four five six' },
    ]
    expect(columns(rows, { indent: 2, width: 30 })).toBe('  a     short\n  bbbb  one two three four\n        five six')
  })

  it('puts the text of an overlong row on the next line', () => {
    const rows = [
      { left: 'x'.repeat(40), right: 'text' },
      { left: 'y', right: 'more' },
    ]
    const lines = columns(rows, { indent: 0, width: 80 }).split('\n')
    expect(lines).toEqual(['x'.repeat(40), `${' '.repeat(36)}text`, `y${' '.repeat(35)}more`])
  })
})

describe('shortPath', () => {
  const page = { cwd: '/home/ada/shop', home: '/home/ada' }

  it.each([
    ['/home/ada/shop/skills/a', 'skills/a'],
    ['/home/ada/shop', '.'],
    ['/home/ada/shopping', '~/shopping'],
    ['/home/ada', '~'],
    ['/home/adam/x', '/home/adam/x'],
    ['/etc/x', '/etc/x'],
  ])('writes %s as %s', (path, shown) => {
    expect(shortPath(path, page)).toBe(shown)
  })
})

describe('renderError', () => {
  const error = new MetierError({
    code: 'refused',
    message: 'No.',
    next: 'Ask somebody else.',
    data: { directory: '/x' },
  })

  it('says what, the code, and what to do next, with the status of the table', () => {
    const { status, text } = renderError(error, plain, { verbose: false })
    expect(text).toBe('error No. [refused]\n  next Ask somebody else.\n')
    expect(status).toBe(3)
  })

  it('is an object with --json', () => {
    expect(JSON.parse(renderError(error, plain, { verbose: false }).json)).toEqual({
      schema: 'metier.error/1',
      error: { code: 'refused', message: 'No.', next: 'Ask somebody else.', data: { directory: '/x' } },
    })
  })

  it('tells a fault of ours from one of the user, and where it was only with --verbose', () => {
    const thrown = new RangeError('off by one')
    const short = renderError(thrown, plain, { verbose: false })
    expect(short.status).toBe(4)
    expect(short.text).toContain('inside Metier: off by one')
    expect(short.text).toContain('metier bug-report')
    expect(short.text).not.toContain('terminal.test')
    expect(renderError(thrown, plain, { verbose: true }).text).toContain('terminal.test')
    expect(renderError('a string', plain, { verbose: false }).text).toContain('a string')
  })

  it('lets no message move the cursor', () => {
    const hostile = new MetierError({ code: 'not-found', message: 'gone \u001B[2J' })
    expect(renderError(hostile, plain, { verbose: false }).text).not.toContain('\u001B')
  })
})

function journalLines(options: { verbose: boolean; quiet: boolean }): string[] {
  const written: string[] = []
  const stream = { write: (chunk: string | Uint8Array) => written.push(String(chunk)) }
  const journal = createTerminalJournal(stream, { ...options, color: true, variables: {} })
  for (const level of ['error', 'warn', 'info', 'debug'] as const) journal.write(level, `one ${level}`, { n: 1 })
  return written
}

describe('createTerminalJournal', () => {
  it('shows warnings, not notes', () => {
    expect(journalLines({ verbose: false, quiet: false })).toEqual(['error one error\n', 'warn one warn\n'])
  })

  it('shows errors alone with --quiet', () => {
    expect(journalLines({ verbose: false, quiet: true })).toEqual(['error one error\n'])
  })

  it('shows everything with its facts with --verbose', () => {
    const written = journalLines({ verbose: true, quiet: false })
    expect(written).toHaveLength(4)
    expect(written[3]).toBe('debug one debug {"n":1}\n')
  })
})
