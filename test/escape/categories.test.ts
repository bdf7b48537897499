import { readFileSync } from 'node:fs'
import { createFakeHost } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { createLimitsSandbox } from '../../packages/runtime/src/sandbox/limits/create-limits-sandbox.ts'
import { escapeAreas } from './all-cases.ts'
import { argumentPlaces, argumentsThatAreMore } from './cases/door-arguments.ts'
import { code } from './cases/door-code.ts'
import { linesNotAllowed } from './cases/door-lines.ts'
import { pathsOutside } from './cases/door-paths.ts'
import type { EscapeCase } from './escape-case.ts'

const programs = Object.values(escapeAreas).flat()
/** At the door: text that an author or a caller writes. Each argument is tried in every place. */
const written = [
  ...argumentsThatAreMore.flatMap((value) =>
    Object.entries(argumentPlaces).map(([place, pattern]) => ({ value, place, text: `${value}\n${pattern}` })),
  ),
  ...linesNotAllowed.map((value) => ({ value, place: '', text: value })),
]

/** What the values have beside the program that they want to run, which has signs of its own. */
const values = (pattern: RegExp) => written.filter(({ value }) => pattern.test(value.replaceAll(code, ''))).length
const breaking = (promise: EscapeCase['breaks']) => programs.filter(({ breaks }) => breaks === promise).length
const trying = (pattern: RegExp) => programs.filter(({ tries, program }) => pattern.test(`${tries}\n${program}`)).length

/** What people try, how often the tables try it, and how often they do at least. */
const categories: readonly (readonly [string, number, number])[] = [
  ['quoting', values(/["'\\]/), 100],
  ['newlines', values(/[\n\r\u2028]/), 40],
  ['substitution with $()', values(/\$\(/), 60],
  ['substitution with backticks', values(/`/), 20],
  ['globs', values(/[*?]|\[[a-z!]/), 40],
  ['here-documents', written.filter(({ text }) => text.includes('<<')).length, 40],
  ['quotes of other scripts', values(/[‘’“”＇]/u), 30],
  ['options', values(/^-|^git -/), 40],
  ['paths that climb', pathsOutside.filter((path) => path.includes('..')).length, 10],
  ['links', trying(/\blink\b|ln -s/) + pathsOutside.filter((path) => path.includes('link')).length, 8],
  ['fork bombs', breaking('process-count-capped'), 5],
  ['floods of output', breaking('output-capped'), 5],
  ['daemons in the background', breaking('group-killed'), 10],
  ['looks at the environment', breaking('environment-clean'), 8],
  ['reading of /proc', trying(/\/proc\//), 20],
  ['calls over the network', breaking('no-network') + breaking('network-by-host'), 30],
]

// WUN-103
describe('the ways out that are tried', () => {
  it.each(categories)('%s: %i, at least %i', (_, number, least) => {
    expect(number).toBeGreaterThanOrEqual(least)
  })

  it('are hundreds, none of them twice', () => {
    const all = [
      ...programs.map(({ tries }) => tries),
      ...written.map(({ value, place }) => `${place}: ${value}`),
      ...pathsOutside,
    ]
    expect(all.length).toBeGreaterThanOrEqual(200)
    expect(new Set(all).size).toBe(all.length)
  })

  it('are either tried with limits, or stand on the page as what limits do not stop', () => {
    const { promises } = createLimitsSandbox({ host: createFakeHost({ platform: 'linux' }) })
    const page = readFileSync(new URL('../../docs/containment.md', import.meta.url), 'utf8')
    const listed = page.slice(page.indexOf('these they do not stop')).matchAll(/^- \*\*.+?:\*\* (.+)\.$/gm)
    const open = [...listed].flatMap(([, list = '']) => list.split('; '))
    const untried = programs.filter(({ breaks }) => !promises.has(breaks)).map(({ tries }) => tries)
    expect(open).toEqual(untried)
    expect(untried.length).toBeLessThan(programs.length)
  })
})
