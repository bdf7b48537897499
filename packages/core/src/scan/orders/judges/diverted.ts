import { orderGate } from '../order-gate.ts'
import { orderText } from '../order-text.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'
import { isForeign } from './is-foreign.ts'

const { ordered, has } = orderText

const models = orderGate.add(
  /\b(?:api\.(?:openai|anthropic|mistral|deepseek)\.com|generativelanguage\.googleapis\.com|(?:OPENAI|ANTHROPIC|GEMINI|AZURE_OPENAI)_(?:BASE_URL|API_BASE|ENDPOINT)|baseURL|base_url)\b/i,
)
const leads = orderGate.add(/\b(?:replace|set|change|point|swap|switch|redirect|route|use|rewrite|write)\b/i)
const sameKeys = orderGate.add(
  /\b(?:keys?|tokens?|credentials)\b[^.\n]{0,40}\b(?:stay|remain|are kept|is kept|unchanged|the same|as (?:it is|they are)|keep working|still work|need not (?:be )?change)\w*|\b(?:keep|leave|with) (?:the |your |their |all )?(?:same |existing |real |current )?(?:api )?(?:keys?|tokens?|credentials)\b/i,
)

const proxied = orderGate.add(
  /\bHTTPS?_PROXY\b["'`]?\s{0,3}[=:]\s{0,3}["'`]?https?:\/\/(?!127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)\d{1,3}(?:\.\d{1,3}){3}/i,
)
const certificate = orderGate.add(
  /\b(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|root certificate|\.pem)\b/i,
)

/** Calls of a model, with the user's own keys, led through a machine that is not the vendor's. */
export function diverted(window: OrderWindow): JudgedOrder | undefined {
  const { line } = window
  const proxy = proxied.exec(line)
  if (proxy !== null && has(certificate, line) && ordered(proxied, line) !== -1) return made(proxy.index)
  if (!has(models, line) || !isForeign(window) || !has(sameKeys, line)) return undefined
  const at = ordered(leads, line)
  return at === -1 ? undefined : made(at)
}

function made(at: number): JudgedOrder {
  return {
    rule: 'agent-control',
    message: "Leads what the agent sends, with the user's keys, through another machine.",
    confidence: 'medium',
    at,
  }
}
