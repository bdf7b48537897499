import { MetierError, type PublishTarget, plural } from '@metier/core'
import type { PlanPublication, PublicationPlan, PublishContext, SkillToPublish } from './publication.ts'

/** One file for each kind of target, loaded when it is asked for. */
const planners: { readonly [Kind in PublishTarget['kind']]: () => Promise<PlanPublication<Kind>> } = {
  clawhub: async () => (await import('./publish-to-clawhub.ts')).publishToClawhub,
  git: async () => (await import('./publish-to-git.ts')).publishToGit,
  npm: async () => (await import('./publish-to-npm.ts')).publishToNpm,
  oci: async () => (await import('./publish-to-oci.ts')).publishToOci,
  'well-known': async () => (await import('./publish-to-well-known.ts')).publishToWellKnown,
}

/** What publishing these skills would do. Reads only; see `PlanPublication` for what is thrown. */
export async function planPublication(
  target: PublishTarget,
  skills: readonly [SkillToPublish, ...SkillToPublish[]],
  context: PublishContext,
): Promise<PublicationPlan> {
  if (skills.length > 1 && target.kind !== 'npm' && target.kind !== 'well-known') {
    throw new MetierError({
      code: 'usage',
      message: `${plural(skills.length, 'skill')} cannot be published to one ${target.kind === 'git' ? 'tag' : 'name'}.`,
      next: 'Publish them one by one; a well-known folder or an npm package takes several.',
    })
  }
  switch (target.kind) {
    case 'clawhub':
      return (await planners.clawhub())(target, skills, context)
    case 'git':
      return (await planners.git())(target, skills, context)
    case 'npm':
      return (await planners.npm())(target, skills, context)
    case 'oci':
      return (await planners.oci())(target, skills, context)
    case 'well-known':
      return (await planners['well-known']())(target, skills, context)
    default:
      return target satisfies never
  }
}
