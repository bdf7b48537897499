import { addressesIn } from '../hosts/addresses-in.ts'
import { hostKind } from '../hosts/host-kind.ts'
import { isAllowedHost } from '../hosts/is-allowed-host.ts'
import type { ScanRule } from '../scan-rule.ts'
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
      const isMeant =
        (piece.role === 'script' || piece.role === 'config' || piece.role === 'command') && !isLookedUp(piece)
      for (const { start, host, path } of addressesIn(piece.text.text)) {
        if (isAllowedHost(host, skill.allowedHosts)) continue
        const kind = hostKind(host, path)
        if (kind === 'suspicious' && isHandedOver(piece, start) && !skill.isAboutSecurity) {
          const message = `Hands something to ${host}, which has the name of an attack.`
          const isTaught = isInHandbook(skill, piece) && outright.test(host)
          yield {
            piece,
            start,
            end: start + host.length + 8,
            message,
            deed: 'attack-named',
            confidence: isTaught ? 'low' : 'medium',
            ...(isTaught && { severity: 'warn' }),
          }
        }
        if (kind !== 'drop') continue
        const isSure = isMeant && !isShownAsExample(skill, piece, start) && (!tunnel.test(host) || generated.test(host))
        yield {
          piece,
          start,
          end: start + host.length + 8,
          message: `Names ${host}, where anything can be dropped.`,
          confidence: 'medium',
          ...(!isSure && { severity: 'warn' }),
        }
      }
    }
  },
}
