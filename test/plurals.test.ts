import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What is counted in messages. */
const things =
  'agent|argument|byte|change|character|command|directorie|document|draft|entrie|error|file|finding|folder|host|issue|' +
  'job|key|layer|line|link|lock|member|page|pair|place|problem|program|question|record|reference|resource|role|room|' +
  'rule|sample|second|server|skill|term|test|time|token|use|value|warning|word'

/** Bounds are never one, and what is asked for by its group is no number. */
const isNoCount = /(?:most|least|largest|longest|limit|maximum|minimum|usual)|^groupOf/i
/** The two that count; the page has nothing of the other packages. */
const counters = /^packages\/(?:core|web)\/src\/text\/plural\.ts$/

const byHand = [
  // `${count} skills`: says "1 skills".
  new RegExp(String.raw`\$\{(?<count>[^{}]*)\} (?:more |other )?(?:${things})s\b`, 'g'),
  // `${count} skill(s)`, `skill${count === 1 ? '' : 's'}`, `count === 1 ? '1 skill' : …`
  new RegExp(String.raw`\b(?:${things})\(s\)`, 'g'),
  /=== 1 \? ''\s*: 's'|=== 1 \? ['`]1 |!== 1 \? 's'|> 1 \? 's'/g,
]

it('how many there are of a thing is written by one function, which knows of one', () => {
  const files = execFileSync('git', ['ls-files', '-z', 'packages/*/src/*'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(
      (path) =>
        path.endsWith('.ts') && !counters.test(path) && !/\.(?:test|case)\.ts$|\/generated\/|\/contract\//.test(path),
    )
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((path) => {
    const text = readFileSync(`${root}/${path}`, 'utf8')
    return byHand.flatMap((pattern) =>
      [...text.matchAll(pattern)]
        .filter(({ groups }) => groups?.['count'] === undefined || !isNoCount.test(groups['count']))
        .map(([match]) => `${path}: ${match}`),
    )
  })
  expect(found).toEqual([])
})
