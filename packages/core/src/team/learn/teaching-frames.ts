/** A way in which people say that something is to be remembered. */
export interface TeachingFrame {
  /** What is told to the user when it is recognised. */
  readonly phrase: string
  /** With the groups `lesson` and, where the sentence names somebody, `who`. Bounded: no part can be read in two ways. */
  readonly pattern: RegExp
  /**
   * `member`: whoever is named must be one of the team. `subject`: the sentence may as well be about a thing ("the API
   * should always use JSON"), and then it is the lesson itself.
   */
  readonly who?: 'member' | 'subject'
}

const who = '(?<who>[^,.:;!?]{1,64}?)'
const lesson = '(?<lesson>\\S[\\s\\S]*)'
const that = '(?:,? that|,? to|,? about|:)?'

function frame(phrase: string, pattern: string, named?: TeachingFrame['who']): TeachingFrame {
  return { phrase, pattern: new RegExp(`^${pattern}$`, 'iu'), ...(named !== undefined && { who: named }) }
}

/**
 * The phrases of the checklist (SQD-57: "teach", "should know", "always use") and what people say in their place, in
 * English, German, French and Spanish. The first that fits counts, so those that name somebody come first. Letters
 * beyond ASCII are written as escapes: a bundle is read as Latin-1.
 */
export const teachingFrames: readonly TeachingFrame[] = [
  frame('teach', `(?:please )?(?:teach|train) ${who}(?: how)?(?:,? that|,? to|,? about|:) ${lesson}`, 'member'),
  frame('tell', `(?:please )?(?:tell|remind|inform) ${who}(?:,? that|,? to|,? about|:) ${lesson}`, 'member'),
  frame('let … know', `(?:please )?let ${who} know${that} ${lesson}`, 'member'),
  frame('make sure … knows', `(?:please )?make sure (?:that )?${who} (?:knows?|remembers?)${that} ${lesson}`, 'member'),
  frame(
    'should know',
    `${who} (?:should|must|needs? to|ought to|has to|have to|is to|shall) (?:always )?(?:know|learn|remember|understand|keep in mind|be aware)${that} ${lesson}`,
    'member',
  ),
  frame('remember', `${who}, (?:please )?(?:remember|note|keep in mind)${that} ${lesson}`, 'member'),
  frame('soll wissen', `${who} (?:soll|sollte|sollten|sollen|muss|m\\u00fcssen) wissen,? dass ${lesson}`, 'member'),
  frame('beibringen', `(?:bitte )?bringe? ${who} bei,? (?:dass |zu )?${lesson}`, 'member'),
  frame('doit savoir', `${who} (?:doit|devrait|doivent|devraient) savoir qu(?:e |')${lesson}`, 'member'),
  frame('apprends', `(?:apprends|apprenez|enseigne|enseignez) \\u00e0 ${who} (?:que|\\u00e0|qu') ?${lesson}`, 'member'),
  frame('debe saber', `${who} (?:debe|deber\\u00eda|deben|tiene que) saber que ${lesson}`, 'member'),
  frame('ense\u00f1a', `(?:ense\\u00f1a|ense\\u00f1ale|ense\\u00f1ad) a ${who} (?:que|a) ${lesson}`, 'member'),
  frame('remember', `(?:please )?(?:remember|note|keep in mind)(?:,? that|,? to|:) ${lesson}`),
  frame('merke', `(?:bitte )?(?:merke?|merkt)(?: (?:dir|euch))?(?:,? dass|:) ${lesson}`),
  frame('from now on', `(?:from now on|as a rule|as of today|going forward|henceforth),? ${lesson}`),
  frame('ab jetzt', `(?:ab jetzt|ab sofort|von jetzt an|d\\u00e9sormais|de ahora en adelante),? ${lesson}`),
  frame('our convention', `(?:our|the team's) (?:convention|rule|habit|practice|policy) is (?:that |to )?${lesson}`),
  frame(
    'always use',
    `(?<lesson>(?:please )?(?:we (?:(?:always|never|only) |(?:prefer|avoid|use|do not|don't) )|(?:always|never|prefer|avoid) )\\S[\\s\\S]*)`,
  ),
  frame(
    'always',
    `${who} (?:should|must|shall|has to|have to|needs? to) (?<lesson>(?:always|never|only) \\S[\\s\\S]*)`,
    'subject',
  ),
  frame(
    'immer',
    `(?<lesson>(?:bitte )?(?:(?:wir )?(?:verwenden|nutzen|benutzen|verwende|nutze|benutze|schreiben|schreibe) (?:immer|nie|niemals|nur) |(?:immer|niemals|nie) )\\S[\\s\\S]*)`,
  ),
  frame(
    'toujours',
    `(?<lesson>(?:(?:nous |on )?(?:utilisons|utilise|utilisez) (?:toujours|jamais|uniquement) |(?:toujours|ne jamais|jamais) )\\S[\\s\\S]*)`,
  ),
  frame(
    'siempre',
    `(?<lesson>(?:(?:usamos|usa|usad|utiliza|utilizamos) (?:siempre|solo) |(?:siempre|nunca) )\\S[\\s\\S]*)`,
  ),
]
