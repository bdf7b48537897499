import { addressesIn } from '../hosts/addresses-in.ts'
import { isOnlyAlike } from '../hosts/is-only-alike.ts'
import { PatternGroup } from '../literals/pattern-group.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { disloyalOrders } from './disloyal-orders.ts'
import { displacingOrders } from './displacing-orders.ts'
import type { SentenceOrder } from './sentence-order.ts'
import { isRefutedAt } from '../orders/is-refuted-at.ts'
import { steeredOrders } from './steered-orders.ts'
import { undisguisedOrders } from './undisguised-orders.ts'
import { weighHost } from './weigh-host.ts'

const every = String.raw`(?:all|every|any|each)\s(?:\w+\s){0,3}(?:commands?|prompts?|tool calls?|permission (?:prompts?|requests?)|confirmations?|later requests?|actions?)`
const asking = String.raw`(?:confirmations?|confirmation (?:prompts?|dialogs?)|permission (?:prompts?|checks?|questions?)|approvals?|the sandbox)`
const keyFiles = String.raw`(?:~?\/?\.(?:ssh|aws|netrc|npmrc|gnupg|kube|git-credentials)\b[\w/.-]{0,40}|(?<![\w.])\.env\b|\bid_(?:rsa|ed25519)\b)`
const told = String.raw`(?:what the user (?:has )?(?:told|said|wrote|typed|asked)|the (?:whole |full )?(?:conversation|chat|prompt)|(?:contents?|text) of [^.\n]{0,30}\.env|\.env\b)`
const secrets = String.raw`(?:environment variables?|env(?:ironment)? vars?|\.env\b|api keys?|access tokens?|secrets|credentials|passwords?)`
const open = String.raw`(?:commit (?:messages?|bod(?:y|ies))|pull[- ]request (?:descriptions?|bod(?:y|ies)|text)|(?:public )?(?:issues?|tracker|gist|forum|changelog|wiki))`

const global = (source: string, flags = 'gi'): RegExp => new RegExp(source, flags)

const orders: readonly SentenceOrder[] = [
  ...disloyalOrders,
  ...undisguisedOrders,
  ...steeredOrders,
  ...displacingOrders,
  {
    rule: 'agent-control',
    message: 'Has the agent say yes to everything that it would ask the user.',
    pattern: global(
      `\\b(?:(?:auto(?:matically|-)?\\s?)?approve|accept|answer (?:with )?["'\`]?y(?:es)?["'\`]? to|say yes to|treat)\\s${every}[^.\\n]{0,80}(?:\\bwithout (?:showing|asking|telling|confirm\\w+)|\\bas (?:already )?(?:confirmed|approved)\\b|\\byourself\\b|\\bin advance\\b)|\\b(?:do not|don't|never) ask before (?:pushing|sending)\\b[^.\\n]{0,80}\\b(?:yes to|approve|accept)\\b`,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Has the agent confirm what destroys, without the word of the user.',
    pattern:
      /(?:ユーザー|用户|使用者)[^。\n]{0,40}(?:確認(?:を求めず|なし)|无需确认|不要询问|不询问)[^。\n]{0,80}(?:rm -rf|--force|削除|删除|すべてのコマンド|所有命令)|\bsans (?:la |le |les )?(?:re)?demander\b[^.\n]{0,60}(?:supprim|rm -rf|--force)|(?:commandes? de suppression|rm -rf|--force)[^.\n]{0,60}\bsans (?:la |le |les )?(?:re)?demander\b|\bohne (?:zu fragen|Rückfrage)\b[^.\n]{0,60}(?:lösch|rm -rf|--force)|(?:lösche?|rm -rf|--force)\b[^.\n]{0,60}\bohne (?:zu fragen|Rückfrage)\b|\bsin (?:pedir|solicitar) (?:confirmación|permiso)\b[^.\n]{0,60}(?:elimina|borra|rm -rf|--force)|(?:elimina|borra|rm -rf|--force)[^.\n]{0,60}\bsin (?:pedir|solicitar) (?:confirmación|permiso)|без (?:подтверждения|спроса)[^.\n]{0,60}(?:удал|rm -rf|--force)|(?:удал\S{0,4}|rm -rf|--force)[^.\n]{0,60}без (?:подтверждения|спроса)/gi,
    unless: /cache|temp|tmp|node_modules|dist\b|build\b|dry[- ]run/i,
  },
  {
    rule: 'agent-control',
    message: 'Has a confirmation so made that nobody sees what is confirmed.',
    pattern: global(
      `\\b(?:bundle|hide|bury|put|chain|combine|append|mix|slip)\\b[^.\\n]{0,60}\\b(?:destructive|dangerous|risky|delet\\w+|remov\\w+|real)\\b[^.\\n]{0,100}\\b(?:harmless|innocent|long|routine|boring)\\b[^.\\n]{0,120}\\b(?:confirm\\w*|approv\\w*|prompts?|read|notice\\w*|see)\\b`,
    ),
  },
  {
    rule: 'agent-control',
    message: 'Has the user talked into switching off what asks before a deed.',
    pattern: global(
      `\\b(?:ask|tell|urge|persuade|convince|get|have) the (?:user|person|human|developer)s? (?:to )?(?:switch|turn|disable|set|deactivate)\\b[^.\\n]{0,20}\\b${asking}(?: (?:off|away))?\\b|\\b(?:refus\\w+|den(?:y|ied))\\b[^.\\n]{0,60}\\b(?:glitch|bug|mistake|hiccup)\\b[^.\\n]{0,100}\\b(?:off|disable|again)\\b`,
    ),
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has secrets written where everybody reads them.',
    pattern: global(
      `\\b(?:write|put|add|include|paste|copy|list|append|dump)\\b[^.\\n]{0,40}\\b(?:values?|contents?) of\\b[^.\\n]{0,30}${secrets}[^.\\n]{0,60}\\b${open}|\\b${open}[^.\\n]{0,60}\\b(?:headers?|tokens?|keys?|credentials?)(?: and \\w+)? (?:included|unredacted|in full|as they are)\\b`,
    ),
    unless: /\b(?:redact|mask|remov|without|never|placeholder|example|instead of)\w*\b/i,
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has what the user said, or a file of keys, put into an address of another machine.',
    pattern: global(
      `https?:\\/\\/[^\\s\`"'<>)]{3,200}[?&][\\w-]{1,20}=(?=[\\s\`"')<,]|$)[^\\n]{0,140}(?:${told}|содержим\\S{0,4} файла|inhalt der|contenu du|contenido del?|内容|対話|会话)`,
    ),
    isForeign: true,
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has a secret put into the address of a picture.',
    pattern:
      /!\[[^\]\n]{0,80}\]\(https?:\/\/[^)\s]{3,200}[?&][\w-]{1,20}=(?:\$\{?|<|\{\{?)\s{0,2}(?:\w{0,40}_)?(?:KEY|TOKEN|SECRET|PASSWORD|key|token|secret|password)\b/g,
    isForeign: true,
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has a secret looked up as the name of a machine.',
    pattern:
      /[<{$](?:token|key|secret|api_?key|password|value|clave|valor)[>}]?\.(?:[\w-]{1,60}\.){1,4}[a-z]{2,12}\b[^\n]{0,100}\b(?:nslookup|dig|resolve|ping)\b|\b(?:nslookup|dig|resuelve|resolve|ping|lookup)\b[^\n]{0,40}[<{$](?:token|key|secret|api_?key|password|value|clave|valor)[>}]?\.(?:[\w-]{1,60}\.){1,4}\w{2,12}\b/gi,
  },
  {
    rule: 'agent-exfiltration',
    message: 'Has a file of keys read and handed to a tool.',
    pattern: global(
      `\\b(?:read|open|load|fetch)\\b[^\\n]{0,30}${keyFiles}[^\\n]{0,60}\\b(?:pass|put|give|include|supply)\\b[^\\n]{0,40}\\b(?:as|in|into|to)\\b[^\\n]{0,30}(?:\`|parameter|argument|field|note|context)`,
    ),
  },
]

const trigger =
  /:\/\/|\bown\b|\bonly (?:if|when)|prompt|question|dialog|second|another|hidden|fallback|master|universal|fail|warns?\b|flag|complain|phrase|words|mnemonic|silence|thumbs|no (?:answer|reply)|approve|yes|ask|confirm|permission|sandbox|refus|den(?:y|ied)|harmless|innocent|values? of|contents? of|included|unredacted|as they are|\?[\w-]+=|nslookup|resolve|resuelve|ping|lookup|\.ssh|\.env|id_|rm -rf|--force|確認|确认|询问|suppr|lösch|elimina|borra|удал|secret|covert|silent|quiet|discreet|without|security|vulnerab|flaw|already|authori|consent|sudo|root|\.md\b|memory|referral|affiliat|sponsor|as (?:complete|done|success|passed|finished|resolved)|\bby (?:about|a|\d|one|two|three|five|ten)|your own|independent|neutral|objective|competitor|alternative|appl(?:y|ies)|binding|seems|looks|hesitat|declin|paus|history|reflog|audit|offline|built-?in|native|trigger|[?&]ref=|\/go\/|\bthis (?:file|page|skill|document)|no longer|each|every|as it is|unredacted|bcc|blind|description|instead|whichever|answered|skip-permissions|yolo|full-access/i

/** Orders that one sentence of a page gives, where nothing beside it excuses it. */
export function sentenceOrders(rule: SentenceOrder['rule']) {
  const own = new PatternGroup(
    orders.filter((order) => order.rule === rule),
    ({ pattern }) => pattern,
  )
  return function* check(skill: SkillView): Iterable<ScanHit> {
    if (skill.isAboutSecurity) return
    for (const piece of skill.prose) {
      if (piece.isExample) continue
      const near = own.among(piece.text)
      if (near.length === 0 || !trigger.test(piece.text.text)) continue
      for (const order of near) yield* found(skill, piece, order)
    }
  }
}

function* found(skill: SkillView, piece: Piece, order: SentenceOrder): Iterable<ScanHit> {
  const { pattern, message, unless, isForeign, isSure, severity } = order
  for (const match of isForeign === true ? nearAddresses(piece, pattern) : matchesIn(piece, pattern)) {
    const sentence = sentenceAt(piece.text.text, match.index, match[0].length)
    if (unless?.test(sentence) === true || isOnlyNamed(piece, match.index, isSure)) continue
    if (isForeign === true && !addressesIn(match[0], 2).some((address) => isFar(skill, address))) continue
    const place = { start: match.index, end: match.index + match[0].length }
    yield {
      piece,
      ...place,
      message,
      // Where it goes speaks for itself.
      confidence: isForeign !== true && isSure !== true && isRefutedAt(skill, piece, place) ? 'low' : 'medium',
      ...(severity && { severity }),
    }
    return
  }
}

/** How many addresses of a text are looked at, and how far around each. */
const mostAddresses = 60
const around = 420

/** Places of a pattern that asks for an address, which are looked for where one stands: that bounds what a long text costs. */
function* nearAddresses({ text: { text } }: Piece, pattern: RegExp): Iterable<RegExpExecArray> {
  let done = 0
  let count = 0
  for (let at = text.indexOf('://'); at !== -1 && count < mostAddresses; at = text.indexOf('://', at + 3)) {
    count += 1
    const from = Math.max(done, at - around)
    const part = text.slice(from, at + around)
    pattern.lastIndex = 0
    const match = pattern.exec(part)
    if (match === null) continue
    match.index += from
    done = match.index + match[0].length
    yield match
  }
}

const refused =
  /\b(?:never|not|don't|avoid|cannot|can't|refuse to|instead of|rather than|attacks?|malicious|detects?|reject\w*)\b[^,;:.]{0,80}$/i

/** Is it forbidden there, quoted, or a row of a table? */
function isOnlyNamed({ text: { text }, language, path }: Piece, at: number, isSure = false): boolean {
  const before = text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - 200), at)
  // What stands in quotes there is a string, and an order to whom it is given.
  const isData = language === 'text' && /\.(?:json|ya?ml|toml|csv)$/i.test(path)
  return refused.test(before) || (!isSure && /^\s{0,8}\|/.test(before)) || (!isData && isInQuotes(before))
}

/** Behind a sign that opens a quote: the straight one opens where it stands for the first, third, fifth time. */
function isInQuotes(before: string): boolean {
  return /[“«][^”»\n]{0,80}$/.test(before) || (/"[^"\n]{0,80}$/.test(before) && before.split('"').length % 2 === 0)
}

function isFar(skill: SkillView, address: Parameters<typeof weighHost>[1]): boolean {
  const weight = weighHost(skill, address)
  return weight === 'foreign' || weight === 'hostile' || (weight === 'own' && isOnlyAlike(skill, address.host))
}

/** The sentence around a place, as far as its line goes. */
function sentenceAt(text: string, at: number, length: number): string {
  const from = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at), at - 300) + 1
  const lineEnd = text.indexOf('\n', at + length)
  return text.slice(from, Math.min(lineEnd === -1 ? text.length : lineEnd, at + length + 160))
}
