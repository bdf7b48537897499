import { compareBytes } from '../catalog/compare-bytes.ts'
import { tokenize } from '../search/tokenize.ts'
import type { RoutingRow } from './read-routing.ts'

/** A member of a team as far as it matters to who takes a task. */
export interface RoutedMember {
  readonly name: string
  readonly role?: string
  readonly charter?: string
  /** Those of its own that match the task, best first; up to 1 each, above for a skill called by its name. */
  readonly skills: readonly { readonly name: string; readonly score: number }[]
}

/** Why a member is the one for a task. */
export interface MemberReason {
  /** `named`: the task says its name · `skill`: of its own · `routing`: a row of routing.md · `charter`: its role or charter. */
  readonly kind: 'named' | 'skill' | 'routing' | 'charter'
  /** The skill, the row, or the words in common. */
  readonly what: string
  readonly score: number
}

export interface ChosenMember {
  readonly name: string
  readonly score: number
  /** Strongest first. */
  readonly reasons: readonly MemberReason[]
}

/** A name says who is meant; a skill of one's own says more than the words of a charter. */
const weights = { named: 4, skill: 1, routing: 1, charter: 0.5 } as const
/** Of a charter the beginning says what its owner is for. */
const charterLength = 2000
const longestTask = 2000
const mostSkills = 3

/** The members that a task is for, best first; none where nothing speaks for any. Equals in byte order of name. Pure. */
export function chooseMembers(
  task: string,
  members: readonly RoutedMember[],
  routing: readonly RoutingRow[] = [],
): readonly ChosenMember[] {
  const text = task.slice(0, longestTask)
  const words = new Set(tokenize(text))
  const charters = members.map(charterWords)
  const telling = new Set([...words].filter((word) => isTelling(word, charters)))
  return members
    .map((member, at) => {
      const charter = charters[at] ?? new Set()
      const reasons = reasonsFor(member, {
        text,
        words,
        routing,
        common: [...telling].filter((word) => charter.has(word)),
      })
      return { name: member.name, score: reasons.reduce((sum, { score }) => sum + score, 0), reasons }
    })
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => other.score - one.score || compareBytes(one.name, other.name))
}

interface Task {
  readonly text: string
  readonly words: ReadonlySet<string>
  readonly routing: readonly RoutingRow[]
  /** Words of the task in this member's charter. */
  readonly common: readonly string[]
}

/** What most charters say, such as the words of their template, tells nobody from another. */
function isTelling(word: string, charters: readonly ReadonlySet<string>[]): boolean {
  const having = charters.filter((charter) => charter.has(word)).length
  return having > 0 && (having === 1 || having * 2 <= charters.length)
}

/** The owner's name is no word about its work. */
function charterWords({ name, role = '', charter = '' }: RoutedMember): ReadonlySet<string> {
  const own = new Set(tokenize(`${role}\n${charter.slice(0, charterLength)}`))
  for (const word of tokenize(name)) own.delete(word)
  return own
}

function reasonsFor(member: RoutedMember, { text, words, routing, common }: Task): readonly MemberReason[] {
  const { name, skills } = member
  const named = isNamed(text, name) ? [{ kind: 'named', what: name, score: weights.named } as const] : []
  const known = skills
    .slice(0, mostSkills)
    .map((skill) => ({ kind: 'skill', what: skill.name, score: weights.skill * skill.score }) as const)
  const rows = routing
    .filter((row) => row.member.toLowerCase() === name.toLowerCase())
    .map((row) => ({ kind: 'routing', what: row.work, score: weights.routing * shareOf(words, row.work) }) as const)
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 1)
  const charter =
    common.length === 0
      ? []
      : [{ kind: 'charter', what: common.join(', '), score: (weights.charter * common.length) / words.size } as const]
  return [...named, ...known, ...rows, ...charter].toSorted((one, other) => other.score - one.score)
}

/** How much of a row's words the task has. */
function shareOf(words: ReadonlySet<string>, work: string): number {
  const own = new Set(tokenize(work))
  if (own.size === 0) return 0
  return [...own].filter((word) => words.has(word)).length / own.size
}

function isNamed(text: string, name: string): boolean {
  const lower = text.toLowerCase()
  const wanted = name.toLowerCase()
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    if (!isWordSign(lower[at - 1]) && !isWordSign(lower[at + wanted.length])) return true
  }
  return false
}

function isWordSign(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}_-]/u.test(sign)
}
