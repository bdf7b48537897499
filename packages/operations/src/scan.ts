import { MetierError, scanSeverities, type ScanPolicyName, type ScanReport } from '@metier/core'
import { digestDirectory, openAcceptances, policyOf, scanDirectory } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { pathsInput } from './judgement-input.ts'
import type { OperationContext } from './operation-context.ts'
import { expandSkillPath, type SkillPath } from './expand-skill-path.ts'

const policyNames = ['documented', 'balanced', 'strict'] as const satisfies readonly ScanPolicyName[]

const input = z.object({
  paths: pathsInput,
  policy: z.enum(policyNames).optional().describe('How much findings matter; by default that of the configuration'),
})

export const scanFindingSchema = z.object({
  rule: z.string(),
  severity: z.enum(scanSeverities),
  confidence: z.enum(['high', 'medium', 'low']),
  message: z.string(),
  path: z.string().describe('Relative to the skill; `archive.zip!/member` for what lies in an archive'),
  line: z.number().int().describe('From 1'),
  column: z.number().int().describe('From 1'),
  evidence: z.string().describe('At most 120 characters, secrets as stars'),
  why: z.string(),
  next: z.string(),
})

const output = z.object({
  schema: z.literal('metier.scan/1'),
  policy: z.enum(policyNames),
  results: z.array(
    z.object({
      path: z.string(),
      verdict: z.enum(['pass', 'warn', 'block', 'incomplete']),
      accepted: z.string().optional().describe('The reason with which the user accepted these very files'),
      findings: z.array(scanFindingSchema),
      filesScanned: z.number().int(),
      skipped: z.array(z.object({ path: z.string(), reason: z.string() })),
    }),
  ),
})

export type ScanOutput = z.infer<typeof output>

function digestOrNothing(directory: string, { fileSystem }: OperationContext): string | undefined {
  try {
    return digestDirectory(fileSystem, directory)
  } catch (error) {
    if (error instanceof MetierError) return undefined
    throw error
  }
}

function resultOf(
  { path }: SkillPath,
  report: ScanReport,
  accepted: string | undefined,
): ScanOutput['results'][number] {
  const { verdict, findings, filesScanned, skipped } = report
  const isRefused = verdict === 'block' || verdict === 'incomplete'
  return {
    path,
    verdict,
    ...(isRefused && accepted !== undefined ? { accepted } : {}),
    findings: findings.map((finding) => scanFindingSchema.parse(finding)),
    filesScanned,
    skipped: [...skipped],
  }
}

/** Judges skills by all of their files, installed or not (decisions R-34). One result for each skill. */
export const scan = defineOperation({
  name: 'scan',
  summary: 'Look for what a skill would do to you',
  description:
    'Reads every file of a skill, hidden ones and what is packed in archives too, and reports what could harm: with ' +
    'the line, the reason and what to do. Nothing of the skill runs. Exit status 0 when every skill passes or is only ' +
    'warned of, 1 when one is blocked or could not be read whole and you have not accepted it, 2 when a path does not ' +
    'exist. `metier accept` lets a skill through that you have read.',
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
    { command: 'scan skills --format sarif > scan.sarif', explains: 'for a code scanning service' },
  ],
  isNo: ({ results }) =>
    results.some(
      ({ verdict, accepted }) => accepted === undefined && (verdict === 'block' || verdict === 'incomplete'),
    ),
  handler: async ({ paths, policy: asked }, context) => {
    const { fileSystem, clock, configuration } = context
    const policy = policyOf(configuration, asked === undefined ? {} : { asked })
    const accepted = new Map(
      openAcceptances(context)
        .records()
        .map((record) => [record.digest, record.reason]),
    )
    const results = paths
      .flatMap((path) => expandSkillPath(path, context))
      .map((skill) => {
        const { directory } = skill
        const report = scanDirectory({ fileSystem, clock, directory, policy, limits: configuration.scan.limits })
        const digest = accepted.size === 0 ? undefined : digestOrNothing(directory, context)
        return resultOf(skill, report, digest === undefined ? undefined : accepted.get(digest))
      })
    return { schema: 'metier.scan/1' as const, policy: asked ?? configuration.scan.policy.preset, results }
  },
})
