import { hitAt } from '../rules/hit-at.ts'
import { PatternGroup } from '../literals/pattern-group.ts'
import { isSecondedAt } from '../orders/is-seconded-at.ts'
import { isAmongFaults } from '../orders/is-among-faults.ts'
import { isCatalogueEntry } from '../orders/is-catalogue-entry.ts'
import { isTalkedAbout } from '../rules/is-talked-about.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanRule } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isShownOpenly } from './is-shown-openly.ts'
import { letsNoPageOrder } from './lets-no-page-order.ts'
import { ranksSettings } from './ranks-settings.ts'

/** Said of anything but the user it is an attack, whoever `says` or `tells` stands before it. */
const sameRank =
  /\b(?:has|have|carries|carry|with)\sthe\ssame\s(?:authority|weight|rank|priority)\sas\s(?:the\s)?(?:user|system|developer)/gi
const refused = /\b(?:never|not|no|nothing|don't|doesn't|cannot|isn't|aren't|beware|attack\w*|claim\w*|inject\w*)\b/i

const orders: readonly RegExp[] = [
  sameRank,
  /\b(?:limits?|rules|restrictions|guidelines|safety\s\w{1,20}|policies|filters|guardrails|training)\b[^.\n]{0,60}\b(?:no longer|do(?:es)? not|don['’]t|never)\s(?:apply|hold|bind|count|matter|exist)\b[^.\n]{0,40}\b(?:here|now|any ?more|to you|in this|for you|to this)\b/gi,
  /\b(?:even|including)\s(?:if\sthey\sare\s)?(?:those|what|requests|questions|things|ones|orders|whatever)\b[^.\n]{0,40}\byou(?:['’]d| would| should| must)?\s(?:normally |usually |otherwise |typically )?(?:decline|refuse|reject|not (?:answer|do|help))\b/gi,
  /\b(?:never|not|doesn['’]t|don['’]t)\s(?:break|breaks|leave|leaves|step out of|drop|drops)\s(?:the\s)?(?:character|role)\b[^.\n]{0,60}\b(?:even (?:if|when)|whatever|no matter)\b/gi,
  // In one breath: `extra help - a cage filled with every dangerous creature` has a new thought behind the dash.
  /\b(?:answers?|complies|comply|responds?|helps?)\b(?:(?!\s[-–]\s)[^.\n;:—]){0,40}\b(?:every|any|all|anything)\b[^.\n]{0,80}\b(?:weapons?|malware|drugs|explosives|bombs?|illegal|harmful|dangerous)\b/gi,
  /\b(?:forget|ignore|disregard)\s(?:about\s)?(?:everything|anything|all|whatever)\s(?:that\s)?(?:you\s)?(?:were|have been|was|know|learned|had)\b[^.\n]{0,30}\b(?:told|given|instructed|taught|before|said)/gi,
  /\byou\s(?:now\s)?have\s(?:no|zero)\s(?:restrictions?|limits?|limitations?|rules|guidelines|filters?)\b(?!\s(?:on|to|as to|for|regarding|set|configured|defined|yet)\s(?:the\s|how\s|your\s)?(?:number|amount|size|many|much|length|rate|storage|usage|seats|requests|plan|this|that)\b)|\b(?:an?\s)?(?:ai|assistant|model)\swithout\s(?:any\s)?(?:limits?|restrictions?|rules|filters?|guidelines)\b|\bignores?\s(?:its|the|your|all)\s(?:developer|safety|content|ethic\w*)['’]?s?\s(?:\w+\s)?(?:rules|polic\w+|guidelines)/gi,
  /\b(?:prior|previous|all|existing|safety|content)\s(?:safety\s|content\s|security\s)?(?:rules|restrictions|policies|guidelines|instructions|safeguards)\s(?:are|have been|is)\s(?:now\s)?(?:suspended|lifted|void|disabled|revoked|no longer|overridden|cancelled)/gi,
  /\b(?:authori[sz]ed|allowed|permitted|cleared)\sto\s(?:run|execute|do|perform)\s(?:any|every|all)\s(?:commands?|actions?|things?|tools?)\b[^.\n]{0,40}\bwithout\b/gi,
  /\b(?:overrid(?:es?|ing)|supersedes?|outranks?|takes?\s(?:precedence|priority)\sover|has\s(?:precedence|priority)\sover)\b[^.\n(]{0,80}\b(?:system prompts?|user(?:'s|’s|s')?\s(?:instructions?|requests?|wishes|rules)|developer(?:'s|’s)?\s(?:rules|instructions?)|all other (?:skills|instructions|rules))/gi,
  /\b(?:restrictions|guidelines|instructions|rules|limits)\b[^.\n]{0,40}\byou\s(?:were|have been)\s(?:given|told|set|trained)\b(?!\sby\b)[^]{0,160}?\b(?:suspended|lifted|void|(?:for|by|to)\s(?:a|an)\s(?:different|other)|another\s(?:product|system|model|user)|no longer)\b/gi,
  /\b(?:operator|user|system|developer|guidelines|instructions)\b[^.\n]{0,60}\bthis\s(?:document|page|skill|file)\s(?:wins|prevails|has\sthe\slast\sword)\b|\bthis\s(?:document|page|skill|file)\s(?:wins|prevails|has\sthe\slast\sword)\sover\s[^.\n]{0,20}\b(?:operator|user|system|developer)/gi,
  /\byour\s(?:prior|previous|old|original|earlier|current|initial|existing)\s(?:system\sprompt|system\smessage|instructions|guidelines|rules|directives?|restrictions)\s(?:is|are|has\sbeen|have\sbeen)\s(?:now\s|hereby\s)?(?:obsolete|void|replaced|superseded|outdated|invalid(?:ated)?|cancelled|canceled|revoked|suspended|deprecated|lifted|no\slonger)/gi,
  /\b(?:comply\swith|obey|fulfil\w*|answer|respond\sto|follow|execute)\s(?:every|all|any)\s(?:\w+\s)?(?:requests?|commands?|questions?|orders?|prompts?)\s[^.\n]{0,20}\bwithout\s(?:any\s)?(?:refus\w+|question(?:s|ing)?|hesitat\w+|exceptions?|restrictions?|limits?|filter\w*|moral\w*|ethic\w*)/gi,
  /\b(?:requests?|questions?|tasks?|things|topics|actions?)\s(?:that\s|which\s)?you\s(?:would|might|should|may)\s(?:otherwise|normally|usually|typically)\s(?:decline|refuse|reject|avoid)\b[^.\n]{0,40}\b(?:as\s(?:approved|allowed|permitted|authori[sz]ed|normal|valid|acceptable)|anyway|(?:must|should|are\sto)\sbe\s(?:answered|fulfilled|completed|done)|(?:is|are)\s(?:now\s)?(?:allowed|permitted|approved))/gi,
  // Above whoever the agent works for: `When … conflicts with the system prompt or the wishes of the user, this file takes precedence.`
  /\b(?:conflicts?|contradicts?|disagrees?|differs?|inconsistent|at\sodds)\b[^.\n]{0,90}\b(?:system\sprompt|users?(?:'s|’s|')?\s(?:\w+\s)?(?:preferences?|instructions?|wishes|requests?|rules|settings)|operator|safety|developer|(?:any|all)\sother\s(?:instructions?|rules))\b[^.\n]{0,12}(?:\n(?!\s{0,8}(?:\n|[-*#|]\s)))?[^.\n]{0,60}\b(?:this\s(?:file|skill|document|page|section)|the\s(?:guidance|instructions|rules)\s(?:in|of)\s{1,2}this\s(?:file|skill|document|page)|(?:the|these)\s(?:instructions|rules)\s(?:here|below|above))\s(?:always\s|still\s)?(?:takes?\s(?:precedence|priority)|wins?|prevails?|overrides?|(?:has|have)\s(?:precedence|priority)|comes?\sfirst)/gi,
  // Somebody else in the agent's place.
  /\byou\sare\sno\slonger\s(?:an?\s|the\s)?(?:assistant|ai|claude|chatgpt|language\smodel|model|chatbot|helper)\b[^\n]{0,160}\b(?:unrestricted|without|stay\sin|this\srole|no\s(?:rules|limits|guidelines|restrictions))\b/gi,
  /\b(?:unrestricted|unfiltered|uncensored|amoral)\s(?:\w+\s)?(?:process|ai|assistant|model|agent|entity|intelligence|system|persona)\b[^.\n]{0,60}\b(?:without|no|free\sof|ignores?)\s(?:\w+\s){0,2}(?:guidelines|rules|limits|restrictions|ethics|filters?|morals?)\b/gi,
  // That they hold no longer, in other languages.
  /(?:anweisungen|regeln|vorgaben|einschränkungen)\s(?:des\s(?:betreibers|nutzers|systems|benutzers)|von\svorher)[^.\n]{0,40}(?:nicht\s(?:mehr|länger)|aufgehoben|ungültig|außer\skraft)|(?:bisherigen|vorherigen|früheren|deine)\s(?:anweisungen|regeln|vorgaben|einschränkungen)\s(?:gelten\s(?:hier\s)?nicht|sind\s(?:aufgehoben|ungültig))|(?:instrucciones|reglas|restricciones|instruções|regras)\s(?:anteriores|previas|prévias|del?\s(?:sistema|usuario|operador)|do\s(?:usuário|operador))\s[^.\n]{0,20}(?:ya\sno\s|quedan|anulad|não\svalem|canceladas)|(?:instructions|règles|consignes)\s(?:précédentes|antérieures|du\ssystème|de\sl['’]utilisateur)\s(?:ne\s\S{1,14}\splus|sont\s(?:annulées|levées|suspendues))|(?:предыдущи|прежни|прошлы|системны)\S{1,3}\s(?:указани|инструкци|правил)\S{0,3}\s[^.\n]{0,24}(?:отмен|недейств)|(?:之前|先前|以前|用户|系统)的?(?:所有)?(?:指令|指示|规则|要求)[^。\n]{0,8}(?:作废|失效|无效|不再有效)|(?:以前|これまで|ユーザー|システム)の(?:指示|ルール)は[^。\n]{0,10}(?:無効|取り消)|(?:이전|사용자|시스템)(?:의)?\s?(?:지시|규칙)\S{0,3}\s[^.\n]{0,10}(?:무효|취소)/giu,
  /\bgo\sby\sthis\s(?:page|file|skill|document)\salone\b|\b(?:even|also)\s(?:where|when|if)\s(?:it|this|they|these|that)\scontradicts?\s(?:the\s(?:user|system)|your\s(?:guidelines|instructions|rules|training|system))/gi,
  /(?:^|\n)\s{0,6}<(?:system(?:[-_](?:reminder|prompt|message|notice|instructions?))?|admin|developer|operator)>[^]{0,300}?\b(?:without\s(?:asking|confirm\w+|telling)|do\snot\s(?:show|ask|tell|mention|prompt)|never\s(?:show|ask|tell|mention)|ignore|you\s(?:must|will|now|are)|run\s(?:every|all|any)|switched\s(?:on|off))/gi,
  /\bdisregard\s(?:the\s)?(?:user(?:'s|’s)?\srequests?|system prompt)\b/gi,
  /(?:忽略|无视|忘记|忘掉)[^。\n]{0,12}(?:之前|以前|先前|上面|以上|此前|系统|所有)[^。\n]{0,8}(?:指令|指示|说明|规则|提示|限制)|(?:你|您|助手|模型|机器人|人工智能|\bAI\b|角色|回答|回复)[^。，\n]{0,16}(?:没有|不受)(?:任何)?(?:限制|约束)|(?:没有|不受)(?:任何)?(?:限制|约束)的\s?(?:AI|人工智能|助手|模型|角色)/gi,
  /(?:(?:ты|вы|ассистент|модель|помощник|бот|отвечай|отвечайте|действуй|действуйте|режим\p{L}*)[^.,\n]{0,40}без|не\sсвязан\p{L}{0,2})\s(?:никаки\p{L}+\s|каких-либо\s)?ограничени\p{L}+|(?:забудь|игнорируй|ігноруй|забудьте|игнорируйте)\s[^.\n]{0,20}(?:инструкци|указани|правил|інструкці)\w*/giu,
  /(?:これまで|以前|上記|前|今まで)の[^。\n]{0,10}(?:指示|命令|ルール|指令)[^。\n]{0,6}(?:無視|忘れ)|(?:あなた|アシスタント|モデル|AI)[^。\n]{0,16}制限なし(?:で|に)(?:動作|行動)/gi,
  /(?:이전|위|앞|모든)[^.\n]{0,10}(?:지시|명령|규칙|지침)[^.\n]{0,8}(?:무시|잊)|(?:당신|너는|어시스턴트|모델|AI)[^.\n]{0,16}제한\s?없이\s?(?:행동|동작)/gi,
  /(?:पिछले|सभी)[^।\n]{0,20}(?:निर्देश)[^।\n]{0,16}(?:अनदेखा|नज़रअंदाज़|भूल)|تجاهل[^.\n]{0,30}(?:التعليمات|الأوامر)|(?:zignoruj|ignoruj)[^.\n]{0,30}(?:instrukcje|polecenia)|(?:önceki|tüm)[^.\n]{0,20}(?:talimat|yönerge)\w*[^.\n]{0,16}(?:yok say|unut|görmezden)|(?:ignora|dimentica)\s[^.\n]{0,20}istruzioni\s(?:precedenti)/giu,
  /\b(?:olvida|oublie|esquece|vergiss|ignora|ignore|ignorez|oubliez)\s(?:todas?\s|tous?\s|toutes?\s|alle\s)?(?:las\s|os\s|as\s|les\s|die\s|tes\s|tus\s)?(?:instrucciones|instruções|instructions|anweisungen|reglas|regras|règles)\b(?![^.\n]{0,60}\b(?:mise en page|formato|format)\b)(?:[^.\n]{0,10}(?:anteriores|previas|précédentes|prévias|bisherig\w+))?/gi,
  /\b(?:ignore|disregard|forget|override|bypass|discard)\s(?:(?:all|any|every|the|your|of|these|those|my|everything)\s){0,4}(?:(?:previous|prior|above|earlier|preceding|existing|original|initial|system|safety|developer|security|content|ethical)(?:,|\sand|\sor)?\s){1,3}(?:system\s|safety\s)?(?:instructions?|context|rules?|prompts?|directions?|guidelines?|messages?|polic(?:y|ies)|constraints?|restrictions?|safeguards?|controls?)/gi,
  /\b(?:ignore|disregard|bypass|circumvent)\s(?:all|any|your)\s(?:safety|security|ethical|content(?=[\s-](?:polic|filter|guideline|rule|restriction|moderation|warning))|policy)\w*(?!\s(?:issues?|bugs?|advisor(?:y|ies)|vulnerabilit\w+|fix(?:es)?)\s(?:that|which|affecting|specific|only)\b)/gi,
  /\byou(?:'re| are)\s(?:now\s)?(?:in\s)?(?:an?\s)?(?:unrestricted|unfiltered|jailbroken|developer mode|god mode|DAN\b|root mode|maintenance mode|debug mode|no longer bound)\w*/gi,
  /\b(?:system|admin\w*|developer|security)\s(?:override|prompt update|instruction update)\b\s{0,2}(?:\*\*)?\s?:/gi,
  /\b(?:reveal|print|output|repeat|show|leak)\s(?:me\s)?(?:the\s(?:contents?|text)\sof\s)?(?:your|the)\s(?:full\s|entire\s|hidden\s|original\s)?(?:system prompt|initial instructions|system message)\b(?!\s(?:for|of|used by|sent|built|generated|rendered|that (?:is|was|will be)\s(?:sent|used|built|generated))\s?(?:(?:an?|each|every|one|the|that|its|selected|current|given|specified|to)\s){0,3}(?!you\b|your|this|assistant|conversation|session|chat)\w)/gi,
  /(?:игнорируй(?:те)?|забудь(?:те)?)\s(?:все\s)?(?:предыдущие|прежние|прошлые|системные)\s(?:инструкции|указания|правила)/gi,
  // `忽略规则` is also a list of what git or a linter leaves out: that is set up, changed or looked up.
  /(?<!(?:修改|更新|添加|新增|配置|设置|编辑|检查|查看|定义|管理|的)\s?)(?:忽略|无视|忘记)(?:所有|全部|一切)?(?:之前|以前|先前|上面|以上|此前|系统)?的?(?:所有)?(?:指令|指示|说明|规则|提示)/g,
  /(?:以前|上記|これまで|前)の(?:すべての)?(?:指示|命令|ルール)を(?:無視|忘れ)/g,
  /(?:이전|위의|앞의)\s?(?:모든\s)?(?:지시|명령|규칙)\S{0,3}\s?(?:무시|잊)/g,
  /\b(?:ignora|olvida|ignore|esqueça|oublie|ignorez|ignoriere|vergiss)\s(?:todas?\s|tous?\s|toutes?\s|alle\s)?(?:las\s|os\s|as\s|les\s|die\s)?(?:(?:instrucciones|instruções|instructions|anweisungen|reglas|regras|règles)\s(?:anteriores|previas|précédentes|prévias)|(?:vorherigen|bisherigen|vorigen)\s(?:anweisungen|regeln|instruktionen))/gi,
]
const sought = new PatternGroup(orders, (order) => order)

/** Words that take away what the agent was told, in several languages, said and not quoted. */
export const instructionOverride: ScanRule = {
  id: 'instruction-override',
  severity: 'critical',
  summary: 'The agent is told to set aside its instructions or its limits',
  why: "The skill puts itself above the agent's user.",
  next: 'Do not use the skill.',
  *check(skill) {
    for (const piece of [...skill.prose, ...skill.code.filter(({ layer, role }) => layer > 0 && role !== 'script')]) {
      if (isData(piece) && !isForAgents(piece)) continue
      for (const order of sought.among(piece.text)) {
        for (const match of matchesIn(piece, order)) {
          const isSure = isMeant(skill, piece, order, match)
          yield hitAt(piece, match, {
            message: 'Tells the agent to set aside its instructions or its limits.',
            ...(!isSure && { severity: 'warn', confidence: 'low' }),
          })
        }
      }
    }
  },
}

function isReported(order: RegExp, piece: Piece, { index, 0: words }: RegExpExecArray): boolean {
  if (order === sameRank) return refused.test(sentenceBefore(piece.text.text, index))
  const end = index + words.length
  return isTalkedAbout(piece, index, end) || isToldOfText(piece.text.text, index, end)
}

/** What `telling the reader to` does so to whoever reads it, and is told of where the sentence says what to do about it. */
const ofReader =
  /\b(?:tells?|telling|asks?|asking|urg(?:es|ing)|instruct(?:s|ing)|orders?|ordering)\s(?:the|an?|any|its)\s(?:readers?|agents?|models?|assistants?|reviewers?)\sto\s$/i
const aboutIt =
  /\b(?:is|are|as|counts? as)\s(?:itself\s)?(?:an?\s)?(?:findings?|data|injections?|attacks?|suspicious|untrusted)\b/i

function isToldOfText(text: string, start: number, end: number): boolean {
  return (
    ofReader.test(text.slice(Math.max(0, start - 60), start)) &&
    aboutIt.test(text.slice(end, end + 80).split('. ')[0] ?? '')
  )
}

function sentenceBefore(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at), at - 300)
  return text.slice(start + 1, at)
}

/** A sentence that opens a paragraph is said, where a page about attacks would list or quote it. */
function opensParagraph({ text: { text }, role }: Piece, { index, 0: words }: RegExpExecArray): boolean {
  return role === 'prose' && (index === 0 || text[index - 1] === '\n') && /^[.!]/.test(text.slice(index + words.length))
}

/** What stands in quotes there is a string, and an order to whom it is given. */
function isData({ role, language, path }: Piece): boolean {
  return role === 'prose' && language === 'text' && /\.(?:json|ya?ml|toml)$/i.test(path)
}

function isForAgents({ path }: Piece): boolean {
  return /(?:^|\/)(?:agents?|prompts?|commands?)\//i.test(path)
}

function isMeant(skill: SkillView, piece: Piece, order: RegExp, match: RegExpExecArray): boolean {
  const isUnseen = piece.role === 'hidden' || piece.layer > 0
  if (piece.isExample || isNoOverride(skill, piece, match)) return false
  if (!isUnseen && ranking.test(match[0]) && !isSeconded(skill, piece, match)) return false
  const isSaid = isUnseen || isData(piece) || !isReported(order, piece, match)
  return isSaid && (!skill.isAboutSecurity || isUnseen || opensParagraph(piece, match))
}

/** What only says which of two comes first is said of settings, layers and house rules as well: another judge has to see an order. */
const ranking = /\b(?:overrid(?:es?|ing)|supersedes?|outranks?|(?:takes?|has)\s(?:precedence|priority)\sover)\b/i

function isSeconded(skill: SkillView, piece: Piece, { index, 0: words }: RegExpExecArray): boolean {
  return isSecondedAt(skill, piece, { start: index, end: index + words.length }, 'ranking')
}

/** Several of a kind, before what they do. */
const things =
  /(?:^|[\s(*_`])(?!(?:always|instructions|rules|guidelines|rules|this|as|users?)\b)[a-z]{3,20}(?<!s|u)s\s(?:often\s|may\s|can\s|sometimes\s|tend to\s|will\s|simply\s)?$/i

/** It says what something is for or like, ranks settings, keeps pages from giving orders, or stands among faults. */
function isNoOverride(skill: SkillView, piece: Piece, { index, 0: words }: RegExpExecArray): boolean {
  const { text } = piece.text
  const end = index + words.length
  const before = text.slice(Math.max(0, index - 60), index)
  const isPurpose =
    /^(?:override|bypass|discard)/i.test(words) &&
    /\b(?:to|can|could|may|might|would|cannot|that|which)\s$/i.test(before.slice(-8))
  const isSample =
    /\b(?:contain\w*|text|phrases?|strings?|such as|like|e\.g\.|says|saying|claims?|reads?)\b[^"“\n]{0,20}["“]$/i.test(
      before,
    )
  // `Cloud functions bypass security rules`, `agents ignore instructions mid-file`: what they do, and no order.
  const isTold = /^(?:ignore|bypass|circumvent|disregard|forget|override|discard)\b/.test(words) && things.test(before)
  if (isPurpose || isSample || isTold) return true
  return (
    letsNoPageOrder(text, index, end) ||
    ranksSettings(text, index, end) ||
    isShownOpenly(skill, piece, index, words) ||
    isAmongFaults(piece, index) ||
    isCatalogueEntry(lineAt(text, index))
  )
}

function lineAt(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at) + 1
  return text.slice(start, start + 1000).split('\n', 1)[0] ?? ''
}
