import { arch, release } from 'node:os'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { shortenHome } from './shorten-home.ts'

const input = z.object({})

const output = z.object({
  schema: z.literal('metier.bug-report/1'),
  version: z.string(),
  node: z.string(),
  platform: z.string(),
  architecture: z.string(),
  release: z.string(),
  shell: z.string().nullable(),
  project: z.object({ root: z.string(), preset: z.string() }),
  settings: z.array(z.object({ key: z.string(), value: z.unknown(), origin: z.string() })).describe('Not the defaults'),
  variables: z.array(z.string()).describe('Names of the set environment variables that Metier reads, never values'),
  roots: z.array(z.object({ path: z.string(), scope: z.string(), skills: z.number().int() })),
  states: z.record(z.string(), z.number().int()),
  findings: z.record(z.string(), z.number().int()).describe('How often each code was found'),
})

export type BugReportOutput = z.infer<typeof output>

const readVariables = new Set([
  'XDG_CONFIG_HOME',
  'XDG_CACHE_HOME',
  'NO_COLOR',
  'FORCE_COLOR',
  'CODEX_HOME',
  'CLAUDE_CONFIG_DIR',
])

function count(words: Iterable<string>): Record<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

// Which skills somebody has is nobody's business.
function withoutSkillName(key: string): string {
  return key.replace(/^skills\.entries\..*(\.[A-Za-z]+)$/, 'skills.entries.*$1')
}

/** Facts for a bug report: no names or texts of skills, no values of secrets, no path of the home directory. */
export const bugReport = defineOperation({
  name: 'bug-report',
  summary: 'Print what a bug report needs, without secrets',
  group: 'seeing',
  effects: ['read'],
  surfaces: ['cli'],
  input,
  output,
  examples: [{ command: 'bug-report', explains: 'read it through, then paste it into the report' }],
  handler: async (_input, context) => {
    const { configuration, host, version } = context
    const service = await context.catalog()
    const catalog = service.snapshot()
    const view = service.view()
    const inRoot = count([...catalog.candidates.values()].map(({ root }) => root.path))
    const facts = {
      schema: 'metier.bug-report/1' as const,
      version: version ?? 'unknown',
      node: process.version,
      platform: host.platform,
      architecture: arch(),
      release: release(),
      shell: host.environment.SHELL ?? null,
      project: { root: configuration.projectRoot, preset: configuration.preset },
      settings: configuration.values
        .filter(({ origin }) => origin !== 'default')
        .map(({ key, value, origin }) => ({ key: withoutSkillName(key), value, origin })),
      variables: Object.keys(host.environment)
        .filter((name) => name.startsWith('METIER_') || readVariables.has(name))
        .toSorted(),
      roots: catalog.roots
        .filter(({ path }) => (inRoot[path] ?? 0) > 0)
        .map(({ path, scope }) => ({ path, scope, skills: inRoot[path] ?? 0 })),
      states: count(view.all.map(({ state, shadowedBy }) => (shadowedBy === undefined ? state : 'shadowed'))),
      findings: count(
        [
          ...configuration.diagnostics,
          ...catalog.problems,
          ...[...catalog.candidates.values()].flatMap(({ diagnostics }) => diagnostics),
        ].map(({ code }) => code),
      ),
    }
    return shortenHome(facts, host.home)
  },
})
