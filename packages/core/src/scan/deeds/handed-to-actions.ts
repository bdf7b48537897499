import { belongsTo } from '../chains/belongs-to.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { untoldHit } from './untold-hit.ts'

/** A step of a pipeline that takes an action as it is at the moment, with what stands under it. */
const steps =
  /\buses:\s{0,3}["']?([\w-]{1,40})\/([\w.-]{1,60})(?:\/[\w./-]{1,80})?@(?:main|master|HEAD|dev(?:elop)?|latest)\b["']?/g
const secrets = /\$\{\{\s{0,4}secrets\.(\w{2,80})/g
/** Keys of which everybody knows whose they are. */
const vendors =
  /^(?:AWS|AZURE|GCP|NPM|PYPI|DOCKER|DOCKERHUB|SLACK|STRIPE|KUBE|CLOUDFLARE|VERCEL|ANTHROPIC|OPENAI|GH|SSH|DEPLOY)_/
/** Whoever is known to publish actions, and keeps them. */
const owners =
  /^(?:actions|github|docker|aws-actions|google-github-actions|azure|hashicorp|codecov|pypa|goreleaser|changesets|cloudflare|anthropics|openai|pulumi|snyk|sonarsource|appleboy|peaceiris|softprops|peter-evans|JS-DevTools|amondnet|cachix|DeterminateSystems)$/i

/** A key given to an action that anybody may change tomorrow, of an owner of whom no page tells and whose the key is not. */
export function* handedToActions(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.isExample || !/(?:^|\/)\.github\/(?:workflows|actions)\//.test(piece.path)) continue
    const { text } = piece.text
    for (const match of matchesIn(piece, steps)) {
      const [, owner = '', repository = ''] = match
      if (owners.test(owner) || skill.openText.includes(`${owner}/${repository}`.toLowerCase())) continue
      const [step = ''] = text.slice(match.index + match[0].length, match.index + 1200).split(/\n\s{0,20}-\s/)
      const isHanded = [...step.matchAll(secrets)].some(
        ([, name = '']) => vendors.test(name) && !belongsTo(name, `${owner}/${repository}`.toLowerCase()),
      )
      if (isHanded) yield* untoldHit(skill, piece, match, 'Hands keys to an action that anybody may change tomorrow.')
    }
  }
}
