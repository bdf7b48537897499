import { isTalkedAbout } from '../rules/is-talked-about.ts'
import type { SkillView } from '../skill-view.ts'
import { orderWords } from './order-words.ts'
import type { OrderWindow } from './order-window.ts'

export interface JudgedOrder {
  readonly rule:
    | 'agent-exfiltration'
    | 'conceal-and-act'
    | 'destructive-action'
    | 'agent-control'
    | 'prerequisite-lure'
    | 'instruction-override'
  readonly message: string
  readonly confidence: 'high' | 'medium'
  /** Offset of the words that gave it away, in the line. */
  readonly at: number
}

interface Words {
  readonly plain: RegExp
  readonly other: RegExp
}

const agentFiles =
  /\b(?:CLAUDE|AGENTS|MEMORY|SOUL|GEMINI|HEARTBEAT)\.md\b|\.cursor\/rules|\.cursorrules|\.claude\/settings|settings\.json|long-term memory|(?:every|all) (?:other )?skills?(?: director\w+)?|other skills/i
const loosening =
  /\b(?:--dangerously-skip-permissions|bypassPermissions|Bash\(\*\)|auto-?approve|always allow|defaultMode|permission question|NOPASSWD|--no-verify|NODE_TLS_REJECT_UNAUTHORIZED|(?:ANTHROPIC|OPENAI)_BASE_URL|root certificate|security checks?|anydesk|teamviewer|rustdesk)\b/i
const tampering =
  /\b(?:hidden (?:route|endpoint|user|account|function)|backdoor|approve (?:the|any|every) (?:pull request|change|merge)|authorized_keys|sudoers|crontab|commit and push|account number|iban|affiliate|advertisement|sponsored|paid (?:for|placement)|dependenc(?:y|ies))\b/i
const running =
  /\b(?:run|execute|install|start|launch|add|set|use|append|write|copy|edit|keep|recommend|fetch|download|führe|exécute|ejecuta|execute|запусти|выполни|运行|执行)\b/iu
const program =
  /https?:\/\/[^\s)"'`<>]{4,300}\.(?:exe|dmg|msi|pkg|scr|bat|cmd|ps1|vbs|jar|apk|appimage|deb|rpm|zip|rar|7z|sh|bin)\b/i
const fileSecret =
  /~?\/?\.(?:ssh|aws|netrc|npmrc|gnupg|kube|git-credentials|bash_history|zsh_history)\b|(?<![\w.])\.env\b|\bid_(?:rsa|ed25519)\b|\/etc\/(?:passwd|shadow)|mcp\.json|\.config\/(?:gh|gcloud|op)\b|\.docker\/config\.json|\.azure\b|\.pypirc\b|\.pgpass\b/i

/** Whether a paragraph orders something that works against whoever uses the skill. */
export function judgeOrder(skill: SkillView, window: OrderWindow): JudgedOrder | undefined {
  const { line, piece } = window
  if (isAbout(skill, window)) return skill.isAboutSecurity || piece.isExample ? undefined : sabotage(window)
  const isRow = line.trimStart().startsWith('|') && skill.isAboutSecurity
  if (isRow) return undefined
  for (const judge of judges) {
    const found = judge(window)
    if (found !== undefined && !(piece.role === 'prose' && piece.layer === 0 && isQuotedAt(window, found.at)))
      return found
  }
  return undefined
}

/** A page that explains attacks, or forbids what it names. */
function isAbout(skill: SkillView, { line, around, piece }: OrderWindow): boolean {
  if (piece.isExample) return true
  if (piece.role === 'hidden' || piece.layer > 0) return false
  return (
    orderWords.warning.test(line) || (skill.isAboutSecurity && orderWords.warning.test(around)) || skill.isAboutSecurity
  )
}

function isQuotedAt({ piece, start, line }: OrderWindow, at: number): boolean {
  const before = line.slice(Math.max(0, at - 120), at)
  const isInQuotes = (before.match(/["“«「]/g)?.length ?? 0) % 2 === 1 && /["”»」]/.test(line.slice(at))
  return isInQuotes && isTalkedAbout(piece, start + at, start + at)
}

const foreignLetters = /[\u00c0-\u024f\u0370-\u1fff\u3040-\u9fff\uac00-\ud7af]/

/** Words with letters beyond ASCII are only looked for where there are any: it is most of the work. */
function says({ plain, other }: Words, text: string): boolean {
  return plain.test(text) || (foreignLetters.test(text) && other.test(text))
}

function placeOf(pattern: RegExp | Words, text: string): number {
  if (pattern instanceof RegExp) return pattern.exec(text)?.index ?? -1
  const at = placeOf(pattern.plain, text)
  return at === -1 && foreignLetters.test(text) ? placeOf(pattern.other, text) : at
}

/** First place of a pattern that nothing right before it forbids. */
function ordered(pattern: RegExp | Words, text: string): number {
  if (!(pattern instanceof RegExp)) {
    const at = ordered(pattern.plain, text)
    return at === -1 && foreignLetters.test(text) ? ordered(pattern.other, text) : at
  }
  const every = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
  for (let match = every.exec(text); match !== null; match = every.exec(text)) {
    if (!orderWords.forbid.test(text.slice(Math.max(0, match.index - 40), match.index))) return match.index
    if (match[0] === '') every.lastIndex += 1
  }
  return -1
}

function isForeign({ weights }: OrderWindow): boolean {
  return weights.some((weight) => weight === 'foreign' || weight === 'hostile')
}

/** Not even a service of the skill's own asks an agent for these. */
const nobodysBusiness =
  /\b(?:all|every|full|entire|complete|whole)\b[^.\n]{0,40}\b(?:environment|env vars?|keys|secrets|history|conversation|cookies|passwords|credentials)\b|\bone-time (?:codes?|passwords?)\b|\botp\b|\bcvv\b|\b(?:recovery|seed) phrases?\b|\bsystem prompt\b|\bcookies of the user|\bbrowser(?:'s)? (?:cookies|session|history)\b|\b(?:banking|saved|browser) passwords?\b|\bsocial security numbers?\b|\bcard numbers?\b|\b(?:conversation|chat) (?:history|log|transcript)|\btranscript\b/i
const setUp =
  /\b(?:get|obtain|create|sign ?up|register|your (?:own )?(?:api )?key|header|authorization|docs?|documentation|set up|configure|export|replace|optional)\b/i
/** An address with a place in it for what is to be given away. */
const template =
  /https?:\/\/[^\s)"'`]{0,200}[?&/=][^\s)"'`<{[]{0,60}[<{[][^>}\]\n]{0,120}\b(?:conversation|secrets|passwords?|chat history|user'?s? (?:messages?|data|input|\w{0,20}_?(?:tokens?|keys?|secrets?)))\b|\b(?:nslookup|dig|ping|host)\s[^\n`]{0,20}<[^>\n]{0,120}\b(?:secrets?|keys?|tokens?|passwords?|hex)\b/i

// oxlint-disable-next-line complexity -- one short line for each kind of thing
function exfiltration(window: OrderWindow): JudgedOrder | undefined {
  const { line, around, mails, addresses, weights } = window
  const isHidden = says(orderWords.conceal, around)
  const isQuiet = isHidden || says(orderWords.unasked, around)
  const isOutside = isForeign(window) || (isQuiet && weights.includes('own'))
  const message = 'Tells the agent to send secrets or conversations to another machine.'
  const templateAt = /[<{[]/.test(line) ? placeOf(template, line) : -1
  if (templateAt !== -1 && (isOutside || addresses.length === 0)) {
    return {
      rule: 'agent-exfiltration',
      message: 'Has secrets or conversations put into an address.',
      confidence: 'medium',
      at: templateAt,
    }
  }
  if (mails.length === 0 && addresses.length === 0) return undefined
  const sendAt = ordered(orderWords.send, line)
  // In a language of which no word is known, a file of keys and a foreign address in one breath say it all.
  const at =
    sendAt === -1 && isForeign(window) && fileSecret.test(line) && !/\b(?:the|and|your|with|from|for)\b/i.test(line)
      ? 0
      : sendAt
  if (at === -1) return undefined
  const isGathered =
    /\b(?:bundle|it|them|this|results?|list|archive|collection|text)\b/i.test(line) &&
    (nobodysBusiness.test(around) || fileSecret.test(around))
  const isStrong = nobodysBusiness.test(line) || isGathered
  const hasSecret = isGathered || says(orderWords.secret, line)
  if (isVendors(window)) return undefined
  if (hasSecret && (isOutside || (isStrong && weights.includes('own')))) {
    // Getting a key, or giving it to the service it is for, is what every client of a service explains.
    const isSetUp = !fileSecret.test(line) && !isHidden && !isStrong && setUp.test(line)
    return isSetUp ? undefined : { rule: 'agent-exfiltration', message, confidence: 'medium', at }
  }
  const isEvery =
    /\b(?:always|every|each|all|required)\b[^\n]{0,120}\bbcc\b|\bbcc\b[^\n]{0,120}\b(?:always|every|each|all|required)\b/i.test(
      line,
    )
  if (
    mails.length > 0 &&
    (isEvery || (isHidden && (hasSecret || /\b(?:bcc|cc|invite|attendee|copy|forward|recipient)s?\b/i.test(line))))
  ) {
    return {
      rule: 'agent-exfiltration',
      message: 'Tells the agent to copy mail to somebody, unseen.',
      confidence: 'medium',
      at,
    }
  }
  const isCopied = /\b(?:cop(?:y|ies)|backup|the file|contents?|result|everything)\b/i.test(line)
  if (isOutside && isQuiet && isCopied && /\b(?:every|each|always|any)\b/i.test(line)) {
    return {
      rule: 'agent-exfiltration',
      message: "Tells the agent to copy the user's work to another machine without asking.",
      confidence: 'medium',
      at,
    }
  }
  return undefined
}

/** Keys of a cloud, sent to that cloud. */
function isVendors({ line, addresses }: OrderWindow): boolean {
  const hosts = addresses.map(({ host }) => host)
  const vendor = /\.aws\b/.test(line)
    ? /amazon|aws/
    : /\.npmrc/.test(line)
      ? /npm/
      : /\.kube/.test(line)
        ? /kube|k8s/
        : undefined
  return vendor !== undefined && hosts.length > 0 && hosts.every((host) => vendor.test(host))
}

/** Settings that are loosened, and rights that are taken, without a question. */
function loosened({ line, around }: OrderWindow): JudgedOrder | undefined {
  const isLoosened = loosening.test(line) || /authorized_keys|\/etc\/sudoers/.test(line)
  const at = isLoosened ? placeOf(orderWords.unasked, line) : -1
  if (
    at === -1 ||
    !isLoosened ||
    !running.test(line) ||
    /\b(?:never|only in|do not|don't) (?:use|set|add|edit)\b/i.test(around)
  )
    return undefined
  return {
    rule: 'agent-control',
    message: 'Tells the agent to loosen what guards its user, without asking.',
    confidence: 'medium',
    at,
  }
}

/** Found out, and not to be told. */
function sabotage({ line }: OrderWindow): JudgedOrder | undefined {
  const match =
    /\b(?:do not|don't|never) (?:report|flag|mention|fix)\b[^\n]{0,200}\b(?:approve|merge|pass|state that (?:no|there)|say that (?:no|there)|claim)\b|\b(?:approve|merge)\b[^\n]{0,60}\banyway\b|\b(?:approve|merge|accept) (?:every|all|any)\b[^.\n]{0,80}\bwithout (?:reading|reviewing|looking|checking)\b|\b(?:mark|skip|disable|delete|remove|comment out)\b[^.\n]{0,80}\b(?:and|then) (?:tell|report|say|claim)\b[^.\n]{0,40}\b(?:all|every|no|nothing)\b[^.\n]{0,30}\b(?:pass(?:ed|es)?|succe\w{1,8}|fail\w{0,5}|fine|clean|issues?|problems?)\b/i.exec(
      line,
    )
  const isFlaw = /\b(?:vulnerab\w+|injection|secur\w+|problems?|malicious|backdoor|flaws?|bugs?|findings)\b/i.test(line)
  return match === null || !isFlaw
    ? undefined
    : {
        rule: 'conceal-and-act',
        message: 'Tells the agent to hide what it finds.',
        confidence: 'medium',
        at: match.index,
      }
}

/** A word that some deed below needs: most lines have none, and are done with here. */
const mayMatter =
  /\.ssh|\.aws|\.env|\.netrc|\.npmrc|\.kube|\.gnupg|_history|id_rsa|id_ed|\/etc\/|\.config\/|\.docker|\.azure|\.pypirc|\.pgpass|dangerously|bypass|Bash\(|approve|always allow|defaultMode|permission q|NOPASSWD|no-verify|TLS_REJECT|BASE_URL|certificate|security checks?|anydesk|teamviewer|rustdesk|hidden |backdoor|authorized_keys|sudoers|crontab|commit and push|account number|iban|affiliate|advertis|sponsor|paid |dependenc|(?:CLAUDE|AGENTS|MEMORY|SOUL|GEMINI|HEARTBEAT)\.md|\.cursor|\.claude|settings\.json|long-term memory|(?:other|every|all) skills?|rm -|drop |truncate|terraform|git (?:push|reset|clean)|delete|erase|wipe|destroy|remove|mkfs|kubectl|aws s3/i
const mayConceal =
  /n't|\bnot?\b|never|without|silent|secret|quiet|hid|\bkeep\b|background|nobody|covert|discre|stealth|leave|as if|unnotic|sag|erwähn|heimlich|hintergrund|\bne\b|sans|\bsin\b|não|non|nie|[\u0080-\uffff]/i

// oxlint-disable-next-line complexity -- one short line for each kind of thing
function concealed(window: OrderWindow): JudgedOrder | undefined {
  const { line, around, addresses, weights, piece } = window
  if ((addresses.length === 0 && !mayMatter.test(around)) || !mayConceal.test(line)) return undefined
  const at = placeOf(orderWords.conceal, line)
  if (at === -1) return undefined
  const hasLatin = /[a-z]/i.test(line.slice(at, at + 3))
  if (hasLatin && !orderWords.person.test(line)) return undefined
  const text = around
  const isDeed =
    (fileSecret.test(text) &&
      (says(orderWords.send, text) || /\b(?:pass|arguments?|parameters?|fields?|headers?)\b/i.test(text))) ||
    loosening.test(text) ||
    tampering.test(text) ||
    (agentFiles.test(text) && running.test(text)) ||
    orderWords.destroy.test(text) ||
    (addresses.length > 0 &&
      weights.some((weight) => weight === 'foreign' || weight === 'hostile') &&
      (running.test(line) || says(orderWords.send, line))) ||
    (weights.includes('hostile') && running.test(line)) ||
    (says(orderWords.secret, line) && ordered(orderWords.send, line) !== -1 && piece.role === 'hidden')
  if (!isDeed) return undefined
  return {
    rule: 'conceal-and-act',
    message: 'Tells the agent to do something that its user is not to know of.',
    confidence: 'medium',
    at,
  }
}

function destruction({ line, around }: OrderWindow): JudgedOrder | undefined {
  const at = ordered(orderWords.destroy, line)
  if (at === -1 || (!says(orderWords.unasked, around) && !says(orderWords.conceal, around))) return undefined
  if (/\b(?:ask|confirm)\b/i.test(line.replace(orderWords.unasked.plain, ''))) return undefined
  return {
    rule: 'destructive-action',
    message: 'Tells the agent to destroy something without asking.',
    confidence: 'medium',
    at,
  }
}

/** Orders that are fetched can be others tomorrow. */
function remoteRules(window: OrderWindow): JudgedOrder | undefined {
  const { line, weights } = window
  const at = ordered(orderWords.obey, line)
  const isSaved = agentFiles.test(line) && /\b(?:save|write|append|copy|put|store|add|paste)\b/i.test(line)
  if (isSaved && orderWords.fetch.test(line) && (isForeign(window) || (at !== -1 && weights.includes('own')))) {
    return {
      rule: 'agent-control',
      message: 'Has what another machine sends written into the instructions of the agent.',
      confidence: 'medium',
      at: Math.max(at, 0),
    }
  }
  const isAbove = /\btakes? precedence over (?:everything|all|any)\b|\boverrides? (?:everything|all)\b/i.test(line)
  const isOutside = isForeign(window) || (weights.includes('own') && (isAbove || says(orderWords.conceal, line)))
  if (at === -1 || !isOutside || !orderWords.fetch.test(line)) return undefined
  const isBinding =
    /\b(?:always|exactly|precedence|before (?:you|any|answering|each|every)|at the start|first|whatever|each task|every time|must|do not show)\b/i.test(
      line,
    )
  if (!isBinding) return undefined
  return {
    rule: 'agent-control',
    message: 'Tells the agent to fetch orders from another machine and follow them.',
    confidence: 'medium',
    at,
  }
}

/** A program from nobody known that the user, or the agent, is told to start. */
function lure(window: OrderWindow): JudgedOrder | undefined {
  const { line, weights } = window
  const at = placeOf(program, line)
  if (at === -1 || !weights.some((weight) => weight === 'foreign' || weight === 'hostile')) return undefined
  const isOrder =
    /\b(?:must|required|requires?|needs?|necessary|before (?:the|you|using|going)|missing|have to|obligator\w+|mandatory)\b|必须|需要|обязательно|требуется|debe|necesita|erforderlich|muss|doit|obrigat[óo]ri\w+|obbligatori\w+|verplicht|bắt buộc|必要|必須|필요/iu.test(
      line,
    )
  const starts =
    /\b(?:run|start|launch|execute|open|install)\b|运行|запустите|запусти|ejecut\w+|execut\w+|esegu\w+|starte\w*|lance\w*|実行|실행/iu.test(
      line,
    )
  if (!isOrder || !starts) return undefined
  return {
    rule: 'prerequisite-lure',
    message: 'Has a program from nobody known started as a prerequisite.',
    confidence: 'medium',
    at,
  }
}

const judges = [exfiltration, concealed, destruction, loosened, sabotage, remoteRules, lure] as const
