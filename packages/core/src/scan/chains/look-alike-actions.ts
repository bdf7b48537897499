import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isShownAsExample } from './is-shown-as-example.ts'
import { knownActions } from './known-actions.ts'

const step = /\buses:\s{0,3}["']?([\w-]{1,40})\/([\w.-]{1,60})(?:\/[\w./-]{1,80})?@[\w.-]{1,60}/g
/** Whoever stands for anybody, and those who keep faster machines or safer forks of what all use. */
const others =
  /^(?:owner|org|my-?\w*|your-?\w*|some-?\w*|acme\w*|example\w*|user(?:name)?|forgejo|gitea|step-security|buildjet|useblacksmith|depot|namespacelabs|warpbuilds|runs-on|ubicloud)$/i

/** An action that everybody uses, of somebody else: it runs with the keys of the pipeline. */
export function* lookAlikeActions(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.isExample) continue
    for (const match of matchesIn(piece, step)) {
      const [, owner = '', name = ''] = match
      const makers = Object.hasOwn(knownActions, name.toLowerCase()) ? knownActions[name.toLowerCase()] : undefined
      if (makers === undefined || makers.includes(owner.toLowerCase()) || others.test(owner)) continue
      if (skill.identity.includes(owner.toLowerCase()) || isShownAsExample(skill, piece, match.index)) continue
      yield hitAt(piece, match, {
        message: `Takes ${name} from ${owner}, where everybody takes it from ${makers.join(' or ')}.`,
        confidence: 'medium',
        ...(skill.isAboutSecurity && piece.role !== 'config' && { severity: 'warn' }),
      })
    }
  }
}
