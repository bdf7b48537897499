import { createFakeHost, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { createLivingConfiguration } from './create-living-configuration.ts'

const project = '/project/metier.yaml'
const user = '/home/user/.config/metier/config.yaml'
const administratorFile = '/etc/metier/config.yaml'

function live(files: Readonly<Record<string, string>> = {}) {
  const { fileSystem, tree } = createMemoryDisk({ '/project/.git/HEAD': '', ...files })
  const host = createFakeHost()
  return { tree, settings: createLivingConfiguration({ fileSystem, host, cwd: '/project', administratorFile }) }
}

describe('settings that are followed', () => {
  it('are the same object until a file changes', () => {
    const { settings, tree } = live({ [project]: 'skills: { enabled: false }' })
    const first = settings.current()
    expect(first.catalog.enabled).toBe(false)
    expect(settings.refresh()).toBe(first)
    tree.write(project, 'skills: { enabled: true, load: { watch: false } }')
    expect(settings.current()).toBe(first)
    expect(settings.refresh().catalog.enabled).toBe(true)
    expect(settings.current()).not.toBe(first)
  })

  it.each([project, user, administratorFile])('notice %s when it comes and when it goes', (path) => {
    const { settings, tree } = live()
    tree.write(path, 'skills: { enabled: false }')
    expect(settings.refresh().catalog.enabled).toBe(false)
    tree.remove(path)
    expect(settings.refresh().catalog.enabled).toBe(true)
  })

  it.each([project, user, administratorFile])('stay as they were while %s is broken, and say so', (path) => {
    const { settings, tree } = live({ [path]: 'skills: { enabled: false }' })
    tree.write(path, 'skills: { enabled: ')
    const broken = settings.refresh()
    expect(broken.catalog.enabled).toBe(false)
    expect(broken.diagnostics).toMatchObject([
      { severity: 'error', message: expect.stringContaining('from before the change stay in force') },
    ])
    expect(settings.refresh()).toBe(broken)
    tree.write(path, 'skills: { enabled: true }')
    expect(settings.refresh()).toMatchObject({ catalog: { enabled: true }, diagnostics: [] })
  })

  it('leave a single wrong value out, as at the start', () => {
    const { settings, tree } = live()
    tree.write(project, 'skills: { enabled: maybe }\nmcp: { policy: block }')
    const { mcpPolicy, diagnostics } = settings.refresh()
    expect(mcpPolicy).toBe('block')
    expect(diagnostics).toMatchObject([{ severity: 'warning' }])
  })
})
