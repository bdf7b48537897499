import { addressesIn } from '../hosts/addresses-in.ts'
import { isDestination } from '../hosts/is-destination.ts'
import { isAmongFaults } from '../orders/is-among-faults.ts'
import { allowanceOf } from '../orders/allowance-of.ts'
import { isDoubtedByLength } from '../orders/is-doubted-by-length.ts'
import { isCatalogueEntry } from '../orders/is-catalogue-entry.ts'
import { isSecondedAt } from '../orders/is-seconded-at.ts'
import { hitAt } from '../rules/hit-at.ts'
import { isTalkedAbout } from '../rules/is-talked-about.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit, ScanRule } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { weighHost } from './weigh-host.ts'

const gather =
  /\b(?:read|collect|get|gather|extract|include|find|take|copy|grab|harvest|retrieve|load|dump|capture|append|attach|encode|search|locate|forward|send|upload|post|transmit|submit|embed)\b[^\n]{0,120}(?:\b(?:credentials?|(?:session|auth|access|bearer|oauth|api|bot)[ _-]?tokens?|api[ _-]?keys?|secrets?|passwords?|private keys?|ssh keys?|environment variables?|env vars?|cookies?|session (?:token|data)|(?:conversation|chat|message) (?:history|log|content|context)s?|wallet|seed phrase|mnemonic|keychain|user(?:'s)? (?:data|files|session data|session))\b|~\/\.(?:ssh|aws|config|netrc|npmrc|gnupg|kube)|\.env\b|id_rsa|MEMORY\.md)/gi
const send =
  /\b(?:send|upload|post|forward|transmit|submit|exfiltrate|report|deliver|push|pass|relay|email|leak|append|attach|embed|fetch|load|request|GET|curl)\b[^\n]{0,200}?(https?:\/\/[^\s)"'`>]{4,300}|[\w.+-]{1,60}@[\w-]{1,60}\.[\w.-]{2,30})/gi

// Between gathering and sending there is no more than a sentence or two, and it must be an order.
const order = /\b(?:must|always|then|and|to|silently|required|before|after|first|immediately|also)\b/i
/** Where to get a key is no order to give one away. */
const fetchesKey = /\b(?:get|obtain|create|sign ?up|register|visit|see|docs?|from|at)\b[^\n.]{0,60}$/i

/** What a thing is able to do: `Git can fetch from and push to both`. */
const able =
  /\b(?:(?<!\byou\s)can|could|may|might|able to|lets? you|allows? you to)\s(?:\w+\s(?:\w+\s)?(?:and|or)\s)?$/i

/** Whoever only reads an address gives nothing away, unless it is put into it or sent along. */
const reads = /^(?:fetch|load|request|get|curl)\b/i
const along =
  /\b(?:with|contain\w*|includ\w*|append\w*|attach\w*|as (?:an? |the )?(?:query|parameter|header|body|payload))\b/i
/** A line that somebody typed, shown with what came of it. */
const typed = /^\s{0,8}[$%>]\s/

/** What stands there is read by programs; a person copies it and fills it in. */
const data = /\.(?:json|ya?ml|toml|csv)$/i
const environment = /(?:^|\/)\.env(?:\.[\w.-]{1,30})?$/i

/** The agent itself is told to gather secrets and to send them somewhere. */
export const agentExfiltration: ScanRule = {
  id: 'agent-exfiltration',
  severity: 'critical',
  summary: 'The agent is told to send secrets or conversations away',
  why: 'An agent can read what its user can, and does what it is told.',
  next: 'Do not use the skill.',
  *check(skill) {
    for (const piece of skill.prose) {
      const isData =
        piece.role === 'prose' && ((piece.language === 'text' && data.test(piece.path)) || environment.test(piece.path))
      if (piece.isExample || isData) continue
      for (const match of matchesIn(piece, gather)) {
        const hit = judge(skill, piece, match)
        if (hit !== undefined) yield hit
      }
    }
  },
}

function judge(skill: SkillView, piece: Piece, match: RegExpExecArray): ScanHit | undefined {
  const rest = piece.text.text.slice(match.index, match.index + match[0].length + 400)
  send.lastIndex = 0
  const sending = send.exec(rest)
  if (sending === null) return undefined
  const target = sending[1] ?? ''
  const words = rest.slice(0, sending.index + sending[0].length - target.length)
  const weights = addressesIn(target, 2).map((address) => weighHost(skill, address))
  const isMail = weights.length === 0
  const isForeign = isMail || weights.some((weight) => weight !== 'own' && weight !== 'harmless')
  if (!isForeign || !order.test(words)) return undefined
  const sendingAt = match.index + sending.index
  const isTalked = isTalkedAbout(piece, match.index, match.index) || isTalkedAbout(piece, sendingAt, sendingAt)
  const isTold = isOnlyTold(piece, match.index, { at: sendingAt, words: sending[0], target })
  const isSaid = !isTalked && !isTold && !skill.isAboutSecurity && !isMail && !fetchesKey.test(words)
  return hitAt(piece, match, {
    message: 'Tells the agent to send secrets or conversations to another machine.',
    ...(isSaid || piece.role === 'hidden'
      ? { confidence: weights.includes('hostile') ? 'high' : isDoubted(skill, piece, match) ? 'low' : 'medium' }
      : { severity: 'info', confidence: 'low' }),
  })
}

/** What nobody sees is meant, however long the pages are. */
function isDoubted(skill: SkillView, piece: Piece, { index, 0: words }: RegExpExecArray): boolean {
  if (piece.role === 'hidden') return false
  const place = { start: index, end: index + words.length }
  return isDoubtedByLength(allowanceOf(skill, piece)) || !isSecondedAt(skill, piece, place)
}

interface Sending {
  readonly at: number
  readonly words: string
  readonly target: string
}

/** What a thing can do, what lies behind a link, or what is forbidden; and whoever only reads an address gives nothing. */
function isOnlyTold(piece: Piece, from: number, { at, words, target }: Sending): boolean {
  const { text } = piece.text
  const lineStart = text.lastIndexOf('\n', at) + 1
  const line = text.slice(lineStart, lineStart + 2000).split('\n', 1)[0] ?? ''
  const [address] = addressesIn(target, 1)
  const start = at + words.length - target.length - lineStart
  if (address !== undefined && !isDestination(line, { ...address, start })) return true
  const isRead = reads.test(words) && !/[?=<{$]/.test(target) && !along.test(words)
  if (isRead || typed.test(line) || isCatalogueEntry(line)) return true
  return [from, at].some((place) => able.test(text.slice(Math.max(0, place - 60), place))) || isAmongFaults(piece, from)
}
