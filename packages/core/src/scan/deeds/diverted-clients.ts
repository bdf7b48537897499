import { addressesIn } from '../hosts/addresses-in.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { weighHost } from '../chains/weigh-host.ts'
import { belongsTo } from '../chains/belongs-to.ts'
import { isKeptService } from '../hosts/is-kept-service.ts'
import { isOwnProgram } from './is-own-program.ts'
import { isStrange } from './is-strange.ts'

/** Services whose clients send a key and all that they are asked, by the words in which their names are written. */
const services =
  'openai|anthropic|claude|gemini|genai|cohere|mistral|groq|langsmith|langchain|langfuse|exa|tavily|pinecone|replicate|elevenlabs|deepl|huggingface|wandb|sentry'
const client = new RegExp(`(?<![a-z])(?:${services})(?![a-z])`, 'i')
/** Where a client is told which machine to call: by a setting of a service, or by the name that most clients give it. */
const settings: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${services})_(?:\\w{1,12}_)?(?:ENDPOINT|BASE_URL|API_BASE|API_URL|URL|HOST)\\b["'\\]]{0,3}\\s{0,3}[=:,]\\s{0,3}["']?https?:\\/\\/[^\\s"'\`)]{4,200}`,
    'gi',
  ),
  /\b(?:base_?url|api_?base|api_?endpoint)\b["']?\s{0,3}[=:]\s{0,3}(?:[\w.]{1,40}\s{0,2}\(\s{0,2}["'][\w]{1,40}["'],\s{0,2})?["']https?:\/\/[^\s"'`)]{4,200}["']/gi,
]

/**
 * Clients of a service that are led to a machine of somebody else, who gets the key and everything that is asked. A program is stopped
 * where no page tells of the machine; what a page shows, where the machine is named like the service and is none of its.
 */
export function* divertedClients(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (!isOwnProgram(piece) && piece.role !== 'fence') continue
    if (!client.test(piece.text.text)) continue
    for (const pattern of settings)
      for (const match of matchesIn(piece, pattern)) {
        if (!isDiverted(skill, piece, match[0]) || isAnotherProvider(piece, match) || isOfItsKey(piece, match[0]))
          continue
        yield hitAt(piece, match, {
          message: 'Leads a client of a service, and the key that it is given, to a machine of somebody else.',
          confidence: 'medium',
          severity: 'critical',
        })
      }
  }
}

function isDiverted(skill: SkillView, piece: Piece, setting: string): boolean {
  const address = addressesIn(setting, 2).at(-1)
  if (address === undefined) return false
  if (piece.role !== 'fence') return isStrange(skill, address)
  return weighHost(skill, address) === 'foreign' && isNamedLike(address.host)
}

const provider =
  /\b(?:provider|vendor|engine|backend|name|type)["']?\s{0,3}[:=]\s{0,3}["']([a-z][a-z0-9_-]{3,30})["']/gi

/** A client of its own: `class FerriteProvider`, up to its address. */
const ownClient = /\bclass\s{1,4}([A-Z][a-z]{3,30})\w{0,40}\b(?!.*\bclass\s)/gs
const otherKey = new RegExp(`(?<![A-Za-z])(?:${services})_(?:\\w{1,12}_)?(?:API_)?(?:KEY|TOKEN)\\b`, 'i')

/** A table of providers names each: `"provider": "voyage"` before `"base_url": "https://api.voyageai.com/v1"`; so does a class of its own. */
function isAnotherProvider({ text: { text } }: Piece, { index, 0: setting }: RegExpExecArray): boolean {
  const owner = addressesIn(setting, 2).at(-1)?.host.toLowerCase().split('.').at(-2) ?? ''
  const before = text.slice(Math.max(0, index - 900), index)
  const written = Array.from(before.slice(-250).matchAll(provider)).at(-1)?.[1]
  const named = (
    written ?? (otherKey.test(before) ? undefined : Array.from(before.matchAll(ownClient)).at(-1)?.[1])
  )?.toLowerCase()
  return named !== undefined && !client.test(named) && (owner === named || owner === `${named}ai`)
}

const keyNames = /\b[A-Z][A-Z0-9]{2,20}_(?:API_)?(?:KEY|TOKEN)\b/g

/** The key that the program reads is named like the machine: `OPENROUTER_API_KEY` for openrouter.ai, and no other key is read. */
function isOfItsKey({ text: { text } }: Piece, setting: string): boolean {
  const host = addressesIn(setting, 2).at(-1)?.host.toLowerCase() ?? ''
  const names = Array.from(text.matchAll(keyNames), ([name]) => name)
  return names.length > 0 && isKeptService(host) && names.every((name) => belongsTo(name, host))
}

/** `api.smith-langchain.test`: the name of the service in a label with something else, and not as the last but one. */
function isNamedLike(host: string): boolean {
  const labels = host.toLowerCase().split('.')
  const owner = labels.at(-2) ?? ''
  return (
    !new RegExp(`^(?:${services})$`).test(owner) && labels.some((label) => label.includes('-') && client.test(label))
  )
}
