import { basename } from 'node:path'
import { MetierError, type CatalogView, type Candidate, type KnownSkillFacts, plural } from '@metier/core'
import {
  dayOf,
  digestOrNothing,
  isEnded,
  openAcceptances,
  skillIdentity,
  vouchedDigest,
  type Acceptance,
} from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { ensureOwnRules } from './ensure-own-rules.ts'
import { expandSkillPath } from './expand-skill-path.ts'
import type { OperationContext } from './operation-context.ts'
import { requireEntry } from './require-entry.ts'

const input = z.object({
  name: z.string().optional().describe('The skill, or with a slash its folder').meta({ placeholder: 'NAME' }),
  reason: z.string().optional().describe('Why you let it through; kept beside your word'),
  until: z.iso
    .date('not a day such as 2027-01-31')
    .optional()
    .describe('The last day on which your word holds, such as 2027-01-31')
    .meta({ placeholder: 'DATE' }),
  yes: z.boolean().default(false).describe('Do not ask'),
  list: z.boolean().default(false).describe('Show what is accepted, and whether that still holds'),
  remove: z.boolean().default(false).describe('Take the acceptance back'),
  revoke: z.boolean().default(false).describe('Another word for --remove'),
})

const acceptedSchema = z.object({
  name: z.string(),
  digest: z.string(),
  reason: z.string(),
  date: z.string(),
  until: z.string().optional().describe('The last day'),
  rules: z.array(z.string()),
  status: z
    .enum(['holds', 'changed', 'ended', 'absent', 'forbidden'])
    .describe(
      'Does it still count? `changed`: the files are others now; `absent`: no such skill is here; `forbidden`: the ' +
        'settings allow no acceptance',
    ),
})

const output = z.object({
  schema: z.literal('metier.accept/1'),
  action: z.enum(['list', 'accept', 'remove']),
  name: z.string().nullable(),
  digest: z.string().nullable(),
  changed: z.boolean(),
  findings: z.number().int().describe('Critical findings that the acceptance covers'),
  accepted: z.array(acceptedSchema),
})

export type AcceptOutput = z.infer<typeof output>

/** Longest reason that is kept, in characters. */
const longestReason = 500

function reasonOf(reason: string | undefined, name: string): string {
  const text = reason?.trim() ?? ''
  if (text !== '' && text.length <= longestReason) return text
  throw new MetierError({
    code: 'usage',
    message: text === '' ? 'An acceptance needs a reason.' : `The reason is longer than ${longestReason} characters.`,
    next: `Read what \`metier scan\` found, then run \`metier accept ${name} --reason "why it is safe"\`.`,
  })
}

function ensureAllowed({ configuration, clock }: OperationContext, until: string | undefined): void {
  if (!configuration.scan.allowAccept) {
    throw new MetierError({
      code: 'refused',
      message: 'The settings here do not allow to accept what the scanner blocks.',
      next: '`metier doctor --config` tells which file says so (skills.security.allowAccept).',
    })
  }
  if (until === undefined || until >= dayOf(clock.now())) return
  throw new MetierError({
    code: 'usage',
    message: `The last day, ${until}, has passed already.`,
    next: 'Name today or a later day.',
  })
}

function questionOf(name: string, findings: number): string {
  if (findings === 0) return `Nothing blocks ${name} as it is. Accept it all the same?`
  return `Let ${name} load in spite of ${plural(findings, 'critical finding')}?`
}

async function ensureWanted(
  question: string,
  { yes, context }: { readonly yes: boolean; readonly context: OperationContext },
): Promise<void> {
  // The reason, typed out, is the user's word; who can be asked is asked all the same.
  if (yes || context.confirm === undefined || (await context.confirm(question))) return
  throw new MetierError({ code: 'refused', message: 'You said no; nothing was changed.' })
}

interface Target {
  readonly name: string
  /** Absolute, of the skill. */
  readonly directory: string
  /** Of an installed skill. */
  readonly candidate?: Candidate
}

/** A skill that is installed here, by name; or any, by its folder: a word is about files, wherever they lie. */
async function targetOf(name: string, context: OperationContext): Promise<Target> {
  if (!/[\\/]/.test(name)) {
    const { candidate, name: own } = requireEntry((await context.catalog()).view(), name)
    return { name: own, directory: candidate.directory, candidate }
  }
  const [only, ...others] = expandSkillPath(name, context)
  if (only !== undefined && others.length === 0) return { name: basename(only.directory), directory: only.directory }
  throw new MetierError({
    code: 'usage',
    message: `${JSON.stringify(name)} holds ${plural(others.length + 1, 'skill')}.`,
    next: 'Read and accept one at a time: give the folder of the skill itself.',
  })
}

function remember({ candidate }: Target, verdict: KnownSkillFacts['verdict'], context: OperationContext): void {
  if (candidate === undefined) return
  const { directory, size, modified } = candidate
  const digest = digestOrNothing(context.fileSystem, directory)
  context.facts?.remember(directory, { size, modified }, { digest, verdict })
  context.facts?.save()
}

interface Word {
  readonly reason: string
  readonly until: string | undefined
  readonly context: OperationContext
}

/** Takes the findings from what the scanner says now, so that the record tells what was accepted. */
async function acceptanceOf(
  { name, directory }: Target,
  { reason, until, context }: Word,
): Promise<{ readonly acceptance: Acceptance; readonly findings: number }> {
  const digest = vouchedDigest(context.fileSystem, directory)
  const scanner = context.scanner()
  await ensureOwnRules(scanner)
  const report = await scanner.scan(directory)
  const covered = report.findings.filter(({ severity, incomplete }) => severity === 'critical' || incomplete === true)
  const rules = [...new Set(covered.map(({ rule }) => rule))].toSorted()
  const date = dayOf(context.clock.now())
  return {
    acceptance: { digest, name, reason, date, ...(until !== undefined && { until }), rules },
    findings: covered.length,
  }
}

/** An acceptance of other files than are here now is one of the past; it stays in the list so that somebody sees it. */
function statusOf(
  record: Acceptance,
  view: CatalogView | undefined,
  { fileSystem, clock, configuration }: OperationContext,
): AcceptOutput['accepted'][number]['status'] {
  if (isEnded(record, dayOf(clock.now()))) return 'ended'
  if (!configuration.scan.allowAccept) return 'forbidden'
  const entries = view?.all.filter(({ name }) => name === record.name) ?? []
  if (entries.length === 0) return 'absent'
  const isHere = entries.some(
    ({ candidate }) => skillIdentity(fileSystem, candidate.directory).content === record.digest,
  )
  return isHere ? 'holds' : 'changed'
}

/** Looks at the skills only where there is something to look up. */
async function acceptedOf(context: OperationContext): Promise<AcceptOutput['accepted']> {
  const records = openAcceptances(context).records()
  const view = records.length === 0 ? undefined : (await context.catalog()).view()
  return records.map((record) => ({ ...record, rules: [...record.rules], status: statusOf(record, view, context) }))
}

type Answer = Pick<AcceptOutput, 'action' | 'name' | 'digest' | 'changed' | 'findings'>

async function answer(rest: Answer, context: OperationContext): Promise<AcceptOutput> {
  return { schema: 'metier.accept/1', ...rest, accepted: await acceptedOf(context) }
}

function requireName(name: string | undefined): string {
  if (name !== undefined) return name
  throw new MetierError({
    code: 'usage',
    message: 'Which skill?',
    next: '`metier accept NAME --reason WHY` accepts one, `metier accept --list` shows what is accepted.',
  })
}

/** Takes back the word on the files as they are, and every word on a skill of that name whose files changed. */
async function takeBack(name: string, context: OperationContext): Promise<AcceptOutput> {
  const store = openAcceptances(context)
  const called = store.records().filter((record) => record.name === name)
  const isGone = called.length > 0 && (await context.catalog()).view().resolve(name) === undefined
  const target = isGone ? undefined : await targetOf(name, context)
  const digest = target === undefined ? null : skillIdentity(context.fileSystem, target.directory).content
  const digests = [...called.map((record) => record.digest), ...(digest === null ? [] : [digest])]
  const changed = digests.map((each) => store.remove(each)).includes(true)
  if (target !== undefined) remember(target, 'unscanned', context)
  return answer({ action: 'remove', name: target?.name ?? name, digest, changed, findings: 0 }, context)
}

/** The user's word that a skill may load in spite of the scanner (ruling 5), pinned to its files as they are. */
export const accept = defineOperation({
  name: 'accept',
  summary: 'Let a skill through that the scanner blocks',
  description:
    'Your word holds for the files as they are now: when any of them changes, the skill is blocked again. It is kept ' +
    'with its reason in your own configuration, where no skill and no project can write.',
  group: 'writing',
  effects: ['read', 'write'],
  surfaces: ['cli'],
  input,
  output,
  positional: ['name'],
  short: { yes: 'y' },
  examples: [
    { command: 'accept my-skill --reason "runs git only; I read it"', explains: 'let it through' },
    { command: 'accept my-skill --reason "for the audit" --until 2027-01-31', explains: 'until a day' },
    { command: 'accept --list', explains: 'what is accepted, why, and whether it still holds' },
    { command: 'accept --revoke my-skill', explains: 'take it back' },
  ],
  handler: async ({ name, reason, until, yes, list, remove, revoke }, context) => {
    if (list) return answer({ action: 'list', name: null, digest: null, changed: false, findings: 0 }, context)
    const wanted = requireName(name)
    if (remove || revoke) return takeBack(wanted, context)
    ensureAllowed(context, until)
    const target = await targetOf(wanted, context)
    const why = reasonOf(reason, target.name)
    const { acceptance, findings } = await acceptanceOf(target, { reason: why, until, context })
    const { digest } = acceptance
    await ensureWanted(questionOf(target.name, findings), { yes, context })
    const changed = openAcceptances(context).add(acceptance)
    remember(target, 'warn', context)
    return answer({ action: 'accept', name: target.name, digest, changed, findings }, context)
  },
})
