import { chainRules } from './chains/chain-rules.ts'
import { isExamplePath } from './is-example-path.ts'
import type { ScanFinding } from './scan-finding.ts'
import type { SkillView } from './skill-view.ts'

/**
 * What blocks only where another rule finds something in the same file. Of 2,753 skills of strangers 99 were blocked at first sight, 94 of
 * them by one rule alone. Each row here, and a program among tests, had stopped more of these skills by itself than attacks, of 1,300; other
 * findings had stopped more attacks, but for a few that stopped one of each.
 */
const doubted: readonly { readonly rule?: string; readonly message: RegExp }[] = [
  // Whoever checks an agent by an agent starts one that asks nobody.
  { rule: 'agent-control', message: /^Switches off the questions an agent asks/ },
  { rule: 'agent-control', message: /^Writes what another machine sends into the instructions or settings/ },
  // The name by which teachers call an attacker; whoever attacks takes another.
  { rule: 'drop-host', message: /which has the name of an attack\./ },
  // Words that are given to a program are seldom what decides which program runs.
  { rule: 'download-and-run', message: /^Starts a program with words/ },
  { rule: 'decode-and-run', message: /^Starts a program with words/ },
  // The address may come from one call, and the secret or the words from another.
  { message: /It stands in a function that is called for several things\./ },
]

/** Rules that look for what an attack does; what only looks for words is no company. */
const speaks: ReadonlySet<string> = new Set(chainRules.map(({ id }) => id))

/** Programs that test something hold what they test with, and nobody but their author runs them; what tests load by themselves is more. */
const testProgram = /(?<!(?:^|\/)conftest)\.(?:py|[cm]?[jt]sx?|sh|bash|rb|pl|ps1|go|rs|bats)$/i

/** The findings, with those that are doubted and stand alone in their file as a word of warning. */
export function lowerLoneDoubts(view: SkillView, findings: readonly ScanFinding[]): readonly ScanFinding[] {
  return findings.map((finding) =>
    isDoubted(view, finding) && !findings.some((other) => isCompany(other, finding) && !isDoubted(view, other))
      ? { ...finding, confidence: 'low' as const }
      : finding,
  )
}

function isDoubted(view: SkillView, { rule, message, path, severity, confidence }: ScanFinding): boolean {
  if (severity !== 'critical' || confidence === 'low' || !speaks.has(rule)) return false
  return doubted.some((each) => (each.rule ?? rule) === rule && each.message.test(message)) || isUnnamedTest(view, path)
}

/** A program among tests that SKILL.md does not name. */
function isUnnamedTest({ prose }: SkillView, path: string): boolean {
  if (!testProgram.test(path) || !isExamplePath(path)) return false
  const name = path.replace(/^.*\//, '')
  return !prose.some((page) => /^skill\.md$/i.test(page.path) && page.text.text.includes(name))
}

function isCompany({ rule, path, severity, confidence }: ScanFinding, beside: ScanFinding): boolean {
  return rule !== beside.rule && path === beside.path && severity !== 'info' && confidence !== 'low' && speaks.has(rule)
}
