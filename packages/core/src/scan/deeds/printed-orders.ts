import { networkSend } from '../chains/network-send.ts'
import { weighHost } from '../chains/weigh-host.ts'
import { addressesIn } from '../hosts/addresses-in.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isOwnProgram } from './is-own-program.ts'
import { isStrange } from './is-strange.ts'
import { untoldHit } from './untold-hit.ts'

const prints =
  /\bprint\w{0,3}\s{0,2}\(|\becho\b|console\.(?:log|info)\s{0,2}\(|\bputs\b|stdout\.write|Write-(?:Host|Output)|\bcurl\s(?![^\n]{0,200}(?:\s-\w{0,4}o\b|>|\|))|\bwget\s[^\n]{0,60}-\w{0,3}O\s{0,2}-/
/** Words that have whoever reads what a program prints act on it. */
const bids =
  /["'`#][^"'`\n]{0,60}\b(?:carry out|follow|obey|execute|comply with|act on)\b[^"'`\n]{0,40}\b(?:following|below|now|instructions?|steps?|these|it)\b|["'`][^"'`\n]{0,40}\b(?:IMPORTANT|SYSTEM|Assistant|Agent|Claude)\b[^"'`\n]{0,60}\b(?:must|now|follow|do|carry|run)\b/
/** A sentence of a page that has the agent do what a program says. */
const obeys =
  /\b(?:do|follow|obey|carry out|execute|apply|perform|act on|comply with)\b[^.\n]{0,30}\b(?:what(?:ever)?|everything|all|the (?:steps|instructions|orders|commands|guidance|rules|output))\b[^.\n]{0,40}\b(?:it|script|output|prints?|printed|says|returns?|returned|shows?|gives?|displayed?)\b/

/** Programs that print what a machine nobody knows says, where they or the page have the agent obey it. */
export function* printedOrders(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.role === 'fence') {
      yield* shown(skill, piece)
      continue
    }
    if (!isOwnProgram(piece) || piece.role !== 'script' || !prints.test(piece.text.text)) continue
    const [call] = matchesIn(piece, networkSend)
    if (call === undefined) continue
    const host = addressesIn(piece.text.text, 40).find((address) => isStrange(skill, address))
    if (host === undefined) continue
    if (bids.test(piece.text.text) || isObeyed(skill, piece.path))
      yield* untoldHit(skill, piece, call, 'Prints what another machine says for the agent to do.')
  }
}

/** Does a page have the agent do what the program of this name says? */
function isObeyed(skill: SkillView, path: string): boolean {
  const name = path.replace(/^.*\//, '').toLowerCase()
  for (let at = skill.openText.indexOf(name); at !== -1; at = skill.openText.indexOf(name, at + 1)) {
    if (obeys.test(skill.openText.slice(at, at + 240).split(/\n\s{0,8}\n/)[0] ?? '')) return true
  }
  return false
}

const told =
  /#[^\n]{0,120}\b(?:carry (?:it|them|this|that) out|follow (?:it|them|its|what|the)|obey|do what it says|act on it|then execute)\b[^\n]{0,80}\n\s{0,4}(?:curl|wget|iwr|irm|Invoke-WebRequest)\s[^\n|>]{4,300}(?=\n|$)/gi

/** A fetch on a page, with a word above it that what comes is to be done. Comments are blank in code, so the page is asked. */
function* shown(skill: SkillView, piece: Piece): Iterable<ScanHit> {
  if (!/\b(?:curl|wget|iwr|irm|Invoke-WebRequest)\b/i.test(piece.text.text)) return
  for (const address of addressesIn(piece.text.text, 8)) {
    const at = skill.openText.indexOf(address.host)
    const weight = weighHost(skill, address)
    if (at === -1 || (weight !== 'foreign' && weight !== 'hostile')) continue
    const around = skill.openText.slice(Math.max(0, at - 400), at + 200)
    told.lastIndex = 0
    const match = told.exec(around)
    if (match === null || !match[0].includes(address.host)) continue
    const start = piece.text.text.search(/\b(?:curl|wget|iwr|irm|Invoke-WebRequest)\b/i)
    yield {
      piece,
      start,
      end: Math.min(piece.text.text.length, start + 120),
      message: 'Fetches what the agent is to do from another machine.',
      confidence: 'medium',
      severity: 'critical',
    }
    return
  }
}
