import { isAbsolute, relative } from 'node:path'
import type { ConfigurationKey, Diagnostic } from '@metier/core'
import type { ConfigurationLayer, Setting } from './configuration-layer.ts'
import { isAtLeastAsStrict } from './is-at-least-as-strict.ts'
import { settingName } from './setting-name.ts'

export interface RestrictLayerOptions {
  /** Absolute root of the project. */
  readonly projectRoot: string
  /** What is in force for a setting without this layer. */
  readonly below: (path: readonly string[]) => unknown
}

/**
 * A cloned project may make things stricter and may not loosen them until the user trusts it
 * (decisions R-38): what it may not say is left out and reported.
 */
export function restrictLayer(layer: ConfigurationLayer, options: RestrictLayerOptions): ConfigurationLayer {
  const settings: Setting[] = []
  const diagnostics: Diagnostic[] = [...layer.diagnostics]
  for (const setting of layer.settings) {
    if (rules[setting.key.project](setting, options)) settings.push(setting)
    else diagnostics.push(needsTrust(setting, layer.path))
  }
  return { ...layer, settings, diagnostics }
}

/** What no project may say, trusted or not: where the user's files are sent is the user's word alone. */
export function withoutForbidden(layer: ConfigurationLayer): ConfigurationLayer {
  const forbidden = layer.settings.filter(({ key }) => key.project === 'never')
  if (forbidden.length === 0) return layer
  return {
    ...layer,
    settings: layer.settings.filter((setting) => !forbidden.includes(setting)),
    diagnostics: [...layer.diagnostics, ...forbidden.map((setting) => notForProjects(setting, layer.path))],
  }
}

const rules: Readonly<
  Record<ConfigurationKey['project'], (setting: Setting, options: RestrictLayerOptions) => boolean>
> = {
  free: () => true,
  trusted: () => false,
  never: () => false,
  inside: ({ value }, { projectRoot }) => isTextList(value) && value.every((path) => isInside(path, projectRoot)),
  tighten: (setting, { below }) => isAtLeastAsStrict(setting, below(setting.path)),
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value)
}

function isInside(path: string, root: string): boolean {
  const way = relative(root, path)
  return way === '' || (!way.startsWith('..') && !isAbsolute(way))
}

function notForProjects({ path, range }: Setting, file: string | undefined): Diagnostic {
  return {
    code: 'not-for-projects',
    severity: 'warning',
    message: `${settingName(path)} is ignored: only your own settings may say this, never a project's.`,
    help: 'Put it into the config.yaml of your own configuration if you want it.',
    ...(file !== undefined && { path: file }),
    ...(range && { range }),
  }
}

function needsTrust({ path, range }: Setting, file: string | undefined): Diagnostic {
  return {
    code: 'needs-trust',
    severity: 'warning',
    message: `${settingName(path)} is ignored: a project may only make this stricter until you trust it.`,
    help: 'Read the file; if you agree with it, run `metier trust` in the project.',
    ...(file !== undefined && { path: file }),
    ...(range && { range }),
  }
}
