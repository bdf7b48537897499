import type { FrameScene } from '../frame-scene.ts'
import { manners } from '../manners.ts'
import { Tally, type WeighedFrame } from '../tally.ts'

/** Words of strangers count as orders. */
export function led(scene: FrameScene): WeighedFrame | undefined {
  const obeying = scene.mark('obey')
  if (
    obeying === undefined ||
    !/\b(?:pages?|documents?|e-?mails?|comments?|files?|websites?|results?|notes|data|issues?|tickets?|readme)\b/i.test(
      scene.text,
    )
  )
    return undefined
  const isAsIf =
    /\bas (?:though|if) the (?:user|owner|human|operator)\b|\bas (?:though|if) (?:they|it) (?:came|were|was) (?:from |by )?the (?:user|owner)|\bsame (?:weight|authority|rank|force)\b|\bas (?:the|an?) (?:user|owner|operator)'s\b/i.test(
      scene.text,
    )
  const isAuthority =
    /\bcarr(?:y|ies) (?:their|its|the|full|his) (?:\w+ )?authority\b|\b(?:come|comes|are|is|were|was) (?:written |sent |left )?(?:by|from) (?:the )?(?:operations|maintainers?|owners?|administrators?|admins?|developers?|operators?|management|support|security team)\b|\bon behalf of the (?:user|owner|operator)\b/i.test(
      scene.text,
    )
  if (!isAsIf && !isAuthority) return undefined
  const tally = new Tally()
  tally.add(isAsIf ? 4 : 3.5, 'words of strangers as orders')
  if (/\beven (?:when|if)\b|\b(?:commands?|files|machine|restart\w*|services?)\b/i.test(scene.text))
    tally.add(1, 'whatever they ask')
  manners(scene, tally)
  return tally.frame({ rule: 'agent-control', message: 'Has the agent obey what strangers wrote', at: obeying.at })
}
