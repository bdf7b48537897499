import type { Directive } from '../learn/directive.ts'
import { findOpposites } from '../learn/find-opposites.ts'
import { readDirectives } from '../learn/read-directives.ts'
import type { CuratedSkill } from './curated-skill.ts'

/** A rule and where it stands. */
export interface PlacedRule {
  /** Relative to the team. */
  readonly path: string
  /** 1-based. */
  readonly line: number
  readonly text: string
}

/** Two rules of which one member cannot follow both. */
export interface Contradiction {
  readonly one: PlacedRule
  readonly other: PlacedRule
}

interface Rule extends PlacedRule {
  readonly owner: string | null
  readonly directive: Directive
}

/**
 * Rules that say the contrary of each other, where one member sees both: its own, the team's, and the decisions. Only
 * rules that share a word are compared.
 */
export function findContradictions(skills: readonly CuratedSkill[], decisions?: string): readonly Contradiction[] {
  const rules = [
    ...(decisions === undefined ? [] : rulesOf({ path: 'decisions.md', owner: null, text: decisions, firstLine: 1 })),
    ...skills.flatMap(({ path, owner, body, bodyLine }) =>
      rulesOf({ path: `${path}/SKILL.md`, owner, text: body, firstLine: bodyLine }),
    ),
  ]
  const avoided = new Map<string, Rule[]>()
  for (const rule of rules) {
    if (rule.directive.polarity !== 'avoid') continue
    for (const term of rule.directive.terms) avoided.set(term, [...(avoided.get(term) ?? []), rule])
  }
  const found = new Map<string, Contradiction>()
  for (const rule of rules) {
    if (rule.directive.polarity !== 'do') continue
    const near = new Set(rule.directive.terms.flatMap((term) => avoided.get(term) ?? []))
    for (const other of near) {
      if (rule.owner !== other.owner && rule.owner !== null && other.owner !== null) continue
      if (findOpposites(rule.directive, [other.directive]).length === 0) continue
      found.set(`${rule.path}:${rule.line}\0${other.path}:${other.line}`, { one: place(rule), other: place(other) })
    }
  }
  return [...found.values()]
}

interface RuleText {
  readonly path: string
  readonly owner: string | null
  readonly text: string
  /** 1-based line of the file on which the text begins. */
  readonly firstLine: number
}

function rulesOf({ path, owner, text, firstLine }: RuleText): readonly Rule[] {
  return readDirectives(text).map((directive) => ({
    path,
    owner,
    directive,
    line: firstLine + directive.line - 1,
    text: directive.text,
  }))
}

function place({ path, line, text }: Rule): PlacedRule {
  return { path, line, text }
}
