import type { CatalogSettings, SkillEntryConfig } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { readJobSettings } from '../jobs/read-job-settings.ts'
import { agentSettings } from './agent-settings.ts'
import { agentTable } from './agent-table.ts'
import { agentTableProblems } from './agent-table-problems.ts'
import type { ConfigurationLayer } from './configuration-layer.ts'
import { listValues } from './list-values.ts'
import { executionSettings } from './execution-settings.ts'
import { effectiveKey, type EffectiveSettings } from './merge-layers.ts'
import { packageSettings } from './package-settings.ts'
import { permissionProblems } from './permission-problems.ts'
import { publisherProblems } from './publisher-problems.ts'
import { emptyRecord } from './plain-value.ts'
import { scanSettings } from './scan-settings.ts'
import { searchSettings } from './search-settings.ts'

export interface BuildConfigurationOptions {
  readonly projectRoot: string
  readonly projectTrusted: boolean
  readonly effective: EffectiveSettings
  /** The layers that came from files, strongest first. */
  readonly files: readonly ConfigurationLayer[]
}

/** The settings in force, in the shape that the rest of the product reads. */
export function buildConfiguration(options: BuildConfigurationOptions): Configuration {
  const { effective, files } = options
  const get = (name: string) => effective.get(effectiveKey(name.split('.')))?.setting.value
  return {
    projectRoot: options.projectRoot,
    projectTrusted: options.projectTrusted,
    preset: String(get('preset')),
    catalog: catalogSettings(effective, get),
    extraDirs: texts(get('skills.load.extraDirs')),
    watch: get('skills.load.watch') === true,
    watchDebounceMs: Number(get('skills.load.watchDebounceMs')),
    scanOnLoad: get('skills.security.scanOnLoad') !== false,
    scan: scanSettings(effective, files),
    allowedCommandPrefixes: texts(get('skills.security.allowedCommandPrefixes')),
    allowSymlinkRoots: texts(get('allowSymlinkRoots')),
    maximumDepth: Number(get('discovery.maximumDepth')),
    maximumDirectories: Number(get('discovery.maximumDirectories')),
    toolNameSeparator: String(get('toolNames.separator')),
    listCommands: get('toolNames.commands') !== false,
    mcpPolicy: oneOf(get('mcp.policy'), ['stop', 'advisory', 'block']),
    ...(Array.isArray(get('mcp.servers')) && { mcpServers: texts(get('mcp.servers')) }),
    referencesMode: oneOf(get('refs.mode'), ['union', 'first-non-empty']),
    scripts: oneOf(get('scripts'), ['off', 'ask', 'allow']),
    allowShell: get('allowShell') === true,
    commandsEnabled: get('commands.enabled') !== false,
    limit: Number(get('limit')),
    pinned: texts(get('pinned')),
    sandbox: oneOf(get('sandbox'), ['auto', 'bubblewrap', 'limits', 'off']),
    execution: executionSettings(effective, get),
    agents: agentSettings(effective),
    dialects: agentTable(effective),
    jobs: readJobSettings(get),
    packages: packageSettings(effective, files),
    search: searchSettings(get),
    files: files.flatMap(({ path }) => (path === undefined ? [] : [path])),
    values: listValues(effective),
    diagnostics: files.flatMap((layer) => [
      ...layer.diagnostics,
      ...permissionProblems(layer),
      ...agentTableProblems(layer),
      ...publisherProblems(layer),
    ]),
  }
}

function catalogSettings(effective: EffectiveSettings, get: (name: string) => unknown): CatalogSettings {
  const allowBundled = get('skills.allowBundled')
  return {
    enabled: get('skills.enabled') !== false,
    entries: entriesOf(effective),
    ...(Array.isArray(allowBundled) && { allowBundled: texts(allowBundled) }),
    blockCritical: get('skills.security.blockCritical') !== false,
    profile: oneOf(get('discovery.profile'), ['load', 'standard']),
    includeFlat: get('session.includeFlat') !== false,
    values: plainTree(effective),
  }
}

function entriesOf(effective: EffectiveSettings): Readonly<Record<string, SkillEntryConfig>> {
  const entries: Record<string, SkillEntryConfig> = {}
  Object.setPrototypeOf(entries, null)
  for (const { setting } of effective.values()) {
    const [first, second, name, field] = setting.path
    if (first !== 'skills' || second !== 'entries' || name === undefined || field === undefined) continue
    entries[name] = { ...entries[name], [field]: setting.value }
  }
  return entries
}

/** The whole configuration as nested data, for the dotted paths that a skill requires (checklist WUN-42). */
function plainTree(effective: EffectiveSettings): Readonly<Record<string, unknown>> {
  const tree = emptyRecord()
  for (const { setting } of effective.values()) {
    let branch = tree
    for (const segment of setting.path.slice(0, -1)) {
      branch[segment] ??= emptyRecord()
      const child: unknown = branch[segment]
      if (!isRecord(child)) break
      branch = child
    }
    const last = setting.path.at(-1)
    if (last !== undefined) branch[last] = setting.value
  }
  return tree
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** The reader let only these through; the first is the safe one. */
function oneOf<Choice extends string>(value: unknown, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices.find((choice) => choice === value) ?? choices[0]
}
