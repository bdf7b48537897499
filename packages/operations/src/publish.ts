import { MetierError, formatPublishTarget, parsePublishTarget, type ScanReport } from '@metier/core'
import {
  createSend,
  fetchThrough,
  directoryNameOf,
  hostAuthorization,
  openStore,
  planPublication,
  type PublicationPlan,
  type SkillToPublish,
} from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { downloadFor } from './download-for.ts'
import { expandSkillPaths } from './expand-skill-path.ts'
import { isBlocked } from './is-blocked.ts'
import { nothingYet } from './nothing-yet.ts'
import type { OperationContext } from './operation-context.ts'
import { refusePublication } from './refuse-publication.ts'
import { shownSignature, signatureSchema } from './signature-schema.ts'
import { skillToShare, type SkillToShare } from './skill-to-share.ts'
import type { StopNote } from './stop-note.ts'

const input = z.object({
  paths: z
    .array(z.string().min(1))
    .min(1)
    .describe('The folder of a skill, or one that holds several')
    .meta({ placeholder: 'PATH' }),
  to: z
    .string()
    .min(1)
    .describe('well-known:FOLDER, clawhub:[@OWNER/NAME], oci:HOST/NAME[:TAG], npm:NAME, git or git:REMOTE')
    .meta({ placeholder: 'TARGET' }),
  release: z
    .string()
    .min(1)
    .optional()
    .describe('The version, where the skill does not say one')
    .meta({ placeholder: 'VERSION' }),
  sign: z.string().min(1).optional().describe('Sign it with this Ed25519 key, see pack').meta({ placeholder: 'KEY' }),
  tag: z
    .array(z.string().regex(/^[\w][\w.-]{0,127}$/, 'letters, digits, `_`, `.` and `-`'))
    .default([])
    .describe('A name beside the version, such as latest; several times for several')
    .meta({ placeholder: 'TAG' }),
  changelog: z.string().default('').describe('What changed, for registries that keep it').meta({ placeholder: 'TEXT' }),
  access: z.enum(['public', 'restricted']).optional().describe('Who may see a new npm package with a scope'),
  severity: z.enum(['standard', 'strict']).default('strict').describe('How strictly the skill is judged before'),
  overwrite: z.boolean().default(false).describe('Move a tag that names something else'),
  yes: z.boolean().default(false).describe('Do not ask'),
  dryRun: z.boolean().default(false).describe('Show what would be done and do nothing'),
})

const output = z.object({
  schema: z.literal('metier.publish/1'),
  to: z.string(),
  dryRun: z.boolean(),
  unchanged: z.boolean().describe('This very skill is there already'),
  reference: z.string().describe('What `metier add` takes'),
  steps: z.array(z.string()).describe('What is written or sent, in order'),
  tooLarge: z
    .array(z.object({ name: z.string(), why: z.string() }))
    .optional()
    .describe('Archives that `metier add` does not take, and why'),
  skills: z.array(
    z.object({
      name: z.string(),
      version: z.string().nullable(),
      digest: z.string().describe('Canonical, of what is published'),
      files: z.int(),
      verdict: z.enum(['pass', 'warn', 'block', 'incomplete']),
      signature: signatureSchema,
    }),
  ),
})

export type PublishOutput = z.infer<typeof output>

type Input = z.infer<typeof input>

interface JudgedSkill {
  readonly skill: SkillToShare
  readonly report: ScanReport
}

/** Judged by the rules and by the scanner: what we would not install from others is not handed to others. */
async function judged(
  { paths, severity, sign, release }: Input,
  context: OperationContext,
): Promise<readonly JudgedSkill[]> {
  const scanner = context.scanner()
  const found: JudgedSkill[] = []
  for (const path of expandSkillPaths(paths, context)) {
    const skill = await skillToShare(path, { severity, sign, version: release }, context)
    const report = await scanner.scan(skill.directory)
    if (isBlocked({ ...skill, digest: skill.unsigned, report }, context)) throw refusePublication(skill.name, report)
    found.push({ skill, report })
  }
  scanner.save()
  return found
}

async function ensureWanted({ lines }: PublicationPlan, { yes, to }: Input, context: OperationContext): Promise<void> {
  if (yes) return
  const shown = lines.map((line) => `  ${line}`).join('\n')
  if (context.confirm === undefined) {
    throw new MetierError({
      code: 'usage',
      message: `Nobody can be asked whether to publish to ${to}. It would:\n${shown}`,
      next: 'Add --yes to do so, or --dry-run to look only.',
    })
  }
  if (await context.confirm(`${shown}\nPublish?`)) return
  throw new MetierError({ code: 'refused', message: 'You said no; nothing was published.' })
}

/** How far a stranger's registry came nobody here knows. */
function halfSent({ to }: Input): StopNote {
  return {
    message: `Stopped while it was published to ${to}: it may be there already, whole or in part.`,
    next: 'The same command sends what is missing, and says when nothing is.',
  }
}

async function carryOut(asked: Input, context: OperationContext): Promise<PublishOutput> {
  context.ifStopped?.(nothingYet('published'))
  const target = parsePublishTarget(asked.to)
  const found = await judged(asked, context)
  const skills = found.map(({ skill }): SkillToPublish => ({ ...skill, name: directoryNameOf(skill.name) }))
  const [first, ...others] = skills
  if (first === undefined) throw new TypeError('A path stands for one skill at least.')
  const scratch = openStore(context).quarantine()
  try {
    const { fileSystem, writer, host, cwd } = context
    const { overwrite, changelog, tag, access, dryRun } = asked
    const plan = await planPublication(target, [first, ...others], {
      fileSystem,
      writer,
      host,
      cwd,
      scratch,
      overwrite,
      changelog,
      tags: tag,
      download: downloadFor(context),
      send: createSend({
        offline: (host.environment['METIER_OFFLINE'] ?? '') !== '',
        authorize: hostAuthorization({ fileSystem, host }),
        exchange: fetchThrough(host.environment),
      }),
      progress: (what) => context.journal.write('info', what),
      ...(access !== undefined && { access }),
    })
    const isToDo = !dryRun && !plan.unchanged
    if (isToDo) await ensureWanted(plan, asked, context)
    if (isToDo) context.ifStopped?.(halfSent(asked))
    const reference = isToDo ? await plan.apply() : plan.reference
    const done = {
      to: formatPublishTarget(target),
      dryRun,
      unchanged: plan.unchanged,
      reference,
      steps: [...plan.lines],
      ...(plan.tooLarge !== undefined && plan.tooLarge.length > 0 && { tooLarge: [...plan.tooLarge] }),
    }
    return { schema: 'metier.publish/1' as const, ...done, skills: found.map(shown) }
  } finally {
    context.writer.remove(scratch)
  }
}

function shown({ skill, report }: JudgedSkill): PublishOutput['skills'][number] {
  const { name, version = null, digest, files, signature } = skill
  return { name, version, digest, files: files.size, verdict: report.verdict, signature: shownSignature(signature) }
}

/** Hands skills to others: judged, scanned, shown, and only then written or sent. */
export const publish = defineOperation({
  name: 'publish',
  summary: 'Publish skills to a registry, a static host or a tag',
  description:
    'What does not pass the strict rules of `validate`, or what the scanner blocks, is not published. The same skill gives ' +
    'the same bytes each time, and one that is there already is left alone.',
  group: 'sharing',
  effects: ['read', 'write', 'network'],
  surfaces: ['cli', 'library'],
  input,
  output,
  positional: ['paths'],
  short: { yes: 'y', dryRun: 'n' },
  examples: [
    { command: 'publish skills --to well-known:public', explains: 'all of a folder, as files for a static host' },
    { command: 'publish skills/pdf --to oci:ghcr.io/acme/pdf --tag latest', explains: 'to a registry for containers' },
    { command: 'publish skills/pdf --to npm:@acme/pdf --dry-run', explains: 'what would be sent to npm' },
  ],
  handler: carryOut,
})
