import { MetierError, type Diagnostic, type FileSystem } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { configurationPaths } from './configuration-paths.ts'
import { loadConfiguration, type LoadConfigurationOptions } from './load-configuration.ts'

/** The settings of one project for as long as something runs. */
export interface LivingConfiguration {
  /** As last read; the same object until a file changed. */
  current(): Configuration
  /** Looks at the files of settings, and reads them again when one changed, came or went. */
  refresh(): Configuration
}

export interface LivingConfigurationOptions extends LoadConfigurationOptions {
  /** Another text after the user trusted something else: what a project may set depends on it. */
  readonly trustStamp?: () => string
}

/**
 * Reads the settings now, and follows them. While a file is broken the last good settings stay in force, all of them,
 * and `diagnostics` say so: a slip of the pen must neither loosen nor tighten what runs. Throws what
 * `loadConfiguration` throws, but only now and never later.
 */
export function createLivingConfiguration(options: LivingConfigurationOptions): LivingConfiguration {
  let current = loadConfiguration(options)
  const { projectRoot } = current
  const { host, fileSystem, administratorFile, trustStamp } = options
  const paths: readonly string[] = Object.values(configurationPaths({ host, projectRoot, administratorFile }))
  const stampAll = () => [...paths.map((path) => stampOf(fileSystem, path)), trustStamp?.() ?? ''].join('\n')
  let stamp = stampAll()
  return {
    current: () => current,
    refresh() {
      const now = stampAll()
      if (now === stamp) return current
      stamp = now
      current = reread({ ...options, projectRoot }, current)
      return current
    },
  }
}

function stampOf(fileSystem: FileSystem, path: string): string {
  try {
    const stat = fileSystem.stat(path)
    return stat === undefined ? '' : `${stat.identity} ${stat.size} ${stat.modified}`
  } catch (error) {
    if (error instanceof MetierError) return error.code
    throw error
  }
}

function reread(options: LoadConfigurationOptions, lastGood: Configuration): Configuration {
  try {
    const next = loadConfiguration(options)
    // Single values that do not fit are warnings; an error is a file that cannot be read as a whole.
    const errors = next.diagnostics.filter(({ severity }) => severity === 'error')
    return errors.length === 0 ? next : { ...lastGood, diagnostics: errors.map(keepsLastGood) }
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
    const { message, next: help } = error
    const problem: Diagnostic = { code: error.code, severity: 'error', message, ...(help !== undefined && { help }) }
    return { ...lastGood, diagnostics: [keepsLastGood(problem)] }
  }
}

function keepsLastGood(problem: Diagnostic): Diagnostic {
  return { ...problem, message: `${problem.message} The settings from before the change stay in force.` }
}
