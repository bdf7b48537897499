import { nameKey, switchInSettings, type CatalogEntry, type SkillEntryConfig } from '@metier/core'
import { configurationPaths, loadConfiguration, readSettingsBytes, type Configuration } from '@metier/runtime'
import { relative, isAbsolute } from 'node:path'
import type { OperationContext } from '../operation-context.ts'
import type { ChangeAsked } from './change-input.ts'
import type { ChangeDraft, FileChange } from './change-draft.ts'
import { overlayFiles } from './overlay-files.ts'
import { writeSettings } from './write-settings.ts'

type Place = 'project' | 'user'

interface SettingsFile {
  readonly place: Place
  readonly path: string
  /** `undefined` for one that is no text: writing it back would lose something. */
  readonly text: string | undefined
}

/** Enabling and disabling: an edit of settings, never of the skill (decisions R-39). */
export async function draftSwitch(
  entry: CatalogEntry,
  asked: ChangeAsked,
  context: OperationContext,
): Promise<ChangeDraft> {
  const isOn = asked.change === 'enable'
  const files = settingsFiles(context)
  const wasOn = isSwitchedOn(entry, context.configuration)
  const place = asked.where ?? placeOf(entry, context)
  const edits = wasOn === isOn ? [] : editsFor(entry, { isOn, place, files })
  const base = {
    summary: summaryOf(entry, isOn, edits),
    details: isOn
      ? []
      : [
          'Metier gives it to nobody from then on, and runs nothing of it.',
          'Its files stay: an agent that looks into their folder by itself still sees them.',
        ],
    warnings: [],
    files: edits === undefined ? [] : edits,
    pinned: files.map(({ path, text }) => [path, text]),
  }
  if (wasOn === isOn) return { ...base, changes: false, apply: async () => {} }
  const problem = edits === undefined ? spoiled(files) : effectOf(entry, { isOn, edits }, context)
  return {
    ...base,
    ...(problem !== undefined && { problem }),
    changes: problem === undefined,
    apply: async () => writeSettings(edits ?? [], context),
  }
}

function summaryOf({ name }: CatalogEntry, isOn: boolean, edits: readonly FileChange[] | undefined): string {
  if (edits?.length === 0) return `${name} is ${isOn ? 'enabled' : 'disabled'} already.`
  return isOn ? `Enable ${name} again.` : `Disable ${name}.`
}

/** What may be written: never an administrator's. */
function settingsFiles({ host, fileSystem, configuration }: OperationContext): readonly SettingsFile[] {
  const paths = configurationPaths({ host, projectRoot: configuration.projectRoot })
  return (['project', 'user'] as const).map((place) => {
    const bytes = readSettingsBytes(fileSystem, paths[place])
    return { place, path: paths[place], text: decoded(bytes ?? new Uint8Array()) }
  })
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A skill of the project is switched in the project, any other for the user. */
function placeOf({ candidate }: CatalogEntry, { configuration }: OperationContext): Place {
  const way = relative(configuration.projectRoot, candidate.directory)
  const isInside = !way.startsWith('..') && !isAbsolute(way)
  return isInside && candidate.root.scope !== 'user' && candidate.root.scope !== 'bundled' ? 'project' : 'user'
}

interface Wanted {
  readonly isOn: boolean
  readonly place: Place
  readonly files: readonly SettingsFile[]
}

/**
 * Enabling takes away what was said, wherever it was said; only a skill whose own file says `enabled: false` needs a word
 * against it, and that is the user's, because no project may say it unasked. `undefined` where a file cannot be edited.
 */
function editsFor(
  { name, candidate }: CatalogEntry,
  { isOn, place, files }: Wanted,
): readonly FileChange[] | undefined {
  const needsForce = isOn && candidate.skill?.enabled === false
  const edits: FileChange[] = []
  for (const { place: each, path, text } of files) {
    const to = !isOn ? 'off' : needsForce && each === 'user' ? 'on' : 'clear'
    if (!isOn && each !== place) continue
    const after = text === undefined ? undefined : switchInSettings(text, { name, to })
    if (text === undefined || after === undefined) return undefined
    if (after !== text) edits.push({ path, before: text, after })
  }
  return edits
}

function spoiled(files: readonly SettingsFile[]): string {
  const paths = files.map(({ path }) => path).join(' or ')
  return `${paths} cannot be edited without the risk of spoiling it. Correct the file by hand first.`
}

/** Why the edit would not do what is wanted: the settings are read as they would be then. */
function effectOf(
  entry: CatalogEntry,
  { isOn, edits }: { readonly isOn: boolean; readonly edits: readonly FileChange[] },
  { host, fileSystem, cwd, configuration }: OperationContext,
): string | undefined {
  const next = loadConfiguration({
    host,
    cwd,
    projectRoot: configuration.projectRoot,
    fileSystem: overlayFiles(fileSystem, edits),
    isTrustedFile: () => configuration.projectTrusted,
  })
  if (isSwitchedOn(entry, next) === isOn) return undefined
  if (isOn && !next.catalog.enabled) return 'All skills are switched off: set `skills.enabled` to true first.'
  const said = next.values.find(({ key }) => isAbout(key, entry.name))
  const where = said?.path ?? said?.origin ?? 'another setting'
  return `It would not change anything: ${where} says otherwise and comes first. Change it there.`
}

function isAbout(key: string, name: string): boolean {
  const [, spelling] = /^skills\.entries\.(.*)\.enabled$/s.exec(key) ?? []
  return spelling !== undefined && nameKey(spelling) === nameKey(name)
}

function isSwitchedOn({ name, candidate }: CatalogEntry, { catalog }: Configuration): boolean {
  const said = Object.entries(catalog.entries).findLast(([each]) => nameKey(each) === nameKey(name))?.[1]
  return catalog.enabled && said?.enabled !== false && (candidate.skill?.enabled !== false || isForced(said))
}

function isForced(said: SkillEntryConfig | undefined): boolean {
  return said?.enabled === true && said.force === true
}
