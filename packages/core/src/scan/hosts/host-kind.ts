import { confusables } from '../text/confusables.ts'
import { hostLists } from './host-lists.ts'
import { isListedHost } from './is-listed-host.ts'

/** What is known of an address without asking anybody. */
export type HostKind =
  | 'local'
  | 'installer'
  | 'tenant'
  | 'paste'
  | 'shortener'
  | 'drop'
  | 'address'
  | 'suspicious'
  | 'disguised'
  | 'placeholder'
  | 'unknown'

const suspiciousWord =
  /(?:^|[.-])(?:evil|attacker?s?|malicious|malware|exfil\w*|backdoor|payloads?|c2|c2server|stealer|steal|phish\w*|hacker?s?|rootkit|botnet|keylog\w*|ransom\w*|harvest\w*|dropper|pwn\w*|shadow|sniff|spoof|exploit|rogue|bad-actor|bad|darkweb|adversary|leak|implant|beacon-?c2|collect(?:or)?-?\d*|sink)(?=[.-]|\d|$)/

/** Names of attacks that companies have too: they only tell on names that nobody can own (RFC 2606). */
const stagedWord = /(?:^|[.-])(?:covert|lateral|pivot|threat|stealth|intruder|sqli|inject)(?=[.-])/
const reserved = /(?:^|\.)example\.(?:com|org|net)$|\.(?:example|test|invalid)$/

const placeholder =
  /^(?:your|my|the|some|example|sample|test|placeholder|domain|host|company|acme)?[-.]?(?:example|your\w*|my\w*|site|domain|host|server|company|acme|foo|bar|test|placeholder|internal|target)[\w-]*\.(?:com|org|net|io|dev|local|test|example|invalid|internal|corp)$/

/** Where a page has its reader put the name of an account: `YOUR_DOMAIN.auth0.com`. */
const account = /^(?:your[\w-]{0,40}|(?:sub)?domain|tenant|instance)\./

/** This machine and its network, whole: `localhost.drop.test` and `10.drop.test` are anybody's. A page may leave digits open (`192.168.x.x`). */
const local =
  /^(?:localhost|0\.0\.0\.0|(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(?:\.(?:\d{1,3}|x{1,3}|\*)){1,3}|\[?::1?\]?|\[?f(?:[cd][0-9a-f]{2}|e[89ab][0-9a-f]):[0-9a-f:]+\]?)$|\.(?:local|localhost|internal|lan)$/

const beyondAscii = /[\u0080-\uffff]/

/** Judges the host of an address, with the beginning of its path where the host alone says nothing. */
export function hostKind(host: string, path = ''): HostKind {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  if (local.test(name)) return 'local'
  if (isDisguised(name)) return 'disguised'
  if (/^\d{1,3}(?:\.\d{1,3}){3}$|^\[[0-9a-f:.]+\]$|^0x[0-9a-f]{6,8}$|^\d{8,10}$/.test(name)) {
    // Documentation ranges (RFC 5737) stand for any address.
    return 'address'
  }
  const way = path.toLowerCase()
  if (isListedHost(hostLists.drop, name, way)) return 'drop'
  if (isListedHost(hostLists.paste, name, way)) return 'paste'
  if (isListedHost(hostLists.shortener, name, way)) return 'shortener'
  if (reserved.test(name) && stagedWord.test(name)) return 'suspicious'
  if (suspiciousWord.test(name) || name.startsWith('xn--') || name.includes('.xn--')) return 'suspicious'
  if (isListedHost(hostLists.installer, name, way)) return 'installer'
  if (account.test(name) && isListedHost(hostLists.tenants, name, way)) return 'tenant'
  return placeholder.test(name) || /(?:^|\.)example\.(?:com|org|net)$/.test(name) ? 'placeholder' : 'unknown'
}

/** Does a part of the name hold letters of another alphabet, so that it is read as Latin (UTS 39)? */
function isDisguised(name: string): boolean {
  if (!beyondAscii.test(name)) return false
  const isLatinAtTheEnd = /\.[a-z]+$/.test(name)
  return name.split('.').some((label) => {
    const others = label.match(/[^\0-\x7f]/gu) ?? []
    const lookalikes = others.filter((letter) => Object.hasOwn(confusables, letter)).length
    if (lookalikes === 0) return false
    return /[a-z]/.test(label) || (isLatinAtTheEnd && lookalikes === others.length)
  })
}
