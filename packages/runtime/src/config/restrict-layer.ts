import { isAbsolute, relative } from 'node:path'
import type { ConfigurationKey, Diagnostic } from '@metier/core'
import type { ConfigurationLayer, Setting } from './configuration-layer.ts'
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

const rules: Readonly<
  Record<ConfigurationKey['project'], (setting: Setting, options: RestrictLayerOptions) => boolean>
> = {
  free: () => true,
  trusted: () => false,
  inside: ({ value }, { projectRoot }) => isTextList(value) && value.every((path) => isInside(path, projectRoot)),
  tighten: (setting, { below }) => isAtLeastAsStrict(setting, below(setting.path)),
}

function isAtLeastAsStrict({ key, value }: Setting, below: unknown): boolean {
  if (value === below) return true
  if (key.kind === 'boolean') return value === key.strict
  if (key.kind === 'choice') {
    const rank = (choice: unknown) => key.choices?.indexOf(String(choice)) ?? -1
    return rank(value) >= rank(below)
  }
  // A list of what is let through: no list lets everything through, and a part of a list is stricter.
  if (below === undefined) return true
  return isTextList(value) && isTextList(below) && value.every((item) => below.includes(item))
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value)
}

function isInside(path: string, root: string): boolean {
  const way = relative(root, path)
  return way === '' || (!way.startsWith('..') && !isAbsolute(way))
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
