import { isTrusted, planRendering, readSkillHooks, type CatalogEntry } from '@metier/core'
import { openTrustFile, skillIdentity } from '@metier/runtime'
import type { OperationContext } from '../operation-context.ts'
import type { ChangeAsked } from './change-input.ts'
import type { ChangeDraft } from './change-draft.ts'

/** Names and commands that are shown of many; the rest is counted. */
const most = 20

/**
 * Trust is of the folder in which the skill lies, as everywhere (decisions R-38), and what is in it now: so all of its
 * skills are named. Taking it back takes back every word that covers the folder.
 */
export async function draftTrust(
  entry: CatalogEntry,
  { change }: ChangeAsked,
  context: OperationContext,
): Promise<ChangeDraft> {
  const { root } = entry.candidate
  const directory = context.fileSystem.realPath(root.path) ?? root.path
  const base = { details: [], warnings: [], files: [], changes: false, pinned: directory, apply: async () => {} }
  if (root.scope === 'user' || root.scope === 'bundled') {
    const summary = `${entry.name} needs no trust: it lies where only you put skills.`
    return { ...base, summary, ...(change === 'distrust' && { problem: 'Move or disable it instead.' }) }
  }
  if (root.scope === 'remote') {
    const problem = 'What it may run is asked for one by one.'
    return { ...base, summary: `${entry.name} comes from another server and is never trusted.`, problem }
  }
  return change === 'trust' ? draftGiving(entry, directory, context) : draftTakingBack(directory, context)
}

async function draftGiving(entry: CatalogEntry, directory: string, context: OperationContext): Promise<ChangeDraft> {
  const store = openTrustFile(context)
  const isKnown = store.isTrusted(directory) && store.isTrustedSkill(entry.candidate.directory)
  const service = await context.catalog()
  const beside = service.view().all.filter(({ candidate }) => candidate.root.path === entry.candidate.root.path)
  const digests = beside.map(({ candidate }) => skillIdentity(context.fileSystem, candidate.directory).content)
  const { body } = await service.loadSoon(entry.name, { anyState: true })
  const commands = commandsOf(entry, body)
  const others = beside.map(({ name }) => name).filter((name) => name !== entry.name)
  return {
    summary: isKnown ? `${directory} is trusted already.` : `Let the skills in ${directory} run things.`,
    details: [
      commands.length === 0
        ? `${entry.name} names no command in its text and no hook; its scripts could be run.`
        : `${entry.name} would run: ${listed(commands)}.`,
      ...(others.length === 0 ? [] : [`It holds for all skills of the folder as they are now: ${listed(others)}.`]),
      'Each command is still judged by your rules and runs in the sandbox. A skill that changes is no longer trusted.',
    ],
    warnings: beside
      .filter(({ candidate }) => candidate.verdict === 'block' || candidate.verdict === 'incomplete')
      .map(({ name }) => `The scanner blocks ${name}; trust does not let it through.`),
    files: [],
    changes: !isKnown,
    pinned: [directory, digests],
    apply: async () => {
      store.add(directory)
    },
  }
}

function draftTakingBack(directory: string, context: OperationContext): ChangeDraft {
  const store = openTrustFile(context)
  const covering = store
    .records()
    .filter((record) => isTrusted({ records: [{ directory: record.directory }], directory, digestOf: () => undefined }))
    .map((record) => record.directory)
  return {
    summary: covering.length === 0 ? `${directory} is not trusted.` : `Take back your trust of ${covering.join(', ')}.`,
    details:
      covering.length === 0
        ? []
        : ['No skill below may run a command, script or hook from then on; reading them stays possible.'],
    warnings: covering
      .filter((path) => path !== directory)
      .map((path) => `${path} is more than the folder of this skill: everything below it is meant.`),
    files: [],
    changes: covering.length > 0,
    pinned: covering,
    apply: async () => {
      for (const path of covering) store.remove(path)
    },
  }
}

function commandsOf({ candidate }: CatalogEntry, body: string): readonly string[] {
  const inText = planRendering({ body, arguments: '', argumentNames: candidate.skill?.arguments ?? [] }).insertions
  const commands = inText.filter(({ kind }) => kind === 'command').map(({ command }) => command)
  return [...commands, ...readSkillHooks(candidate.skill?.hooks).hooks.map(({ command }) => command)]
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, most).map((name) => name.replaceAll(/\s+/g, ' ').slice(0, 200))
  return `${shown.join(', ')}${names.length > most ? ` and ${names.length - most} more` : ''}`
}
