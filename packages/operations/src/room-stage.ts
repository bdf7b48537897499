import {
  buildIndex,
  environmentManifest,
  findPreset,
  MetierError,
  oneLine,
  renderIndex,
  whySeen,
  type CatalogEntry,
  type EnvironmentManifest,
  type StagingStep,
} from '@metier/core'
import { stageRoom, type CatalogService, type RoomSkill, type ViewOptions } from '@metier/runtime'
import { basename, join } from 'node:path'
import type { OperationContext } from './operation-context.ts'
import type { StagedOutput } from './room-output.ts'
import { viewOptions, type ViewInput } from './view-options.ts'

interface Asked extends Pick<ViewInput, 'role' | 'plan'> {
  readonly all: boolean
  readonly dryRun: boolean
}

/**
 * The five steps from disk to prompt (checklist OST-18): the references are united, what they name is copied into the
 * room, the index goes into a variable; discovering and loading are then the agent's.
 */
export async function roomStage(room: string, asked: Asked, context: OperationContext): Promise<StagedOutput> {
  const { fileSystem, writer, clock, configuration } = context
  const { projectRoot } = configuration
  const service = await context.catalog()
  const who = viewOptions({ ...asked, room })
  const directory = join(projectRoot, '.agents', 'war-rooms', room, 'skills')
  const { skills, refused } = wantedSkills(service, who, asked.all)
  const options = { fileSystem, writer, clock, projectRoot, directory, skills, dryRun: asked.dryRun }
  const staged = stageRoom(options)
  // The copies are there now: what the room says of them is read anew.
  if (!asked.dryRun) service.refresh()
  const { file, variables } = manifestOf(directory, staged.steps, { service, who, preset: configuration.preset })
  if (!asked.dryRun) writeManifest(file.path, file.content, context)
  return {
    directory,
    steps: staged.steps.map(({ name, folder, action, because, skill }) => ({
      name,
      folder,
      action,
      because: because ?? null,
      origin: skill?.origin ?? null,
    })),
    refused: [...refused, ...staged.refused],
    isDamaged: staged.isDamaged,
    manifest: file.content === '' ? null : file.path,
    variables: { ...variables },
    written: !asked.dryRun,
  }
}

/** What is referred to, with what it builds on; each judged as it is before any text is handed out. */
function wantedSkills(service: CatalogService, who: ViewOptions, all: boolean) {
  const view = service.view(who)
  const context = service.contextOf(who)
  const wanted = new Map<string, RoomSkill>()
  const refused: { name: string; why: string }[] = []
  const want = (entry: CatalogEntry) => {
    if (wanted.has(entry.name) || entry.state !== 'active') return
    const { directory, root } = entry.candidate
    try {
      const { dependencies = [] } = service.load(entry.name, who)
      wanted.set(entry.name, { name: entry.name, directory, isOfRoom: root.scope === 'room' })
      for (const name of dependencies) {
        const needed = view.resolve(name)
        if (needed !== undefined) want(needed)
      }
    } catch (error) {
      if (!(error instanceof MetierError)) throw error
      refused.push({ name: entry.name, why: error.message })
    }
  }
  for (const entry of view.entries) if (all || whySeen(entry, context).referencedBy.length > 0) want(entry)
  return { skills: [...wanted.values()], refused }
}

interface Session {
  readonly service: CatalogService
  readonly who: ViewOptions
  readonly preset: string
}

function manifestOf(directory: string, steps: readonly StagingStep[], { service, who, preset }: Session) {
  const copies = new Map(
    steps.flatMap(({ name, folder, action }) =>
      action === 'remove' || action === 'keep' ? [] : [[oneLine(name), folder] as const],
    ),
  )
  const index = buildIndex(service.view(who), { location: 'absolute' })
  const items = index.items.map((item) => {
    const folder = copies.get(item.name)
    if (folder === undefined || item.location === undefined) return item
    return { ...item, location: join(directory, folder, basename(item.location)) }
  })
  const filePath = join(directory, manifestName)
  const variable = findPreset(preset)?.skillsDirectoryVariable
  const { variables }: EnvironmentManifest = environmentManifest(
    { ...index, items },
    { filePath, ...(variable !== undefined && { skillsDirectory: { variable, path: directory } }) },
  )
  const text = renderIndex({ ...index, items }, { format: 'json' })
  return { variables, file: { path: filePath, content: text === '' ? '' : `${text}\n` } }
}

/** Hidden, so that nobody takes it for a skill; always there, also for a program that cannot be given variables. */
const manifestName = '.manifest.json'

function writeManifest(path: string, content: string, { fileSystem, writer }: OperationContext): void {
  const there = fileSystem.statLink(path)
  // A link would carry what is written to wherever it leads.
  if (there !== undefined && (there.kind !== 'file' || content === '')) writer.remove(path)
  if (content === '') return
  const before = there?.kind === 'file' ? fileSystem.read(path) : undefined
  if (before === undefined || new TextDecoder().decode(before) !== content) writer.write(path, content)
}
