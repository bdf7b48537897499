import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path.endsWith('.ts') && existsSync(join(root, path)))

const isTest = (path: string) => /\.(?:test|case)\.ts$/.test(path)
const isData = (path: string) => /\/(?:dialects|generated)\//.test(path)
const sources = files.filter((path) => !isTest(path))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const lines = (path: string) => read(path).split('\n').length
const packageOf = (path: string) => path.split('/')[1] ?? ''

/** What each package may import: this table is the one in docs/architecture.md. */
const allowed: Record<string, readonly string[]> = {
  core: [],
  testing: ['core'],
  runtime: ['core'],
  agents: ['core'],
  operations: ['core', 'runtime', 'agents'],
  server: ['core', 'runtime', 'operations'],
  web: [],
  cli: ['core', 'runtime', 'agents', 'operations', 'server'],
}

/**
 * Who starts processes, and for what. A program of a skill or an agent is started by the first two alone: they keep from it
 * what whoever started Metier had open.
 */
const starters: Readonly<Record<string, string>> = {
  'packages/runtime/src/process/spawn-group.ts': 'programs of skills, in every sandbox',
  'packages/agents/src/process/start-agent-process.ts': 'agents',
  'packages/runtime/src/process/kill-group.ts': 'taskkill of Windows',
  'packages/runtime/src/sandbox/bubblewrap/start-keeper.ts': 'our shell that ends what a killed Metier leaves',
  'packages/runtime/src/sandbox/bubblewrap/find-bubblewrap.ts': 'bubblewrap, as a trial',
  'packages/runtime/src/commands/host/find-python.ts': "the user's Python, for its path",
  'packages/runtime/src/fetch/run-program.ts': 'git',
  'packages/runtime/src/credentials/docker-authorization.ts': "the user's helper for passwords",
  'packages/runtime/src/jobs/process-identity.ts': 'ps',
  'packages/cli/src/start-worker.ts': 'Metier itself',
  'packages/cli/src/refresh-behind.ts': 'Metier itself',
  'packages/cli/src/recall/keep-behind.ts': 'Metier itself',
  'packages/cli/src/commands/serve-detached.ts': 'Metier itself',
}

function imports(path: string): string[] {
  return [...read(path).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
}

describe('the shape of the house', () => {
  it('imports point down only', () => {
    const wrong = sources.flatMap((path) =>
      imports(path)
        .filter((name) => name.startsWith('@metier/'))
        .map((name) => name.split('/')[1] ?? '')
        .filter((name) => !allowed[packageOf(path)]?.includes(name))
        .map((name) => `${path} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('starts processes only where it is known what they are', () => {
    const found = sources
      .filter((path) => packageOf(path) !== 'testing')
      .filter((path) => imports(path).includes('node:child_process'))
    expect(found.toSorted()).toEqual(Object.keys(starters).toSorted())
  })

  it('core is pure', () => {
    const wrong = sources
      .filter((path) => packageOf(path) === 'core')
      .filter((path) => imports(path).some((name) => name.startsWith('node:') || name === 'fs' || name === 'path'))
    expect(wrong).toEqual([])
  })

  it('no import leaves its package by a relative path', () => {
    const wrong = files.flatMap((path) =>
      imports(path)
        .filter((name) => name.startsWith('.'))
        .map((name) => relative(root, join(root, dirname(path), name)))
        .filter((target) => target.startsWith('packages/') && packageOf(target) !== packageOf(path))
        .map((target) => `${path} reaches into ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('zod stays out of the reading path of core', () => {
    const wrong = sources
      .filter((path) => packageOf(path) === 'core' && !path.includes('/schema/'))
      .filter((path) => imports(path).includes('zod'))
    expect(wrong).toEqual([])
  })

  it('every room of core, runtime and server stands on the map', () => {
    const map = read('docs/architecture.md')
    const rooms = new Set(
      sources
        .map((path) => path.split('/'))
        .filter((parts) => parts.length > 4)
        .map((parts) => parts[3] ?? ''),
    )
    expect([...rooms].filter((room) => !map.includes(`${room}/`))).toEqual([])
  })

  it('files are small', () => {
    const counted = sources.filter((path) => !isData(path))
    const sorted = counted.map(lines).toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
    expect(counted.filter((path) => lines(path) > 500)).toEqual([])
    expect(at(0.9)).toBeLessThanOrEqual(300)
    expect(at(0.5)).toBeLessThanOrEqual(75)
  })

  it('files are named in kebab-case and hold one exported thing of that name', () => {
    const wrong = sources
      .filter((path) => !isData(path) && basename(path) !== 'index.ts' && basename(path) !== 'main.ts')
      .filter((path) => {
        const values = [...read(path).matchAll(/^export (?:async |abstract )?(?:function|const|class) (\w+)/gm)].map(
          (match) => match[1] ?? '',
        )
        const expected = basename(path, '.ts').replaceAll('-', '').toLowerCase()
        return values.length > 0 && !values.some((name) => [expected, `${expected}s`].includes(name.toLowerCase()))
      })
    expect(wrong).toEqual([])
  })

  it('nothing in the tree names a machine', () => {
    const all = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((path) => /\.(?:ts|mjs|js|json|md|yaml|yml|tsv)$/.test(path) && existsSync(join(root, path)))
    // A checkout may stand where everybody's files do; those places are no machine's own.
    const common = new Set(['/', '/tmp', '/var/tmp', '/home', '/root', '/opt', '/srv'])
    const places = [root, dirname(root)].filter((place) => !common.has(place))
    // A path in somebody's repository can end in the same names.
    const inPath = /[\w.-]/
    const isNamed = (text: string, place: string) =>
      text.split(`${place}/`).some((part, index, parts) => index + 1 < parts.length && !inPath.test(part.at(-1) ?? ''))
    const wrong = all.filter((path) => places.some((place) => isNamed(read(path), place)))
    expect(wrong).toEqual([])
  })
})
