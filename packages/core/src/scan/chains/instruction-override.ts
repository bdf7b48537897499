import { hitAt } from '../rules/hit-at.ts'
import { isTalkedAbout } from '../rules/is-talked-about.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanRule } from '../scan-rule.ts'

const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|discard)\s(?:(?:all|any|every|the|your|of|these|those|my|everything)\s){0,4}(?:(?:previous|prior|above|earlier|preceding|existing|original|initial|system|safety|developer|security|content|ethical)(?:,|\sand|\sor)?\s){1,3}(?:system\s|safety\s)?(?:instructions?|context|rules?|prompts?|directions?|guidelines?|messages?|polic(?:y|ies)|constraints?|restrictions?|safeguards?|controls?)/gi,
  /\b(?:ignore|disregard|bypass|circumvent)\s(?:all|any|your)\s(?:safety|security|ethical|content|policy)\w*/gi,
  /\byou(?:'re| are)\s(?:now\s)?(?:in\s)?(?:an?\s)?(?:unrestricted|unfiltered|jailbroken|developer mode|god mode|DAN\b|root mode|maintenance mode|debug mode|no longer bound)\w*/gi,
  /\b(?:system|admin\w*|developer|security)\s(?:override|prompt update|instruction update)\b\s{0,2}[:*]/gi,
  /\b(?:reveal|print|output|repeat|show|leak)\s(?:me\s)?(?:your|the)\s(?:full\s|entire\s|hidden\s|original\s)?(?:system prompt|initial instructions|system message)\b/gi,
  /(?:игнорируй(?:те)?|забудь(?:те)?)\s(?:все\s)?(?:предыдущие|прежние|прошлые|системные)\s(?:инструкции|указания|правила)/gi,
  /(?:忽略|无视|忘记)(?:所有|全部|一切)?(?:之前|以前|先前|上面|以上|此前|系统)?的?(?:所有)?(?:指令|指示|说明|规则|提示)/g,
  /(?:以前|上記|これまで|前)の(?:すべての)?(?:指示|命令|ルール)を(?:無視|忘れ)/g,
  /(?:이전|위의|앞의)\s?(?:모든\s)?(?:지시|명령|규칙)\S{0,3}\s?(?:무시|잊)/g,
  /\b(?:ignora|olvida|ignore|esqueça|oublie|ignorez|ignoriere|vergiss)\s(?:todas?\s|tous?\s|toutes?\s|alle\s)?(?:las\s|os\s|as\s|les\s|die\s)?(?:(?:instrucciones|instruções|instructions|anweisungen|reglas|regras|règles)\s(?:anteriores|previas|précédentes|prévias)|(?:vorherigen|bisherigen|vorigen)\s(?:anweisungen|regeln|instruktionen))/gi,
]

/** Words that take away what the agent was told, in several languages, said and not quoted. */
export const instructionOverride: ScanRule = {
  id: 'instruction-override',
  severity: 'critical',
  summary: 'The agent is told to set aside its instructions or its limits',
  why: "The skill puts itself above the agent's user.",
  next: 'Do not use the skill.',
  *check(skill) {
    for (const piece of [...skill.prose, ...skill.code.filter(({ layer, role }) => layer > 0 && role !== 'script')]) {
      if (piece.role === 'prose' && piece.language === 'text' && /\.(?:json|ya?ml|toml)$/i.test(piece.path)) continue
      for (const order of orders) {
        for (const match of matchesIn(piece, order)) {
          const isSaid =
            !piece.isExample &&
            (piece.role === 'hidden' ||
              piece.layer > 0 ||
              !isTalkedAbout(piece, match.index, match.index + match[0].length))
          const isSure = isSaid && (!skill.isAboutSecurity || piece.role === 'hidden' || piece.layer > 0)
          yield hitAt(piece, match, {
            message: 'Tells the agent to set aside its instructions or its limits.',
            ...(!isSure && { severity: 'warn', confidence: 'low' }),
          })
        }
      }
    }
  },
}
