import { MetierError, validateSkill, type Diagnostic } from '@metier/core'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { findingSchema, type Finding } from './finding-schema.ts'
import { toFinding } from './to-finding.ts'
import { judgementInput, pathsInput } from './judgement-input.ts'
import type { OperationContext } from './operation-context.ts'
import { readDocument } from './read-document.ts'
import { listSkillFiles } from './list-skill-files.ts'
import { expandSkillPath, type SkillPath } from './expand-skill-path.ts'
import { requireOwnFile } from './require-own-file.ts'

const input = z.object({
  paths: pathsInput,
  ...judgementInput,
  referenceExact: z
    .boolean()
    .default(false)
    .describe("Judge exactly as the specification's reference library does, its quirks included"),
})

const output = z.object({
  schema: z.literal('metier.validate/1'),
  results: z.array(
    z.object({
      path: z.string(),
      valid: z.boolean(),
      issues: z.array(z.string()),
      findings: z.array(findingSchema),
    }),
  ),
})

export type ValidateOutput = z.infer<typeof output>

type Input = z.infer<typeof input>
type Result = ValidateOutput['results'][number]

const missingFile = 'Missing required file: SKILL.md'

/** From top to bottom; what is about the whole comes first. */
function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
}

function withoutFile({ path }: SkillPath): Result {
  const finding: Diagnostic = {
    code: 'missing-skill-file',
    severity: 'error',
    message: 'There is no SKILL.md here.',
    help: 'Give the folder of a skill, or write one with `metier new NAME`.',
    path,
  }
  return { path, valid: false, issues: [missingFile], findings: [toFinding(finding)] }
}

/** What makes a file one that is not read, and the finding that says so. */
const notRead = new Map<string, string>([
  ['file-unreadable', 'file-unreadable'],
  // As discovery calls it: what a catalogue refuses cannot pass here.
  ['path-escapes-skill', 'symlink-escapes'],
])

/** One file that the disk does not give us is one skill that is not valid, and says nothing of its neighbours. */
function unreadable({ path, file = path }: SkillPath, { code, message, next }: MetierError): Result {
  const finding: Diagnostic = { code: notRead.get(code) ?? code, severity: 'error', message, path: file }
  const help = next === undefined ? {} : { help: next }
  return { path, valid: false, issues: [message], findings: [toFinding({ ...finding, ...help })] }
}

function judgeQuietly(skill: SkillPath, asked: Input, context: OperationContext): Result {
  try {
    return judge(skill, asked, context)
  } catch (error) {
    if (error instanceof MetierError && notRead.has(error.code)) return unreadable(skill, error)
    throw error
  }
}

function judge(skill: SkillPath, { severity, profile, referenceExact }: Input, context: OperationContext): Result {
  const { file, directory, path } = skill
  if (file === undefined) return withoutFile(skill)
  requireOwnFile({ file, path }, context)
  const { document } = readDocument({ ...skill, file }, context)
  const files = listSkillFiles(directory, context.fileSystem)
  const verdict = validateSkill(document, {
    level: severity,
    profile: profile ?? 'spec',
    referenceExact,
    ...(files === undefined ? {} : { files }),
  })
  return {
    path,
    valid: verdict.valid,
    issues: [...verdict.issues],
    findings: inOrder(verdict.findings.map((finding) => toFinding({ path: document.path, ...finding }))),
  }
}

/** Judges skills where they lie, installed or not. One result for each skill (decisions R-54). */
export const validate = defineOperation({
  name: 'validate',
  summary: 'Check skills against the specification',
  description:
    'Checks one skill or all skills in a folder and says what is wrong, where, and what to do. Exit status 0 when ' +
    'every skill is valid, 1 when one is not, 2 when a path does not exist. `metier fix` settles what is marked fixable.',
  group: 'writing',
  effects: ['read'],
  surfaces: ['cli', 'library'],
  input,
  output,
  positional: ['paths'],
  short: { severity: 's', profile: 'p' },
  examples: [
    { command: 'validate skills/my-skill', explains: 'one skill, against the text of the specification' },
    { command: 'validate skills --severity strict', explains: 'all skills of a folder, our advice included' },
    { command: 'validate skills --format sarif > skills.sarif', explains: 'for a code scanning service' },
  ],
  isNo: ({ results }) => results.some(({ valid }) => !valid),
  handler: async (asked, context) => ({
    schema: 'metier.validate/1' as const,
    results: asked.paths
      .flatMap((path) => expandSkillPath(path, context))
      .map((skill) => judgeQuietly(skill, asked, context)),
  }),
})
