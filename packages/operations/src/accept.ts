import { MetierError, type Candidate } from '@metier/core'
import { digestDirectory, openAcceptances, policyOf, scanDirectory, type Acceptance } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import type { OperationContext } from './operation-context.ts'
import { requireEntry } from './require-entry.ts'

const input = z.object({
  name: z.string().optional().describe('The skill').meta({ placeholder: 'NAME' }),
  reason: z.string().optional().describe('Why you let it through; kept beside your word'),
  yes: z.boolean().default(false).describe('Do not ask'),
  list: z.boolean().default(false).describe('Show what is accepted'),
  remove: z.boolean().default(false).describe('Take the acceptance back'),
})

const output = z.object({
  schema: z.literal('metier.accept/1'),
  action: z.enum(['list', 'accept', 'remove']),
  name: z.string().nullable(),
  digest: z.string().nullable(),
  changed: z.boolean(),
  findings: z.number().int().describe('Critical findings that the acceptance covers'),
  accepted: z.array(
    z.object({
      name: z.string(),
      digest: z.string(),
      reason: z.string(),
      date: z.string(),
      rules: z.array(z.string()),
    }),
  ),
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

async function ensureWanted(
  question: string,
  { yes, context }: { readonly yes: boolean; readonly context: OperationContext },
): Promise<void> {
  // The reason, typed out, is the user's word; who can be asked is asked all the same.
  if (yes || context.confirm === undefined || (await context.confirm(question))) return
  throw new MetierError({ code: 'refused', message: 'You said no; nothing was changed.' })
}

/** Takes the finding from what the scanner says now, so that the record tells what was accepted. */
function acceptanceOf(
  candidate: Candidate,
  { name, reason, context }: { readonly name: string; readonly reason: string; readonly context: OperationContext },
): { readonly acceptance: Acceptance; readonly findings: number } {
  const { fileSystem, clock, configuration } = context
  const { directory } = candidate
  const digest = digestDirectory(fileSystem, directory)
  const policy = policyOf(configuration)
  const report = scanDirectory({ fileSystem, clock, directory, policy, limits: configuration.scan.limits })
  const covered = report.findings.filter(({ severity, incomplete }) => severity === 'critical' || incomplete === true)
  const rules = [...new Set(covered.map(({ rule }) => rule))].toSorted()
  const date = new Date(clock.now()).toISOString().slice(0, 10)
  return { acceptance: { digest, name, reason, date, rules }, findings: covered.length }
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
    { command: 'accept --list', explains: 'what is accepted, and why' },
    { command: 'accept --remove my-skill', explains: 'take it back' },
  ],
  handler: async ({ name, reason, yes, list, remove }, context) => {
    const store = openAcceptances(context)
    const answer = (rest: Pick<AcceptOutput, 'action' | 'name' | 'digest' | 'changed' | 'findings'>): AcceptOutput => ({
      schema: 'metier.accept/1' as const,
      ...rest,
      accepted: store.records().map((record) => ({ ...record, rules: [...record.rules] })),
    })
    if (list) return answer({ action: 'list', name: null, digest: null, changed: false, findings: 0 })
    if (name === undefined) {
      throw new MetierError({
        code: 'usage',
        message: 'Which skill?',
        next: '`metier accept NAME --reason WHY` accepts one, `metier accept --list` shows what is accepted.',
      })
    }
    const entry = requireEntry((await context.catalog()).view(), name)
    const { candidate } = entry
    const { directory, size, modified } = candidate
    if (remove) {
      const digest = digestDirectory(context.fileSystem, directory)
      const changed = store.remove(digest)
      context.facts?.remember(directory, { size, modified }, { digest, verdict: 'unscanned' })
      context.facts?.save()
      return answer({ action: 'remove', name: entry.name, digest, changed, findings: 0 })
    }
    const why = reasonOf(reason, entry.name)
    const { acceptance, findings } = acceptanceOf(candidate, { name: entry.name, reason: why, context })
    await ensureWanted(`Let ${entry.name} load in spite of ${findings} critical findings?`, { yes, context })
    const changed = store.add(acceptance)
    context.facts?.remember(directory, { size, modified }, { digest: acceptance.digest, verdict: 'warn' })
    context.facts?.save()
    return answer({ action: 'accept', name: entry.name, digest: acceptance.digest, changed, findings })
  },
})
