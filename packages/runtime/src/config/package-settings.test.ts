import { createFakeHost, createMemoryDisk } from '@metier/testing'
import { expect, it } from 'vitest'
import { loadConfiguration } from './load-configuration.ts'

const paths = {
  administrator: '/etc/metier/config.yaml',
  user: '/home/user/.config/metier/config.yaml',
  project: '/project/metier.yaml',
} as const

/** The settings with these files, and with a project that is trusted or not. */
function load(files: Partial<Record<keyof typeof paths, object>>, isTrusted = false) {
  const written = Object.entries(files).map(([tier, content]) => [
    tier === 'administrator' || tier === 'user' ? paths[tier] : paths.project,
    JSON.stringify({ skills: { security: content } }),
  ])
  const { fileSystem } = createMemoryDisk({ '/project/.git/HEAD': '', ...Object.fromEntries(written) })
  const options = { fileSystem, host: createFakeHost(), cwd: '/project', isTrustedFile: () => isTrusted }
  return loadConfiguration(options).packages
}

const publishers = (name: string) => ({ publishers: { [name]: `key of ${name}` } })
const names = (settings: ReturnType<typeof load>) => settings.publishers.map(({ name }) => name).toSorted()

it('trusts nobody and requires nothing unless told', () => {
  expect(load({})).toEqual({ publishers: [], requireSignature: false, advisories: [], searchSources: [] })
})

it('an administrator’s publishers are all there are: nobody adds their own', () => {
  const settings = load(
    { administrator: publishers('acme'), user: publishers('evil'), project: publishers('evil') },
    true,
  )
  expect(names(settings)).toEqual(['acme'])
})

it('a user cannot put another key behind an administrator’s name', () => {
  const own = { publishers: { acme: 'evil' } }
  expect(load({ administrator: publishers('acme'), user: own }).publishers).toEqual([
    { name: 'acme', key: 'key of acme' },
  ])
})

it('nobody takes back that signatures are required, and everybody may require them', () => {
  const no = { requireSignature: false }
  const yes = { requireSignature: true }
  expect(load({ administrator: yes, user: no, project: no }, true).requireSignature).toBe(true)
  expect(load({ user: yes, project: no }).requireSignature).toBe(true)
  expect(load({ project: yes }).requireSignature).toBe(true)
})

it('a project names publishers and advisories once it is trusted, and not before', () => {
  const files = { user: publishers('me'), project: { ...publishers('acme'), advisories: ['https://example.test/a'] } }
  expect(names(load(files))).toEqual(['me'])
  expect(load(files).advisories).toEqual([])
  expect(names(load(files, true))).toEqual(['acme', 'me'])
  expect(load(files, true).advisories).toEqual(['https://example.test/a'])
})

it('the advisories of all files count: an administrator’s cannot be left out', () => {
  const settings = load({ administrator: { advisories: ['a'] }, user: { advisories: ['b'] } })
  expect([...settings.advisories].toSorted()).toEqual(['a', 'b'])
})
