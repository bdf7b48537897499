import { chainRules } from './chains/chain-rules.ts'
import { isExamplePath } from './is-example-path.ts'
import { isFarApart } from './is-far-apart.ts'
import { longProgramAt } from './long-program-at.ts'
import type { ScanDeed } from './scan-deed.ts'
import type { ScanFinding } from './scan-finding.ts'
import type { SkillView } from './skill-view.ts'

/**
 * `weak`: seldom what an attack has by itself. `far`: put together from places that lie far apart. `long`: one of the many things that
 * a long program does.
 */
type Doubt = 'weak' | 'far' | 'long'

/**
 * What blocks only where another rule finds something in the same file. Of 2,753 skills of strangers 99 were blocked at first sight, 94 of
 * them by one rule alone. Each of these that is weak had stopped more of these skills by itself than attacks, of 1,300; other
 * findings had stopped more attacks, but for a few that stopped one of each.
 *
 * That a program lies among tests excuses only what tests hold to test with: of 8,362 skills of strangers it kept two from being blocked,
 * one for what it deletes, and of 712 copies of skills with an attack 23.
 *
 * What is long blocks in a program of a few lines, and in a long one where another rule finds something near: a long one has one of them
 * by chance. Of 4,474 skills of strangers 18 were blocked for one of these in a long program and for nothing else; of 132 attacks put
 * among the lines of such programs three had nothing else. All else together is what 45 of the attacks had alone. Since calls are followed
 * one by one, an environment sent or an answer run is joined by chance in none of 8,362 skills, and neither is doubted.
 */
const doubtOfDeed: Readonly<Record<ScanDeed, Exclude<Doubt, 'far'>>> = {
  // Whoever checks an agent by an agent starts one that asks nobody.
  'questions-off': 'weak',
  'fetched-settings': 'weak',
  // The name by which teachers call an attacker; whoever attacks takes another.
  'attack-named': 'weak',
  // Words that are given to a program are seldom what decides which program runs.
  'words-started': 'weak',
  // A tool that works with pictures or browsers opens them: three honest skills and as many attacks, of 1,400, had nothing else.
  'picture-run': 'weak',
  'keychain-read': 'weak',
  'conversation-read': 'weak',
  'credentials-sent': 'long',
  'key-files-opened': 'long',
  'everything-deleted': 'long',
  'start-set-up': 'long',
}

/** Rules that look for what an attack does; what only looks for words is no company. */
const speaks: ReadonlySet<string> = new Set(chainRules.map(({ id }) => id))

/** What tests load by themselves is no test. */
const testProgram = /(?<!(?:^|\/)conftest)\.(?:py|[cm]?[jt]sx?|sh|bash|rb|pl|ps1|go|rs|bats)$/i

/** Whoever puts an attack into a long program puts it in one place; in lines. */
const nearby = 40

/** The findings, with those that are doubted and stand alone in their file as a word of warning. */
export function lowerLoneDoubts(view: SkillView, findings: readonly ScanFinding[]): readonly ScanFinding[] {
  const doubts = new Map(findings.map((finding) => [finding, doubtOf(view, finding)]))
  return findings.map((finding) => {
    const doubt = doubts.get(finding)
    if (doubt === undefined) return finding
    const hasCompany = findings.some(
      (other) => isBeside(other, finding) && isEnough[doubt](other, finding, doubts.get(other)),
    )
    return hasCompany ? finding : { ...finding, confidence: 'low' as const }
  })
}

function doubtOf(view: SkillView, finding: ScanFinding): Doubt | undefined {
  const { rule, deed, path, severity, confidence } = finding
  if (severity !== 'critical' || confidence === 'low' || !speaks.has(rule)) return undefined
  const doubt = deed && doubtOfDeed[deed]
  if (doubt === 'weak' || (deed === 'everything-deleted' && isUnnamedTest(view, path))) return 'weak'
  if (isFarApart(view, finding)) return 'far'
  return doubt === 'long' && longProgramAt(view, finding) !== undefined ? 'long' : undefined
}

/** A program among tests that SKILL.md does not name: nobody but its author runs it, and it may hold commands to test with. */
function isUnnamedTest({ prose }: SkillView, path: string): boolean {
  if (!testProgram.test(path) || !isExamplePath(path)) return false
  const name = path.replace(/^.*\//, '')
  return !prose.some((page) => /^skill\.md$/i.test(page.path) && page.text.text.includes(name))
}

function isBeside({ rule, path, severity, confidence }: ScanFinding, beside: ScanFinding): boolean {
  return rule !== beside.rule && path === beside.path && severity !== 'info' && confidence !== 'low' && speaks.has(rule)
}

/** What chance may have joined can be joined by chance once more: that takes something grave, and in another place. */
const isEnough: Record<Doubt, (other: ScanFinding, beside: ScanFinding, doubt: Doubt | undefined) => boolean> = {
  weak: (_other, _beside, doubt) => doubt === undefined,
  far: ({ severity, line }, beside, doubt) => severity === 'critical' && line !== beside.line && doubt !== 'weak',
  long: ({ line }, beside, doubt) => Math.abs(line - beside.line) <= nearby && doubt !== 'weak',
}
