import type { ScanHit, ScanRule } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import type { JudgedOrder } from './judged-order.ts'
import type { OrderWindow } from './order-window.ts'
import { copiedWindowsOf } from './copied-windows-of.ts'
import { judgeHandedOn } from './judge-handed-on.ts'
import { judgeOrder } from './judge-order.ts'
import { judgeSpoken } from './judge-spoken.ts'
import { spokenWindowsOf } from './spoken-windows-of.ts'
import { windowsOf } from './windows-of.ts'

interface FoundOrder {
  readonly rule: JudgedOrder['rule']
  readonly hit: ScanHit
}

const found = new WeakMap<SkillView, readonly FoundOrder[]>()

/** A rule that also finds its orders among the words of the skill's pages. */
export function orderRule(rule: ScanRule): ScanRule {
  return {
    ...rule,
    *check(skill) {
      yield* rule.check(skill)
      const orders = found.get(skill) ?? ordersIn(skill)
      found.set(skill, orders)
      for (const order of orders) if (order.rule === rule.id) yield order.hit
    },
  }
}

function ordersIn(skill: SkillView): readonly FoundOrder[] {
  const onPages = judged(windowsOf(skill), (window) => judgeOrder(skill, window))
  const inPrograms = judged(spokenWindowsOf(skill), (window) => judgeSpoken(skill, window))
  const copied = judged(copiedWindowsOf(skill), (window) => judgeHandedOn(skill, window))
  return [...onPages, ...inPrograms, ...copied, ...splitOrder(skill)]
}

function judged(
  windows: Iterable<OrderWindow>,
  judge: (window: OrderWindow) => JudgedOrder | undefined,
): readonly FoundOrder[] {
  const orders: FoundOrder[] = []
  for (const window of windows) {
    const found = judge(window)
    if (found === undefined) continue
    const { rule, message, confidence, severity, at } = found
    const start = window.start + at
    const end = Math.min(window.end, start + 160)
    orders.push({ rule, hit: { piece: window.piece, start, end, message, confidence, ...(severity && { severity }) } })
  }
  return orders
}

/** Gathered on one page under a name, sent away on another under the same. */
function splitOrder(skill: SkillView): readonly FoundOrder[] {
  if (skill.isAboutSecurity || !skill.prose.some(({ text }) => text.text.includes('://'))) return []
  const gather =
    /\b(?:[Cc]ollect|[Gg]ather|[Rr]ead|[Pp]ut|[Cc]ombine|[Jj]oin|[Ss]tore)\b[^\n]{0,200}(?:password|secret|credential|\.env\b|ssh|SSH|API key|api key|token|private key|cookie)[^\n]{0,200}?(?:\b(?:called?|named?|as|into|in|to|under|the (?:file|text|variable|name|note|bundle|archive))\s["'`“*]{0,3}|["'`“*=:]\s?)([A-Z][A-Z_]{3,20})\b/g
  for (const piece of skill.prose) {
    for (const match of piece.text.text.matchAll(gather)) {
      const name = match[1] ?? ''
      if (
        name !== name.toUpperCase() ||
        /^(?:README|JSON|HTTP|HTTPS|POST|YAML|TODO|NOTE|SKILL|FILE|TOKEN|API_KEY|REST|GRAPHQL|OAUTH|OIDC|SAML|LDAP|HTML|MARKDOWN|SLACK|CLAUDE|AGENTS|GEMINI|MEMORY|MUST|NEVER|ALWAYS|ONLY)$/.test(
          name,
        )
      )
        continue
      const send = new RegExp(
        `\\b(?:[Ss]end|[Pp]ost|[Uu]pload|[Ff]orward|[Ss]ubmit)\\b[^\\n]{0,40}\\b${name}\\b[^\\n]{0,80}https?://`,
        'i',
      )
      if (!skill.prose.some((other) => send.test(other.text.text))) continue
      const hit: ScanHit = {
        piece,
        start: match.index,
        end: match.index + match[0].length,
        confidence: 'medium',
        message: 'Has secrets gathered in one place and sent away in another.',
      }
      return [{ rule: 'agent-exfiltration', hit }]
    }
  }
  return []
}
