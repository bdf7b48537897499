import { resolve } from 'node:path'
import { scanPolicyNames, verdictOf, type ScanPolicy, type ScanReport } from '@metier/core'
import {
  dayOf,
  isEnded,
  openAcceptances,
  policyOf,
  skillIdentity,
  type Acceptance,
  type SecondOpinion,
  type SkillScanner,
} from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { ensureOwnRules } from './ensure-own-rules.ts'
import { expandSkillPaths, type SkillPath } from './expand-skill-path.ts'
import { pathsInput } from './judgement-input.ts'
import type { OperationContext } from './operation-context.ts'
import { scanFindingSchema } from './scan-finding-schema.ts'
import { toScanFinding } from './to-scan-finding.ts'

const input = z.object({
  paths: pathsInput,
  policy: z.enum(scanPolicyNames).optional().describe('How much findings matter; by default that of the configuration'),
  rules: z
    .array(z.string().min(1))
    .optional()
    .describe('Rules of your own, beside those that settings name')
    .meta({ placeholder: 'FILE' }),
  diff: z
    .string()
    .min(1)
    .optional()
    .describe('Report only what is new since this commit of git')
    .meta({ placeholder: 'REF' }),
})

const resultSchema = z.object({
  path: z.string(),
  verdict: z.enum(['pass', 'warn', 'block', 'incomplete']),
  accepted: z.string().optional().describe('The reason with which the user accepted these very files'),
  acceptanceEnded: z.string().optional().describe('The last day of an acceptance of these very files that has ended'),
  unacceptable: z
    .literal(true)
    .optional()
    .describe('No digest can be made of it, such as of more than 512 MiB: it cannot be accepted as it is'),
  findings: z.array(scanFindingSchema),
  known: z.number().int().optional().describe('With `diff`: findings that were there before, which are left out'),
  filesScanned: z.number().int(),
  skipped: z.array(z.object({ path: z.string(), reason: z.string() })),
})

const output = z.object({
  schema: z.literal('metier.scan/1'),
  policy: z.enum(scanPolicyNames),
  floor: z
    .enum(scanPolicyNames)
    .optional()
    .describe('The policy of the administrator, where there is one: of both, whatever weighs more counts'),
  diff: z.string().optional().describe('The commit that was compared with, as it was asked for'),
  ended: z
    .array(z.object({ rule: z.string(), severity: z.string(), until: z.string() }))
    .optional()
    .describe('Settings of rules whose last day has passed, or is none and empty here: they count no more'),
  settings: z
    .array(z.object({ path: z.string(), line: z.number().int(), message: z.string() }))
    .optional()
    .describe('What is wrong in settings for the scanner, and does not count'),
  secondOpinion: z
    .object({
      model: z.string(),
      asked: z.number().int(),
      known: z.number().int(),
      beyondBudget: z.number().int(),
      failed: z.number().int(),
    })
    .optional()
    .describe(
      'Where a judge is set: for how many skills it was asked, its word known, its budget spent, no answer had',
    ),
  results: z.array(resultSchema),
})

export type ScanOutput = z.infer<typeof output>

type Result = z.infer<typeof resultSchema>

/** With a typing error such as `policy: strikt` another policy applies than the user believes; they have to be told. */
function settingsPassedOver({ diagnostics }: OperationContext['configuration']): NonNullable<ScanOutput['settings']> {
  return diagnostics.flatMap(({ severity, message, path = '', range }) =>
    severity === 'error' || message.includes('skills.security')
      ? [{ path, line: range?.start.line ?? 1, message }]
      : [],
  )
}

/** Fewer skills are scanned sooner than another process has started. */
const fewestShared = 40

function isRefused({ verdict }: Pick<Result, 'verdict'>): boolean {
  return verdict === 'block' || verdict === 'incomplete'
}

/** What the user said of these very files, or could say. Most skills pass, and no digest is made of them. */
function wordOf(
  { directory, verdict }: Pick<SkillPath & Result, 'directory' | 'verdict'>,
  acceptances: readonly Acceptance[],
  { fileSystem, clock, configuration }: OperationContext,
): Pick<Result, 'accepted' | 'acceptanceEnded' | 'unacceptable'> {
  if ((acceptances.length === 0 && verdict !== 'incomplete') || !configuration.scan.allowAccept) return {}
  const { content } = skillIdentity(fileSystem, directory)
  if (content === null) return { unacceptable: true }
  const found = acceptances.find(({ digest }) => digest === content)
  if (found === undefined) return {}
  const hasEnded = isEnded(found, dayOf(clock.now()))
  return hasEnded ? { acceptanceEnded: found.until ?? '' } : { accepted: found.reason }
}

/** Loaded only where the user named a judge. */
async function openSecondOpinion(policy: ScanPolicy, context: OperationContext): Promise<SecondOpinion | undefined> {
  if (context.configuration.scan.judge === undefined) return undefined
  return (await import('./second-opinion-of.ts')).secondOpinionOf(policy, context)
}

function resultOf({ path }: SkillPath, report: ScanReport): Result {
  const { verdict, findings, filesScanned, skipped } = report
  return { path, verdict, findings: findings.map(toScanFinding), filesScanned, skipped: [...skipped] }
}

/** Only what is new counts, for the verdict too. */
function newOnly(report: ScanReport, findings: ScanReport['findings'], policy: ScanPolicy): ScanReport {
  return { ...report, findings, verdict: verdictOf(findings, policy) }
}

interface Judging {
  readonly scanner: SkillScanner
  readonly policy: ScanPolicy
  readonly asked: z.infer<typeof input>
  readonly context: OperationContext
}

/** Loaded only where there is much to scan. */
async function shareScan(
  skills: readonly SkillPath[],
  { scanner, asked, context }: Pick<Judging, 'scanner' | 'asked' | 'context'>,
): Promise<void> {
  const directories = skills.map(({ directory }) => directory).filter((each) => scanner.known(each) === undefined)
  if (context.program === undefined || directories.length < fewestShared) return
  await (await import('./scan-in-two.ts')).scanInTwo(directories, { scanner, asked, context })
}

async function judgeAll(
  skills: readonly SkillPath[],
  { scanner, policy, asked, context }: Judging,
): Promise<{ readonly results: readonly Result[]; readonly opinion: SecondOpinion | undefined }> {
  const { diff } = asked
  const compare = diff === undefined ? undefined : (await import('./compare-with-commit.ts')).compareWithCommit
  const before = await compare?.(diff ?? '', { skills, scanner, policy, context })
  // A judge is asked about skills; what is new in one is no question for it.
  const opinion = diff === undefined ? await openSecondOpinion(policy, context) : undefined
  const acceptances = openAcceptances(context).records()
  await shareScan(skills, { scanner, asked, context })
  const results: Result[] = []
  for (const skill of skills) {
    const found = await scanner.scan(skill.directory)
    const report = (await opinion?.of(skill.directory, found)) ?? found
    const findings = await before?.newOf(skill.directory, report.findings)
    const result = resultOf(skill, findings ? newOnly(report, findings, policy) : report)
    results.push({
      ...result,
      ...(findings && { known: report.findings.length - findings.length }),
      ...(isRefused(result) && wordOf({ ...skill, ...result }, acceptances, context)),
    })
  }
  return { results, opinion }
}

/** Judges skills by all of their files, installed or not (decisions R-34). One result for each skill. */
export const scan = defineOperation({
  name: 'scan',
  summary: 'Look for what a skill would do to you',
  description:
    'Reads every file of a skill, hidden ones and what is packed in archives too, and reports what could harm: with ' +
    'the line, the reason and what to do. Nothing of the skill runs. Exit status 0 when every skill passes or is only ' +
    'warned of, 1 when one is blocked or could not be read whole and you have not accepted it, 2 when a path does not ' +
    'exist. `metier accept` lets a skill through that you have read. What was found is kept until a file, a rule or ' +
    'the policy changes; METIER_NO_CACHE=1 scans anew.',
  group: 'writing',
  effects: ['read'],
  // Not for the network: it reads any path and quotes what lies there.
  surfaces: ['cli', 'library'],
  input,
  output,
  positional: ['paths'],
  short: { policy: 'p' },
  examples: [
    { command: 'scan skills/my-skill', explains: 'one skill' },
    { command: 'scan skills --policy balanced', explains: 'all skills of a folder; block on attacks, not on words' },
    { command: 'scan skills --diff origin/main', explains: 'only what a change brings in' },
    { command: 'scan skills --rules company.yaml', explains: 'with rules of your own' },
    { command: 'scan skills --format sarif > scan.sarif', explains: 'for a code scanning service' },
  ],
  isNo: ({ results }) => results.some((result) => result.accepted === undefined && isRefused(result)),
  // A commit that a name stands for moves, and so does what a model says.
  isMomentary: ({ diff, secondOpinion }) => diff !== undefined || secondOpinion !== undefined,
  handler: async (asked, context) => {
    const { cwd, clock, configuration } = context
    const preset = asked.policy === undefined ? {} : { asked: asked.policy }
    const rulesFiles = (asked.rules ?? []).map((path) => resolve(cwd, path))
    const scanner = context.scanner({ ...preset, rulesFiles })
    await ensureOwnRules(scanner)
    const policy = policyOf(configuration, { ...preset, now: clock.now() })
    const skills = expandSkillPaths(asked.paths, context)
    const { results, opinion } = await judgeAll(skills, { scanner, policy, asked, context })
    scanner.save()
    opinion?.save()
    const settings = settingsPassedOver(configuration)
    return {
      schema: 'metier.scan/1' as const,
      policy: asked.policy ?? configuration.scan.policy.preset,
      ...(configuration.scan.policy.floor && { floor: configuration.scan.policy.floor.preset }),
      ...(asked.diff !== undefined && { diff: asked.diff }),
      ...(policy.ended && { ended: policy.ended.map((each) => ({ ...each })) }),
      ...(settings.length > 0 && { settings: [...settings] }),
      ...(opinion && { secondOpinion: { model: configuration.scan.judge?.model ?? '', ...opinion.count() } }),
      results: [...results],
    }
  },
})
