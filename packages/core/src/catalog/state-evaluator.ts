import { nameKey } from '../format/name-key.ts'
import type { SkillOutline } from '../format/outline-skill.ts'
import type { Skill } from '../format/skill.ts'
import type { Candidate } from './candidate.ts'
import type { CatalogEntry, SkillState, StateReason } from './entry.ts'
import { stateRules, type StateSituation, type StateSubject, withHelp } from './state-rules.ts'
import type { SkillEntryConfig, ViewContext } from './view-context.ts'

/** Judges one candidate, leaving aside what the others of its name do. */
export type StateEvaluator = (candidate: Candidate) => CatalogEntry

interface Remembered {
  readonly tools: ViewContext['tools']
  readonly mcpServers: ViewContext['mcpServers']
  readonly standardErrors: ViewContext['standardErrors']
  readonly evaluate: StateEvaluator
}

// Host and settings are immutable by contract, so a candidate need be judged once for both: after a change
// the next view judges what changed and nothing else.
const evaluators = new WeakMap<ViewContext['host'], WeakMap<ViewContext['settings'], Remembered>>()

const none: readonly StateReason[] = []

/** The evaluator for this context's machine, settings and tools; the same one as long as those are the same objects. */
export function stateEvaluator(context: ViewContext): StateEvaluator {
  const { host, settings, tools, mcpServers, standardErrors } = context
  let bySettings = evaluators.get(host)
  if (bySettings === undefined) evaluators.set(host, (bySettings = new WeakMap()))
  const before = bySettings.get(settings)
  const isSame =
    before?.tools === tools && before?.mcpServers === mcpServers && before?.standardErrors === standardErrors
  if (before !== undefined && isSame) return before.evaluate
  const evaluate = createEvaluator(context)
  bySettings.set(settings, { tools, mcpServers, standardErrors, evaluate })
  return evaluate
}

function createEvaluator({ host, settings, tools, mcpServers, standardErrors }: ViewContext): StateEvaluator {
  const entries = new Map<string, SkillEntryConfig>()
  for (const [name, entry] of Object.entries(settings.entries)) entries.set(nameKey(name), entry)
  const situation: StateSituation = {
    host,
    settings,
    standardErrors,
    mcpServers,
    tools: tools === undefined ? undefined : new Set(tools),
    allowBundled: settings.allowBundled === undefined ? undefined : new Set(settings.allowBundled.map(nameKey)),
  }
  const judged = new WeakMap<Candidate, CatalogEntry>()
  const isLenient = settings.enabled && settings.profile !== 'standard' && entries.size === 0
  return (candidate) => {
    // Cheaper to say again than to remember.
    const { brief } = candidate
    if (isLenient && brief !== undefined && hasNothingToJudge(candidate, situation) && hasBinaries(brief, host)) {
      const { name, description } = brief
      return { candidate, name, description, state: 'active', reasons: none }
    }
    let entry = judged.get(candidate)
    if (entry === undefined) {
      entry = judge(candidate, situation, entries)
      judged.set(candidate, entry)
    }
    return entry
  }
}

/** Of a skill whose own text decides nothing: do the rules that look at other things than its text let it through? */
function hasNothingToJudge({ root, verdict, stale }: Candidate, { allowBundled }: StateSituation): boolean {
  if (verdict === 'block' || verdict === 'incomplete' || stale === true) return false
  return allowBundled === undefined || root.scope !== 'bundled'
}

/** Apart, because a function in a function is made each time, and hardly any of thousands needs a program. */
function hasEach(names: readonly string[], host: ViewContext['host']): boolean {
  return names.every((name) => host.hasBinary(name))
}

/** Where one is missing, the skill itself says how to get it. */
function hasBinaries({ bins }: SkillOutline, host: ViewContext['host']): boolean {
  return bins === undefined || hasEach(bins, host)
}

function judge(
  candidate: Candidate,
  situation: StateSituation,
  entries: ReadonlyMap<string, SkillEntryConfig>,
): CatalogEntry {
  const { skill } = candidate
  if (skill === undefined) return invalidEntry(candidate)
  const { name, description } = skill
  const subject: StateSubject = { candidate, skill, name, entry: findEntry(candidate, skill, entries) }
  // Decisions R-38: a skill of an untrusted root cannot lift requirements by its own word.
  const lifted = skill.always && candidate.trusted
  let state: SkillState = 'active'
  let reasons: readonly StateReason[] = none
  for (const rule of stateRules) {
    if (lifted && rule.liftedByAlways === true) continue
    const found = rule.check(subject, situation)
    if (found.length === 0) continue
    if (state === 'active') state = rule.state
    reasons = reasons.length === 0 ? found : [...reasons, ...found]
  }
  const remarks = notes(subject, situation, state)
  if (remarks.length > 0) reasons = [...reasons, ...remarks]
  return { candidate, name, description, state, reasons }
}

function findEntry(
  candidate: Candidate,
  skill: Skill,
  entries: ReadonlyMap<string, SkillEntryConfig>,
): SkillEntryConfig | undefined {
  if (entries.size === 0) return undefined
  const named = entries.get(candidate.key) ?? entries.get(candidate.directoryKey)
  return named ?? (skill.skillKey === undefined ? undefined : entries.get(nameKey(skill.skillKey)))
}

function invalidEntry(candidate: Candidate): CatalogEntry {
  const errors = candidate.diagnostics.filter((diagnostic) => diagnostic.severity === 'error')
  const reasons = errors.map((error) => ({ code: error.code, message: withHelp(error) }))
  if (reasons.length === 0) {
    reasons.push({ code: 'unreadable', message: 'The file could not be read as a skill: run `metier validate` on it.' })
  }
  return { candidate, name: directoryName(candidate.directory), description: '', state: 'invalid', reasons }
}

/** Remarks that change nothing about the state. */
function notes(
  { candidate, skill }: StateSubject,
  { tools }: StateSituation,
  state: SkillState,
): readonly StateReason[] {
  const isStale = candidate.stale === true
  const isSelfWilled = state === 'ineligible' && skill.always && !candidate.trusted
  const isUnsure = tools === undefined && skill.requires.tools.length > 0
  if (!isStale && !isSelfWilled && !isUnsure) return none
  const found: StateReason[] = []
  if (isStale) {
    found.push({
      code: 'stale',
      message: 'The last good version is in use, because the file on disk is broken: repair it to take it over.',
    })
  }
  if (isSelfWilled) {
    found.push({
      code: 'always-needs-trust',
      message: `\`always\` counts only in trusted directories: run \`metier trust ${candidate.root.path}\`.`,
    })
  }
  if (isUnsure) {
    found.push({
      code: 'tools-unknown',
      message: `Asks for the tools ${skill.requires.tools.join(', ')}; whether this agent has them is not known.`,
    })
  }
  return found
}

function directoryName(directory: string): string {
  const parts = directory.split(/[\\/]/).filter((part) => part !== '')
  return parts.at(-1) ?? directory
}
