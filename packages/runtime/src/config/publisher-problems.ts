import type { Diagnostic } from '@metier/core'
import { readPublisherKey } from '../signature/read-publisher-key.ts'
import type { ConfigurationLayer } from './configuration-layer.ts'
import { settingName } from './setting-name.ts'

/** Publishers of one layer whose key cannot be read: nothing that they sign would ever be trusted, and nobody would see why. */
export function publisherProblems({ settings, path: file }: ConfigurationLayer): readonly Diagnostic[] {
  return settings.flatMap(({ path, value, range }): readonly Diagnostic[] => {
    const [first, second, third, name] = path
    const isPublisher = first === 'skills' && second === 'security' && third === 'publishers' && name !== undefined
    if (!isPublisher || typeof value !== 'string' || readPublisherKey(value) !== undefined) return []
    return [
      {
        code: 'invalid-config',
        severity: 'warning',
        message: `${settingName(path)} is no public Ed25519 key, so that nothing signed by ${name} is trusted.`,
        help: 'Put the line of their `.pub` file here, which begins with `ssh-ed25519`, or a public key in PEM form.',
        ...(file !== undefined && { path: file }),
        ...(range && { range }),
      },
    ]
  })
}
