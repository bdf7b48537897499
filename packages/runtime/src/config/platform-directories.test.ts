import { createFakeHost } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { platformDirectories } from './platform-directories.ts'

describe('platformDirectories', () => {
  it.each([
    ['linux', '/home/user', {}, '/home/user/.config/metier', '/home/user/.cache/metier', '/etc/metier/config.yaml'],
    [
      'linux',
      '/home/user',
      { XDG_CONFIG_HOME: '/c', XDG_CACHE_HOME: '/k' },
      '/c/metier',
      '/k/metier',
      '/etc/metier/config.yaml',
    ],
    [
      'darwin',
      '/Users/u',
      {},
      '/Users/u/Library/Application Support/metier',
      '/Users/u/Library/Caches/metier',
      '/Library/Application Support/metier/config.yaml',
    ],
    [
      'win32',
      'C:\\Users\\u',
      { APPDATA: 'D:\\Roaming', LOCALAPPDATA: 'D:\\Local', ProgramData: 'D:\\Data' },
      'D:\\Roaming\\metier',
      'D:\\Local\\metier\\cache',
      'D:\\Data\\metier\\config.yaml',
    ],
  ])('on %s in %s with %j', (platform, home, environment, configuration, cache, administratorFile) => {
    const host = createFakeHost({ platform, home, environment })
    expect(platformDirectories(host)).toMatchObject({ configuration, cache, administratorFile })
  })

  it.each([
    ['linux', '/home/user', {}, '/home/user/.local/state/metier'],
    ['linux', '/home/user', { XDG_STATE_HOME: '/s' }, '/s/metier'],
    ['darwin', '/Users/u', {}, '/Users/u/Library/Application Support/metier'],
    ['win32', 'C:\\Users\\u', { LOCALAPPDATA: 'D:\\Local' }, 'D:\\Local\\metier\\state'],
  ])('keeps logs and jobs on %s in %s with %j', (platform, home, environment, state) => {
    expect(platformDirectories(createFakeHost({ platform, home, environment })).state).toBe(state)
  })

  it('ignores a relative variable, which would depend on where one stands', () => {
    const host = createFakeHost({ environment: { XDG_CONFIG_HOME: 'relative' } })
    expect(platformDirectories(host).configuration).toBe('/home/user/.config/metier')
  })
})
