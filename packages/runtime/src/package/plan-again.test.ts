import type { IncomingSkill, InstallPlan, LockFile } from '@metier/core'
import { createFakeHost, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfiguration } from '../config/load-configuration.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { openStore } from '../store/open-store.ts'
import type { InstallPreparedOptions } from './install-prepared.ts'
import { installSite } from './install-site.ts'
import { planAgain } from './plan-again.ts'
import { planPrepared } from './plan-prepared.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ 'project/.git/HEAD': '' })
})
afterEach(() => tree.cleanUp())

const fileSystem = createNodeFileSystem()
const writer = createNodeFileWriter()
const entry = { source: './s', sourceType: 'local', skillPath: 'pdf/SKILL.md', computedHash: 'x' }
const incoming: readonly IncomingSkill[] = [{ name: 'pdf', digest: `sha256:${'a'.repeat(64)}`, entry }]
const empty: LockFile = { skills: new Map(), extra: {} }

function optionsFor(): InstallPreparedOptions {
  const host = createFakeHost({ home: tree.at('home'), environment: { HOME: tree.at('home') } })
  const configuration = loadConfiguration({ fileSystem, host, cwd: tree.at('project'), overrides: {} })
  const home = tree.at('project/.agents/skills')
  const site = installSite({ fileSystem, writer, host, configuration, scope: 'project', home })
  const places = [
    { root: home, agents: [], form: 'files' },
    { root: tree.at('project/.claude/skills'), agents: ['claude-code'], form: 'link' },
  ] as const
  return { fileSystem, store: openStore({ fileSystem, host }), site, incoming, places: [...places], overwrite: false }
}

const stepsOf = ({ steps, refusals }: InstallPlan) => [
  ...steps.map(({ action }) => action),
  ...refusals.map(({ why }) => why),
]

describe('a plan that was shown', () => {
  it('is the one that is carried out, where nothing was there then and is there now', () => {
    const options = optionsFor()
    const shown = { plan: planPrepared(options, empty), lock: empty }
    expect(stepsOf(shown.plan)).toEqual(['create', 'create'])
    expect(planAgain(options, empty, shown)).toBe(shown.plan)
    expect(planAgain(options, empty)).toEqual(shown.plan)
  })

  it.each<[string, () => LockFile, readonly string[]]>([
    [
      'a skill in its place',
      () => {
        tree.write('project/.agents/skills/pdf/SKILL.md', 'mine')
        return empty
      },
      ['not-ours', 'create'],
    ],
    [
      'something in the folder of an agent',
      () => {
        tree.write('project/.claude/skills/pdf/SKILL.md', 'mine')
        return empty
      },
      ['create', 'not-ours'],
    ],
    [
      'it in the lock',
      () => ({ ...empty, skills: new Map([['pdf', { ...entry, source: './t' }]]) }),
      ['create', 'create'],
    ],
  ])('is made anew when somebody put %s meanwhile', (_what, change, expected) => {
    const options = optionsFor()
    const shown = { plan: planPrepared(options, empty), lock: empty }
    const lock = change()
    const again = planAgain(options, lock, shown)
    expect(again).not.toBe(shown.plan)
    expect(stepsOf(again).toSorted()).toEqual(expected.toSorted())
  })
})
