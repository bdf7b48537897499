import { MetierError, setInSettings } from '@metier/core'
import { configurationPaths, loadConfiguration, readSettingsBytes } from '@metier/runtime'
import { overlayFiles } from './change/overlay-files.ts'
import { writeSettings } from './change/write-settings.ts'
import type { OperationContext } from './operation-context.ts'

const key = 'search.usage'

/**
 * Says in the user's own settings whether uses of skills are counted. Throws `invalid-config` for a file that cannot be
 * edited, `refused` where another file says otherwise and comes first.
 */
export function countUses(to: 'on' | 'off', context: OperationContext): void {
  const { host, fileSystem, configuration, cwd } = context
  const { user: path } = configurationPaths({ host, projectRoot: configuration.projectRoot })
  const before = textOf(readSettingsBytes(fileSystem, path) ?? new Uint8Array(), path)
  const after = setInSettings(before, { path: ['search', 'usage'], value: to })
  if (after === undefined) throw spoiled(path)
  const edits = [{ path, before, after }]
  const next = loadConfiguration({
    host,
    cwd,
    projectRoot: configuration.projectRoot,
    fileSystem: overlayFiles(fileSystem, edits),
    isTrustedFile: () => configuration.projectTrusted,
  })
  if (next.search.usage !== to) {
    const said = next.values.find((each) => each.key === key)
    throw new MetierError({
      code: 'refused',
      message: `${said?.path ?? said?.origin ?? 'Another setting'} says otherwise and comes first.`,
      next: `Change ${key} there.`,
    })
  }
  if (after !== before) writeSettings(edits, context)
}

function textOf(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw spoiled(path)
  }
}

function spoiled(path: string): MetierError {
  return new MetierError({
    code: 'invalid-config',
    message: `${path} cannot be edited without the risk of spoiling it.`,
    next: `Correct the file first, or write ${key} into it by hand; nothing was changed.`,
  })
}
