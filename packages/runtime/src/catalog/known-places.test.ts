import { createFakeHost, createMemoryDisk } from '@metier/testing'
import { expect, it } from 'vitest'
import { createLivingConfiguration } from '../config/create-living-configuration.ts'
import { remoteSkillsDirectory } from '../remote-skills/remote-skills-directory.ts'
import { KnownPlaces } from './known-places.ts'
import { placesOf } from './places-of.ts'

function open(overrides: Readonly<Record<string, unknown>> = {}) {
  const { fileSystem, tree } = createMemoryDisk({ '/project/.git/HEAD': '' })
  const host = createFakeHost()
  const settings = (more: Readonly<Record<string, unknown>>) =>
    createLivingConfiguration({ fileSystem, host, cwd: '/project', overrides: more }).current()
  const configuration = settings(overrides)
  return { fileSystem, tree, host, settings, configuration, known: new KnownPlaces({ fileSystem, host }) }
}

it('gives the very list of before while nothing came or went', () => {
  const { known, configuration, tree } = open()
  const first = known.under(configuration)
  tree.write('/project/.agents/skills/a/SKILL.md', 'text')
  expect(known.under(configuration)).toBe(first)
})

it.each(['squad', 'ostwin', 'wundr', 'omni', 'btw', 'default'])('finds what a fresh look finds, under %s', (preset) => {
  const { known, configuration, tree, host, fileSystem } = open({ preset })
  const remote = `${remoteSkillsDirectory(host)}/skills/server/x/SKILL.md`
  known.under(configuration)
  for (const path of [
    '/project/.agents/war-rooms/r1/skills/c/SKILL.md',
    '/project/.squad/agents/one/skills/c/SKILL.md',
    '/project/.agents/roles/qa/skills/c/SKILL.md',
    remote,
  ]) {
    tree.write(path, 'text')
    expect(known.under(configuration)).toEqual(placesOf({ fileSystem, host, configuration }))
  }
  const owned = known.under(configuration).length
  tree.remove(`${remoteSkillsDirectory(host)}/skills/server`)
  expect(known.under(configuration)).toHaveLength(owned - 1)
})

it('looks anew under other settings', () => {
  const { known, configuration, settings } = open()
  known.under(configuration)
  const other = settings({ 'skills.load.extraDirs': ['/elsewhere'] })
  expect(known.under(other).map(({ root }) => root.path)).toContain('/elsewhere')
  expect(known.under(configuration).map(({ root }) => root.path)).not.toContain('/elsewhere')
})
