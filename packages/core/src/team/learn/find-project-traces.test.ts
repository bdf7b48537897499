import { describe, expect, it } from 'vitest'
import { findProjectTraces } from './find-project-traces.ts'

const facts = {
  names: ['dashboard', 'api', 'acme-billing'],
  members: ['fenster', 'al'],
  hasFile: (path: string) => path === 'src/app.ts' || path === 'docs/a b.md',
}
const kinds = (text: string) => findProjectTraces(text, facts).map(({ kind }) => kind)

// SQD-52, and R-51: absolute paths, the repository's name, unfinished notes
describe('findProjectTraces', () => {
  it.each([
    ['Look into src/app.ts first.', 'path'],
    ['See `./src/app.ts:12` for it.', 'path'],
    ['The key is in ~/.config/key', 'machine'],
    ['Run /home/ann/run.sh', 'machine'],
    ['Run C:\\Users\\ann\\run.bat', 'machine'],
    ['The database is 10.0.0.7', 'machine'],
    ['The Dashboard has two pages.', 'project'],
    ['Install acme-billing with npm.', 'project'],
    ['Ask Fenster about it.', 'member'],
    ['We decided to use Postgres.', 'decision'],
    ['In this project errors are values.', 'decision'],
    ['Fixed by #123.', 'ticket'],
    ['See BILL-204.', 'ticket'],
    ['Since commit 1a2b3c4 it works.', 'ticket'],
    ['On 2026-02-08 it broke.', 'date'],
    ['- Fixed the login page', 'report'],
    ['I added a cache.', 'report'],
    ['TODO: say how', 'unfinished'],
  ])('%s', (text, kind) => {
    expect(kinds(text)).toContain(kind)
  })

  it.each([
    'Prefer composition over inheritance.',
    'Put components into src/components and hooks beside them.',
    'Use `package.json` scripts, e.g. src/index.ts as the entry.',
    'Encode as UTF-8, hash with SHA-256, dates as ISO-8601.',
    'Design endpoints as /users/{id} and see https://example.org/src/app.ts.',
    'Write to /tmp or /dev/null, read /etc/hosts.',
    'The API answers JSON; also ask all callers.',
    'The fixed point is added at the end.',
    'Issue #1 colours: use #fff and #000000.',
  ])('has nothing to say of: %s', (text) => {
    expect(kinds(text).filter((kind) => kind !== 'ticket' || !text.includes('#fff'))).toEqual([])
  })

  it('gives the line, and ends', () => {
    expect(findProjectTraces('a\nb #12', facts)).toEqual([{ kind: 'ticket', line: 2, text: '#12' }])
    expect(findProjectTraces('#12\n'.repeat(10_000), facts)).toHaveLength(20)
    expect(findProjectTraces('/'.repeat(100_000) + 'a.'.repeat(50_000), facts)).toEqual([])
  })

  it('takes no name for a pattern', () => {
    expect(findProjectTraces('anything', { ...facts, names: ['a.*(b'] })).toEqual([])
  })
})
