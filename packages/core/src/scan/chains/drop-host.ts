import { addressesIn, type Address } from '../hosts/addresses-in.ts'
import { hostKind, type HostKind } from '../hosts/host-kind.ts'
import { isAllowedHost } from '../hosts/is-allowed-host.ts'
import type { ScanHit, ScanRule } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import type { Piece } from '../piece.ts'
import { isInHandbook } from './is-in-handbook.ts'
import { isShownAsExample } from './is-shown-as-example.ts'
import { statementAt } from './statement-at.ts'

// Services that only exist to catch what is sent to them; a tunnel may be somebody's way to test a webhook.
const tunnel =
  /(?:ngrok|trycloudflare|serveo|loca\.lt|localtunnel|lhr\.life|localhost\.run|bore\.pub|pinggy|duckdns|no-ip|ddns|hopto|zapto)/
const generated = /^(?:[0-9a-f]{6,}|[a-z0-9]{2,8}-[a-z0-9-]{4,40}|[0-9a-z]{8,})\./

/** The name by which teachers call an attacker; whoever attacks takes one that does not say so. */
const outright = /(?:^|[.-])(?:evil|attackers?|malicious|hackers?|phish\w{0,10})(?=[.-]|\d|$)/

const hands =
  /\s(?:-d|-F|-T|--data\S{0,12}|--form|--upload-file|--post-(?:data|file))[\s=@]|\.(?:post|put)\s{0,2}\(|\bPOST\b/

/** What a request says of where it comes from goes to somebody else: a test of who is let in says that it is a stranger. */
const asWhom = /\b(?:Origin|Referer|Access-Control-Allow-Origin)["']?\s{0,2}[:=,]\s{0,2}["']?$/i

/** Data is sent there, in what an agent would run. */
function isHandedOver({ text: { text }, isExample }: Piece, at: number): boolean {
  const before = text.slice(Math.max(0, text.lastIndexOf('\n', at), at - 300), at)
  return !isExample && !asWhom.test(before) && hands.test(before + statementAt(text, at))
}

/** What lies among pages to look things up in is a description of something, with the addresses that others gave as examples. */
function isLookedUp({ role, path }: Piece): boolean {
  return role === 'config' && /(?:^|\/)(?:references?|docs?)\/.*\.(?:json|ya?ml)$/i.test(path)
}

interface Named {
  readonly skill: SkillView
  readonly piece: Piece
  readonly address: Address
  /** Does it stand in what runs, and not in what is looked up or shown? */
  readonly isMeant: boolean
}

type Reading = Pick<ScanHit, 'message' | 'severity' | 'confidence' | 'deed'>

/** What it says of a skill that an address of some kind stands in it. */
const readings: Partial<Record<HostKind, (named: Named) => Reading | undefined>> = {
  suspicious({ skill, piece, address: { host, start } }) {
    if (skill.isAboutSecurity || !isHandedOver(piece, start)) return undefined
    const isTaught = isInHandbook(skill, piece) && outright.test(host)
    return {
      message: `Hands something to ${host}, which has the name of an attack.`,
      deed: 'attack-named',
      confidence: isTaught ? 'low' : 'medium',
      ...(isTaught && { severity: 'warn' }),
    }
  },
  disguised({ skill, address: { host }, isMeant }) {
    if (!isMeant) return undefined
    return {
      message: `Names ${host}, with letters of another alphabet that look like Latin ones.`,
      confidence: 'medium',
      ...(skill.isAboutSecurity && { severity: 'warn' }),
    }
  },
  drop({ address: { host }, isMeant }) {
    const isSure = isMeant && (!tunnel.test(host) || generated.test(host))
    return {
      message: `Names ${host}, where anything can be dropped.`,
      confidence: 'medium',
      ...(!isSure && { severity: 'warn' }),
    }
  },
}

/** A skill whose program talks to a place that shows everything to whoever set it up. */
export const dropHost: ScanRule = {
  id: 'drop-host',
  severity: 'critical',
  summary: 'A script or setting names a place where data is dropped',
  why: 'Nobody runs a service there: what arrives is read by whoever set the address up, and the address is gone tomorrow.',
  next: 'Find out what is sent. Do not use the skill unless the address is your own.',
  *check(skill) {
    for (const piece of skill.code) {
      if (piece.role === 'inline-code') continue
      const isRun =
        (piece.role === 'script' || piece.role === 'config' || piece.role === 'command') && !isLookedUp(piece)
      for (const address of addressesIn(piece.text.text)) {
        const { start, host, path } = address
        const reading = isAllowedHost(host, skill.allowedHosts) ? undefined : readings[hostKind(host, path)]
        if (reading === undefined) continue
        const isMeant = isRun && !isShownAsExample(skill, piece, start)
        const found = reading({ skill, piece, address, isMeant })
        if (found !== undefined) yield { piece, start, end: start + host.length + 8, ...found }
      }
    }
  },
}
