import { createHash } from 'node:crypto'
import type { FileSystem, Host } from '@metier/core'
import type { Configuration, ConfigurationOrigin } from '../configuration.ts'
import { buildConfiguration } from './build-configuration.ts'
import { defaultLayer } from './default-layer.ts'
import { presetLayer } from './preset-layer.ts'
import { configurationPaths } from './configuration-paths.ts'
import { commandLineLayer } from './command-line-layer.ts'
import type { ConfigurationLayer } from './configuration-layer.ts'
import { findProjectRoot } from './find-project-root.ts'
import { effectiveKey, mergeLayers } from './merge-layers.ts'
import { readLayer } from './read-layer.ts'
import { readSettingsBytes } from './read-settings-bytes.ts'
import { applyAdministrator } from './apply-administrator.ts'
import { restrictLayer, withoutForbidden } from './restrict-layer.ts'

export interface LoadConfigurationOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  /** Absolute directory the user stands in. */
  readonly cwd: string
  /** Instead of the nearest directory upwards that looks like a project. */
  readonly projectRoot?: string
  /** Values by dotted key that the user gave for this call. */
  readonly overrides?: Readonly<Record<string, unknown>>
  /** Did the user trust this very content of the project's file? Nobody did, unless told. */
  readonly isTrustedFile?: (file: TrustedFile) => boolean
  /** Defaults to the platform's; for tests and packagers. */
  readonly administratorFile?: string
}

export interface TrustedFile {
  /** Absolute root of the project. */
  readonly projectRoot: string
  readonly path: string
  /** `sha256:` and 64 hex digits of its bytes. */
  readonly digest: string
}

/**
 * Reads the settings: administrator, command line, project, user, preset, default; the first that has a
 * value wins, but that what others may tighten they may tighten below an administrator too. Throws `usage` for an override that does not fit and `invalid-config` when an
 * administrator's file cannot be read.
 */
export function loadConfiguration(options: LoadConfigurationOptions): Configuration {
  const { fileSystem, host, cwd } = options
  const { home } = host
  const projectRoot = options.projectRoot ?? findProjectRoot({ fileSystem, start: cwd, home })
  const paths = configurationPaths({ host, projectRoot, administratorFile: options.administratorFile })
  const read = (origin: ConfigurationOrigin, path: string) => readFile(fileSystem, { origin, path, home })

  const administrator = read('administrator', paths.administrator)
  const user = read('user', paths.user)
  const projectFile = read('project', paths.project)
  const commandLine = commandLineLayer({ overrides: options.overrides ?? {}, cwd, home })

  const stronger = [commandLine, ...(administrator ? [administrator.layer] : [])]
  const named = mergeLayers([defaultLayer(), ...present(user), ...present(projectFile), ...stronger])
  const preset = presetLayer(String(named.get(effectiveKey(['preset']))?.setting.value))
  const weaker = [defaultLayer(), preset, ...present(user)]

  const digest = projectFile?.digest
  const projectTrusted =
    projectFile !== undefined &&
    digest !== undefined &&
    options.isTrustedFile?.({ projectRoot, path: paths.project, digest }) === true
  const own = projectFile && withoutForbidden(projectFile.layer)
  const project = own && (projectTrusted ? own : restrict(own, projectRoot, weaker))
  return buildConfiguration({
    projectRoot,
    projectTrusted,
    effective: applyAdministrator(
      mergeLayers([...weaker, ...(project ? [project] : []), commandLine]),
      administrator?.layer,
    ),
    files: [administrator?.layer, project, user?.layer].filter((layer) => layer !== undefined),
  })
}

interface ReadFile {
  readonly layer: ConfigurationLayer
  readonly digest: string
}

function readFile(
  fileSystem: FileSystem,
  options: { readonly origin: ConfigurationOrigin; readonly path: string; readonly home: string },
): ReadFile | undefined {
  const bytes = readSettingsBytes(fileSystem, options.path)
  if (bytes === undefined) return undefined
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`
  return { layer: readLayer({ ...options, bytes }), digest }
}

function present(file: ReadFile | undefined): readonly ConfigurationLayer[] {
  return file ? [file.layer] : []
}

function restrict(
  layer: ConfigurationLayer,
  projectRoot: string,
  weaker: readonly ConfigurationLayer[],
): ConfigurationLayer {
  const below = mergeLayers(weaker)
  return restrictLayer(layer, { projectRoot, below: (path) => below.get(effectiveKey(path))?.setting.value })
}
