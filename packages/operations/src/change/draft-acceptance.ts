import { MetierError, type CatalogEntry, plural } from '@metier/core'
import { dayOf, openAcceptances, skillIdentity, type CatalogService } from '@metier/runtime'
import { accept } from '../accept.ts'
import type { OperationContext } from '../operation-context.ts'
import { scanOf } from '../scan-of.ts'
import type { ChangeAsked } from './change-input.ts'
import type { ChangeDraft } from './change-draft.ts'

/** Findings that are told one by one; the rest is counted. */
const most = 20

/** The user's word on a skill that the scanner blocks, pinned to its files as they are (decisions R-34). */
export async function draftAcceptance(
  entry: CatalogEntry,
  asked: ChangeAsked,
  context: OperationContext,
): Promise<ChangeDraft> {
  const digest = skillIdentity(context.fileSystem, entry.candidate.directory).content
  return asked.change === 'accept'
    ? draftGiving({ entry, digest }, asked, context)
    : draftTakingBack({ entry, digest }, context)
}

/** A skill with the digest of its files as they are now; `null` where they cannot all be read. */
interface PinnedSkill {
  readonly entry: CatalogEntry
  readonly digest: string | null
}

async function draftGiving(
  { entry: { name, candidate }, digest }: PinnedSkill,
  { reason, until }: ChangeAsked,
  context: OperationContext,
): Promise<ChangeDraft> {
  const scan = await scanOf(candidate.directory, context)
  const found = (scan?.findings ?? []).filter(
    ({ severity }) => severity === 'critical' || scan?.verdict === 'incomplete',
  )
  const isAccepted = digest !== null && openAcceptances(context).isAccepted(digest, dayOf(context.clock.now()))
  const isHeld = scan?.verdict === 'block' || scan?.verdict === 'incomplete'
  const problem = context.configuration.scan.allowAccept
    ? digest === null
      ? 'Its files cannot all be read, so there is nothing that your word could be pinned to.'
      : undefined
    : 'The settings here do not allow to accept what the scanner blocks (skills.security.allowAccept).'
  const told = found
    .slice(0, most)
    .map(({ rule, path, line, message }) => `${path}:${line} ${message.replaceAll(/\s+/g, ' ')} (${rule})`)
  return {
    summary: isAccepted
      ? `${name} is accepted already, as it is now.`
      : isHeld
        ? `Let ${name} load in spite of ${plural(found.length, 'finding')}.`
        : `The scanner does not block ${name}.`,
    details: [
      ...told,
      ...(found.length > most ? [`and ${found.length - most} more`] : []),
      'Your word holds for its files as they are now: when any of them changes, it is blocked again.',
    ],
    warnings: isHeld && !isAccepted ? ['Read what was found, in its files, before you say yes.'] : [],
    files: [],
    changes: isHeld && !isAccepted && problem === undefined,
    ...(problem !== undefined && { problem }),
    needs: 'reason',
    pinned: [digest, scan?.verdict, found.map(({ rule, path, line }) => [rule, path, line])],
    apply: async () => {
      const input = { name, reason, until, yes: true, list: false, remove: false, revoke: false }
      const done = await accept.handler(input, context)
      if (done.digest === digest) return
      // Another file came in while it was scanned again: that is not what was said yes to.
      if (done.digest !== null) openAcceptances(context).remove(done.digest)
      throw new MetierError({
        code: 'plan-outdated',
        message: `${name} changed while it was accepted; nothing was accepted.`,
        next: 'Look at the change again.',
      })
    },
  }
}

function draftTakingBack({ entry: { name }, digest }: PinnedSkill, context: OperationContext): ChangeDraft {
  const records = openAcceptances(context).records()
  const meant = records.filter((record) => record.name === name || record.digest === digest)
  return {
    summary: meant.length === 0 ? `${name} was never accepted.` : `Take back that you accepted ${name}.`,
    details: meant.map(({ date, reason }) => `Accepted on ${date}: ${reason}`),
    warnings: [],
    files: [],
    changes: meant.length > 0,
    pinned: [digest, meant.map((record) => record.digest)],
    apply: async () => {
      const input = { name, yes: true, list: false, remove: true, revoke: false, reason: undefined, until: undefined }
      await accept.handler(input, context)
      await judgeAnew(name, await context.catalog())
    },
  }
}

/** Loading is when a skill is judged: until then a listing knows no more than that it has not been. */
async function judgeAnew(name: string, service: CatalogService): Promise<void> {
  try {
    service.refresh()
    await service.loadSoon(name)
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
  }
}
