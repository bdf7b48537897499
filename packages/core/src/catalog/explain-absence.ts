import type { Dialect } from '../dialects/dialect.ts'
import { findDialect } from '../dialects/find-dialect.ts'
import { nameKey } from '../format/name-key.ts'
import type { Candidate } from './candidate.ts'
import type { Catalog } from './catalog.ts'
import { clientObjections } from './client-objections.ts'
import type { StateReason } from './entry.ts'
import { ladder } from './ladder.ts'
import type { CatalogView } from './view.ts'
import { visibility } from './visibility.ts'
import type { ViewContext } from './view-context.ts'
import { plural } from '../text/plural.ts'

/** One thing that keeps a skill from where it is looked for, or the good news. */
export interface Explanation {
  /** Stable kebab-case code. */
  readonly code: string
  /** `ok`: it is there · `problem`: this keeps it away · `note`: worth knowing. */
  readonly kind: 'ok' | 'problem' | 'note'
  /** One or two sentences, with the next step. */
  readonly message: string
  readonly path?: string
}

export interface AbsenceQuestion {
  readonly catalog: Catalog
  readonly view: CatalogView
  /** The context the view was made with. */
  readonly context: ViewContext
  /** Absolute path. */
  readonly projectRoot: string
  readonly name: string
  /** Id of a client: is the skill seen there as well? */
  readonly client?: string
  /** The table of clients; that of this version unless told. */
  readonly dialects?: readonly Dialect[]
  /**
   * Where a path really leads. With it a link in a client's own directory counts: installers keep one copy of a
   * skill and link every client's directory to it.
   */
  readonly realPath?: (path: string) => string | undefined
}

/** Answers “why is my skill not there?” and, with a client, “why does that client not see it?”. Pure. */
export function explainAbsence(question: AbsenceQuestion): readonly Explanation[] {
  const { catalog, name, client } = question
  const key = nameKey(name)
  const candidates = ladder(catalog).filter((candidate) => candidate.key === key || candidate.directoryKey === key)
  const found = [
    ...explainProblems(catalog, key),
    ...candidates.flatMap((candidate) => explainCandidate(candidate, question)),
  ]
  if (candidates.length === 0) {
    found.push(...explainNotFound(question, found.length > 0), ...explainBounds(catalog, key))
  }
  if (client === undefined) return onceThere(found)
  return [...onceThere(found), ...onceThere(explainClient(candidates, client, question))]
}

/** Where the skill is there, what is said of other places that bear its name keeps nothing away. */
function onceThere(found: readonly Explanation[]): readonly Explanation[] {
  if (!found.some(({ kind }) => kind === 'ok')) return found
  return found.map((each) => (each.kind === 'problem' ? { ...each, kind: 'note' } : each))
}

/** Findings on folders and files that are no skills but bear the name, such as a flat `name.md`. */
function explainProblems(catalog: Catalog, key: string): readonly Explanation[] {
  return catalog.problems
    .filter((problem) => problem.path !== undefined && bearsName(problem.path, key))
    .map((problem) => ({
      code: problem.code,
      kind: problem.severity === 'info' ? 'note' : 'problem',
      message: problem.help === undefined ? problem.message : `${problem.message} ${problem.help}`,
      ...(problem.path !== undefined && { path: problem.path }),
    }))
}

/** Where the walk ended before all was seen, the skill may lie behind. */
function explainBounds({ problems }: Catalog, key: string): readonly Explanation[] {
  return problems
    .filter(({ code, path }) => code === 'walk-bounded' && !(path !== undefined && bearsName(path, key)))
    .slice(0, 3)
    .map(({ code, message, help, path }) => ({
      code,
      kind: 'note',
      message: help === undefined ? message : `${message} ${help}`,
      ...(path !== undefined && { path }),
    }))
}

function bearsName(path: string, key: string): boolean {
  const parts = path.split(/[\\/]/).filter((part) => part !== '')
  const last = parts.pop() ?? ''
  if (nameKey(last.replace(/\.md$/i, '')) === key) return true
  return /^skill\.md$/i.test(last) && nameKey(parts.pop() ?? '') === key
}

function explainCandidate(candidate: Candidate, { view, context }: AbsenceQuestion): readonly Explanation[] {
  const path = candidate.location
  const entry = view.all.find((other) => other.candidate === candidate)
  if (entry === undefined) return [explainHidden(candidate, context)]
  if (entry.state === 'active' && entry.shadowedBy === undefined) {
    return [
      { code: 'active', kind: 'ok', message: `${entry.name} is active.`, path },
      ...entry.reasons.map((reason) => ({ ...reason, kind: 'note' as const, path })),
      ...explainDisclosure(candidate),
    ]
  }
  return entry.reasons.map((reason: StateReason) => ({ ...reason, kind: 'problem' as const, path }))
}

function explainHidden(candidate: Candidate, context: ViewContext): Explanation {
  const { scope, owner } = candidate.root
  const path = candidate.location
  if (context.staged?.includes(candidate.directory) === true)
    return {
      code: 'staged-copy',
      kind: 'note',
      message:
        'It is a copy that was staged for the room: what it was made from counts, until somebody changes the copy.',
      path,
    }
  if (visibility(candidate.root, context) === 'referenced' && scope !== 'role') {
    return {
      code: 'not-in-session',
      kind: 'problem',
      message:
        'A session of a role or room shows no project and user skills while `session.includeFlat` is off: turn it on, or name the skill under `skill_refs`.',
      path,
    }
  }
  const who = owner === undefined ? `a ${scope}` : `the ${scope} ${owner}`
  const also = scope === 'role' ? ', or name the skill under `skill_refs`' : ''
  return {
    code: 'other-scope',
    kind: 'problem',
    message: `It belongs to ${who}: ask with \`--${scope} ${owner ?? 'NAME'}\`${also}.`,
    path,
  }
}

function explainDisclosure({ skill, location }: Candidate): readonly Explanation[] {
  if (skill?.disableModelInvocation !== true) return []
  return [
    {
      code: 'model-invocation-disabled',
      kind: 'note',
      message: 'It says `disable-model-invocation`, so no prompt lists it: call it by name, or take the field out.',
      path: location,
    },
  ]
}

function explainNotFound({ catalog, view, name }: AbsenceQuestion, isExplained: boolean): readonly Explanation[] {
  const similar = view.entries.filter((entry) => isSimilar(entry.candidate.key, nameKey(name))).slice(0, 3)
  const guess = similar.length === 0 ? '' : ` Did you mean ${similar.map((entry) => entry.name).join(', ')}?`
  const where = isExplained ? '' : ' Its SKILL.md must lie in a folder of its own below one of them.'
  return [
    {
      code: 'not-found',
      kind: 'problem',
      message: `No skill named ${JSON.stringify(name)} in the ${plural(catalog.roots.length, 'directory', 'directories')} that were looked at.${where}${guess}`,
    },
  ]
}

/** One contains the other, or they differ by one edit or one swap. Linear. */
function isSimilar(left: string, right: string): boolean {
  if (left.length < 3 || right.length < 3) return false
  if (left.includes(right) || right.includes(left)) return true
  if (Math.abs(left.length - right.length) > 1) return false
  let start = 0
  while (start < left.length && left[start] === right[start]) start++
  let end = 0
  while (end < Math.min(left.length, right.length) - start && left.at(-1 - end) === right.at(-1 - end)) end++
  const restLeft = left.slice(start, left.length - end)
  const restRight = right.slice(start, right.length - end)
  if (restLeft.length <= 1 && restRight.length <= 1) return true
  return restLeft.length === 2 && restRight === `${restLeft.charAt(1)}${restLeft.charAt(0)}`
}

function explainClient(
  candidates: readonly Candidate[],
  client: string,
  place: AbsenceQuestion,
): readonly Explanation[] {
  const dialect = findDialect(client, place.dialects)
  if (dialect === undefined) {
    return [
      {
        code: 'unknown-client',
        kind: 'problem',
        message: `No client is known as ${JSON.stringify(client)}: use an id such as claude-code, codex or cursor.`,
      },
    ]
  }
  return candidates.flatMap((candidate) => clientObjections(candidate, dialect, place))
}
