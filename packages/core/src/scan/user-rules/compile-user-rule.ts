import type { Piece } from '../piece.ts'
import type { ScanHit, ScanRule } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { globPattern } from './glob-pattern.ts'
import { linearPattern, type LinearPattern } from './linear-pattern.ts'
import type { UserRule } from '../../schema/user-rule-schema.ts'

/** Findings of one rule in one text; more of the same tell nobody anything. */
const mostMatches = 20

/** What is wrong with a rule, and where in it. */
export interface UserRuleProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Makes a rule of the scanner from one that people wrote, or tells which of its patterns cannot be used. */
export function compileUserRule(rule: UserRule): ScanRule | { readonly problems: readonly UserRuleProblem[] } {
  const problems: UserRuleProblem[] = []
  const compile = (source: string, path: readonly (string | number)[], ignoreCase = false): LinearPattern => {
    const compiled = linearPattern(source, { ignoreCase })
    if (!('problem' in compiled)) return compiled
    problems.push({ path, message: compiled.problem })
    return { test: () => false, matches: () => [] }
  }
  const list = (key: 'any' | 'all' | 'not') =>
    (rule[key] ?? []).map((source, index) => compile(source, [key, index], rule.ignoreCase))
  const single = rule.pattern === undefined ? [] : [compile(rule.pattern, ['pattern'], rule.ignoreCase)]
  const paths = rule.where?.paths?.map((glob, index) => compile(globPattern(glob), ['where', 'paths', index]))
  const parts: Parts = { found: [...single, ...list('any')], all: list('all'), not: list('not') }
  if (problems.length > 0) return { problems }
  const { id, severity, message, why, remedy } = rule
  return {
    id,
    severity,
    summary: message,
    why: why ?? 'A rule of your own names it.',
    next: remedy,
    *check(skill) {
      for (const pieces of byFile(skill, rule, paths)) yield* hitsIn(pieces, parts, message)
    },
  }
}

interface Parts {
  /** Each match is a finding. */
  readonly found: readonly LinearPattern[]
  readonly all: readonly LinearPattern[]
  readonly not: readonly LinearPattern[]
}

/** The texts that a rule looks at, those of one file together: `all` and `not` speak of files. */
function byFile(
  skill: SkillView,
  { where }: UserRule,
  paths: readonly LinearPattern[] | undefined,
): Iterable<readonly Piece[]> {
  const files = new Map<string, Piece[]>()
  for (const piece of [...skill.prose, ...skill.code]) {
    if (where?.roles && !where.roles.includes(piece.role)) continue
    if (where?.languages && !where.languages.includes(piece.language)) continue
    const known = files.get(piece.path)
    if (known !== undefined) known.push(piece)
    else if (paths === undefined || paths.some((pattern) => pattern.test(piece.path))) files.set(piece.path, [piece])
  }
  return files.values()
}

function hitsIn(pieces: readonly Piece[], { found, all, not }: Parts, message: string): readonly ScanHit[] {
  const isAnywhere = (pattern: LinearPattern) => pieces.some(({ text }) => pattern.test(text.text))
  const [first] = all
  const shown = found.length > 0 || first === undefined ? found : [first]
  const hits = pieces.flatMap((piece) =>
    shown.flatMap((pattern) =>
      pattern.matches(piece.text.text, mostMatches).map((place): ScanHit => ({ piece, ...place, message })),
    ),
  )
  if (hits.length === 0 || !all.every(isAnywhere) || not.some(isAnywhere)) return []
  return hits
}
