import { dirname } from 'node:path'
import {
  closestWord,
  MetierError,
  configurationTree,
  readYamlMapping,
  type ConfigurationBranch,
  type Diagnostic,
  type FrontmatterNode,
  type MapNode,
  type YamlMapping,
} from '@metier/core'
import type { ConfigurationOrigin } from '../configuration.ts'
import { checkValue } from './check-value.ts'
import type { ConfigurationLayer, Setting } from './configuration-layer.ts'
import { settingName } from './setting-name.ts'
import { plainValue } from './plain-value.ts'

export interface ReadLayerOptions {
  readonly origin: ConfigurationOrigin
  /** Absolute path of the file. */
  readonly path: string
  readonly bytes: Uint8Array
  readonly home: string
}

/** One settings file, checked against the key table. What does not fit is reported and left out. */
export function readLayer(options: ReadLayerOptions): ConfigurationLayer {
  const mapping = readYamlMapping(options.bytes, options.path)
  const reader = new LayerReader(options, mapping)
  if (mapping.node) reader.readMap(mapping.node, configurationTree(), [])
  else failClosed(options, mapping.diagnostics)
  return { origin: options.origin, path: options.path, settings: reader.settings, diagnostics: reader.diagnostics }
}

type Problem = Required<Pick<Diagnostic, 'code' | 'message' | 'help'>>

/** What an administrator forbids is unknown when the file cannot be read, so nothing may go on. */
function failClosed({ origin, path }: ReadLayerOptions, diagnostics: readonly Diagnostic[]): void {
  if (origin !== 'administrator') return
  const line = diagnostics[0]?.range?.start.line
  throw new MetierError({
    code: 'invalid-config',
    message: `The administrator's settings in ${path} cannot be read: ${diagnostics[0]?.message ?? 'unknown reason'}`,
    next: `Ask the administrator to correct ${line === undefined ? 'the file' : `line ${line}`}.`,
    data: { path },
  })
}

class LayerReader {
  readonly settings: Setting[] = []
  readonly diagnostics: Diagnostic[]
  readonly #options: ReadLayerOptions
  readonly #mapping: YamlMapping

  constructor(options: ReadLayerOptions, mapping: YamlMapping) {
    this.#options = options
    this.#mapping = mapping
    this.diagnostics = [...mapping.diagnostics]
  }

  readMap(node: MapNode, branch: ConfigurationBranch, path: readonly string[]): void {
    for (const pair of node.pairs) {
      const name = pair.key.source
      const child = branch.children.get('*') ?? branch.children.get(name)
      if (child === undefined || name === '*') this.#unknown(pair.key, [...path, name], branch)
      else this.#read(pair.value, child, [...path, name])
    }
  }

  #read(node: FrontmatterNode, branch: ConfigurationBranch, path: readonly string[]): void {
    // A key without a value is a key that somebody has yet to fill in.
    if (node.kind === 'scalar' && node.value === null) return
    if (branch.key) {
      const { home } = this.#options
      const checked = checkValue(branch.key, plainValue(node), { base: dirname(this.#options.path), home })
      if ('value' in checked) {
        const range = this.#mapping.rangeOf(node)
        this.settings.push({ path, key: branch.key, value: checked.value, ...(range && { range }) })
      } else {
        this.#report(node, {
          code: 'wrong-type',
          message: `${settingName(path)} ${checked.problem}.`,
          help: 'Correct the value.',
        })
        // Passed over, an exception with a slip of the pen in its last day would hold for good.
        if (branch.key.kind === 'date') this.settings.push({ path, key: branch.key, value: '' })
      }
    } else if (node.kind === 'map') this.readMap(node, branch, path)
    else
      this.#report(node, {
        code: 'wrong-type',
        message: `${settingName(path)} must be a mapping.`,
        help: 'Put its settings below it, indented.',
      })
  }

  #unknown(node: FrontmatterNode, path: readonly string[], branch: ConfigurationBranch): void {
    const known = [...branch.children.keys()]
    const near = closestWord(path.at(-1) ?? '', known)
    const help = near === undefined ? `Known here: ${known.join(', ')}.` : `Did you mean ${near}?`
    this.#report(node, { code: 'unknown-key', message: `There is no setting ${settingName(path)}.`, help })
  }

  #report(node: FrontmatterNode, { code, message, help }: Problem): void {
    const range = this.#mapping.rangeOf(node)
    // A setting of the administrator that cannot be understood may be one that forbids something.
    if (code === 'wrong-type')
      failClosed(this.#options, [{ code, severity: 'error', message, ...(range && { range }) }])
    // A file of a thousand mistakes is one mistake.
    if (this.diagnostics.length >= 100) return
    const { path } = this.#options
    this.diagnostics.push({ code, severity: 'warning', message, help, path, ...(range && { range }) })
  }
}
