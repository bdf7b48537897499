/** One way of saying it: what is told to the user, the pattern, and whom a name in it means. */
export type TeachingPhrase = readonly [phrase: string, pattern: string, who?: 'member' | 'subject']

const who = '(?<who>[^,.:;!?\u3001\uff0c\u3002\uff1a\uff1b\uff01\uff1f]{1,64}?)'
/** Where nothing stands between a name and what follows: a name in Latin letters, or everybody. */
const chineseWho = '(?<who>[A-Za-z][A-Za-z0-9_-]{0,63}|大家|所有人|每个人|每個人|全队|全隊|团队|團隊)'
const lesson = '(?<lesson>\\S[\\s\\S]*)'
/** Where the verb comes last. */
const shortLesson = '(?<lesson>\\S[\\s\\S]*?)'
/** What forbids belongs to the lesson: "teach Fenster never to commit secrets". */
const notTo = '(?=,? (?:never|not) to \\S)'
const clause = `(?:,? that|,? to|,? about|:|${notTo})`
const that = '(?:,? that|,? to|,? about|:)?'
const apostrophe = "['\u2019]"
const comma = '[,\u3001\uff0c\uff1a:]?\\s?'
const end = '[.!\u3002\uff01]?'

/**
 * The phrases of the checklist (SQD-57: "teach", "should know", "always use") and what people say in their place. Bounded:
 * no part can be read in more ways than a name is long.
 */
export const teachingPhrases: readonly TeachingPhrase[] = [
  // English
  ['teach', `(?:please )?(?:teach|train) ${who}(?: how)?${clause} ${lesson}`, 'member'],
  ['tell', `(?:please )?(?:tell|remind|inform) ${who}${clause} ${lesson}`, 'member'],
  ['let … know', `(?:please )?let ${who} know${that} ${lesson}`, 'member'],
  ['make sure … knows', `(?:please )?make sure (?:that )?${who} (?:knows?|remembers?)${that} ${lesson}`, 'member'],
  [
    'should know',
    `${who} (?:should|must|needs? to|ought to|has to|have to|is to|shall) (?:always )?(?:know|learn|remember|understand|keep in mind|be aware)${that} ${lesson}`,
    'member',
  ],
  ['remember', `${who}, (?:please )?(?:remember|note|keep in mind)${that} ${lesson}`, 'member'],
  ['remember', `(?:please )?(?:remember|note|keep in mind)(?:,? that|,? to|:|${notTo}) ${lesson}`],
  ['from now on', `(?:from now on|as a rule|as of today|going forward|henceforth),? ${lesson}`],
  ['our convention', `(?:our|the team's) (?:convention|rule|habit|practice|policy) is (?:that |to )?${lesson}`],
  [
    'always use',
    `(?<lesson>(?:please )?(?:we (?:(?:always|never|only) |(?:prefer|avoid|use|do not|don't) )|(?:always|never|prefer|avoid) )\\S[\\s\\S]*)`,
  ],
  [
    'always',
    `${who} (?:should|must|shall|has to|have to|needs? to) (?<lesson>(?:always|never|only) \\S[\\s\\S]*)`,
    'subject',
  ],
  // German
  [
    'soll wissen',
    `${who} (?:soll|sollte|sollten|sollen|muss|müssen) (?:sich merken|wissen|lernen|beachten|daran denken),? (?:dass|wie) ${lesson}`,
    'member',
  ],
  ['beibringen', `(?:bitte )?bring(?:e|t)? ${who} bei,? (?:dass |zu )?${lesson}`, 'member'],
  ['sag', `(?:bitte )?(?:sage?|sagt|erkläre?|erklärt) ${who},? dass ${lesson}`, 'member'],
  ['erinnere', `(?:bitte )?(?:erinnere?|erinnert) ${who} daran,? (?:dass|zu) ${lesson}`, 'member'],
  ['merke', `(?:bitte )?(?:merke?|merkt|denke? daran|denkt daran|beachtet?)(?: (?:dir|euch))?(?:,? dass|:) ${lesson}`],
  ['ab jetzt', `(?:ab jetzt|ab sofort|von jetzt an|von nun an|künftig|in zukunft|grundsätzlich),? ${lesson}`],
  ['unsere Regel', `unsere (?:konvention|regel|gewohnheit|vorgabe) (?:ist|lautet)(?:,? dass|:|,)? ${lesson}`],
  [
    'immer',
    '(?<lesson>(?:bitte )?(?:(?:wir )?(?:verwenden|nutzen|benutzen|verwende|verwendet|nutze|nutzt|benutze|benutzt|schreiben|schreibe|schreibt) (?:immer|stets|nie|niemals|nur|keine?) |wir (?:bevorzugen|vermeiden) |(?:immer|stets|niemals|nie) )\\S[\\s\\S]*)',
  ],
  // French
  [
    'doit savoir',
    `${who} (?:doit|devrait|doivent|devraient) (?:savoir|apprendre|retenir|se souvenir) (?:que |qu${apostrophe}|à )${lesson}`,
    'member',
  ],
  [
    'apprends',
    `(?:apprends|apprenez|enseigne|enseignez|dis|dites|rappelle|rappelez|explique|expliquez) (?:à |au |aux )${who} (?:que |à |de |d${apostrophe}|qu${apostrophe})${lesson}`,
    'member',
  ],
  [
    'retiens',
    `(?:retiens|retenez|souviens-toi|souvenez-vous|rappelle-toi|rappelez-vous|note|notez|n${apostrophe}oublie pas|n${apostrophe}oubliez pas) ?(?:que |qu${apostrophe}|de |: ?)${lesson}`,
  ],
  ['désormais', `(?:désormais|dorénavant|à partir de maintenant|en règle générale),? ${lesson}`],
  [
    'notre règle',
    `notre (?:convention|règle|habitude|pratique) est (?:de |d${apostrophe}|que |qu${apostrophe})${lesson}`,
  ],
  [
    'toujours',
    `(?<lesson>(?:(?:nous |on )?(?:utilisons|utilise|utilisez) (?:toujours|uniquement) |(?:nous |on )?n${apostrophe}(?:utilisons|utilise|utilisez) (?:jamais|pas) |il (?:faut toujours|ne faut jamais) |nous (?:préférons|évitons) |(?:toujours|ne jamais|jamais) )\\S[\\s\\S]*)`,
  ],
  // Spanish
  [
    'debe saber',
    `${who} (?:debe|debería|deben|deberían|tiene que|tienen que) (?:saber|aprender|recordar|tener en cuenta) que ${lesson}`,
    'member',
  ],
  [
    'enseña',
    `(?:enseña|ensé?ñale|enseñad|dile|decidle|recuérdale|recordadle|explícale) (?:a |al )${who} (?:que|a) ${lesson}`,
    'member',
  ],
  ['recuerda', `(?:recuerda|recordad|ten en cuenta|toma nota de|anota|no olvides|no olvidéis)(?: que|:) ${lesson}`],
  ['de ahora en adelante', `(?:de ahora en adelante|a partir de ahora|por regla general),? ${lesson}`],
  ['nuestra regla', `nuestra (?:convención|regla|norma|costumbre|práctica) es (?:que )?${lesson}`],
  [
    'siempre',
    '(?<lesson>(?:(?:usamos|usa|usad|utiliza|utilizamos) (?:siempre|solo|sólo) |(?:nosotros )?no (?:usamos|utilizamos) |(?:preferimos|evitamos|hay que usar) |(?:siempre|nunca) )\\S[\\s\\S]*)',
  ],
  // Portuguese
  [
    'deve saber',
    `${who} (?:deve|devem|deveria|deveriam|precisa|precisam|tem de|tem que) (?:saber|aprender|lembrar|se lembrar de) que ${lesson}`,
    'member',
  ],
  [
    'ensine',
    `(?:por favor,? )?(?:ensine|ensina|diga|diz|lembre|lembra|explique|explica) (?:ao |à |aos |às |para |o |a )${who} (?:que|a) ${lesson}`,
    'member',
  ],
  ['lembre-se', `(?:lembre-se(?: de)?|lembra-te(?: de)?|anote|não (?:se )?esqueças?(?: de)?)(?: que|:) ${lesson}`],
  ['a partir de agora', `(?:de agora em diante|daqui em diante|doravante|via de regra),? ${lesson}`],
  ['nossa regra', `(?:a )?nossa (?:convenção|regra|prática) é (?:que )?${lesson}`],
  [
    'sempre',
    '(?<lesson>(?:(?:nós )?(?:usamos|utilizamos|use|utilize|usem) (?:sempre|apenas|só) |(?:nós )?não (?:usamos|utilizamos) |(?:preferimos|evitamos) |(?:nós )?(?:sempre|nunca) )\\S[\\s\\S]*)',
  ],
  // Italian
  [
    'deve sapere',
    `${who} (?:deve|devono|dovrebbe|dovrebbero) (?:sapere|imparare|ricordare|tenere presente) che ${lesson}`,
    'member',
  ],
  [
    'insegna',
    `(?:insegna|insegnate|di${apostrophe}|dite|ricorda|ricordate|spiega|spiegate) (?:a |al |alla |allo |ai )${who} (?:che|a|di) ${lesson}`,
    'member',
  ],
  ['ricorda', `(?:ricorda|ricordati|ricordatevi|tieni presente|non dimenticare)(?: di)?(?: che|:) ${lesson}`],
  ['d’ora in poi', `(?:d${apostrophe}ora in poi|da ora in poi|da adesso in poi|di norma),? ${lesson}`],
  ['la nostra regola', `la nostra (?:convenzione|regola|abitudine|prassi) è (?:di |che )?${lesson}`],
  [
    'sempre',
    '(?<lesson>(?:(?:noi )?(?:usiamo|usa|usate|utilizziamo|utilizza) (?:sempre|solo) |(?:noi )?non (?:usiamo|usare|usate|utilizziamo|utilizzare)(?: mai)? |(?:preferiamo|evitiamo) |mai )\\S[\\s\\S]*)',
  ],
  // Dutch
  [
    'moet weten',
    `${who} (?:moet|moeten|zou moeten|zouden moeten|hoort te) (?:weten|onthouden|leren|beseffen),? dat ${lesson}`,
    'member',
  ],
  ['leer', `(?:leer|vertel|zeg|zeg tegen|herinner) ${who}(?: eraan)?,? (?:dat|om) ${lesson}`, 'member'],
  ['onthoud', `(?:onthoud|vergeet niet|let erop|denk eraan)(?:,? dat|,? om|:) ${lesson}`],
  ['vanaf nu', `(?:vanaf nu|voortaan|van nu af aan|als regel),? ${lesson}`],
  ['onze afspraak', `onze (?:afspraak|conventie|regel|gewoonte) is(?:,? dat|,? om|:)? ${lesson}`],
  [
    'altijd',
    '(?<lesson>(?:(?:we |wij )?(?:gebruiken|gebruik|schrijven|schrijf) (?:altijd|nooit|alleen|geen) |(?:we|wij) (?:vermijden) |(?:altijd|nooit) )\\S[\\s\\S]*)',
  ],
  // Polish
  [
    'powinien wiedzieć',
    `${who} (?:powinien|powinna|powinni|powinny|musi|muszą|ma) (?:wiedzieć|pamiętać|zapamiętać),? (?:że|iż|jak|żeby|aby) ${lesson}`,
    'member',
  ],
  [
    'naucz',
    `(?:proszę )?(?:naucz|nauczcie|powiedz|powiedzcie|przypomnij|przekaż|wyjaśnij) ${who},? (?:że|żeby|aby|jak) ${lesson}`,
    'member',
  ],
  [
    'pamiętaj',
    `(?:pamiętaj|pamiętajcie|zapamiętaj|zapamiętajcie|zanotuj|nie zapomnij)(?:,? (?:że|żeby|aby)|:) ${lesson}`,
  ],
  ['od teraz', `(?:od teraz|odtąd|od dziś|od tej pory|z zasady),? ${lesson}`],
  [
    'nasza zasada',
    `nasz[aą] (?:konwencj[aą]|zasad[aą]|reguł[aą]|praktyk[aą]) (?:to|jest)(?: taka,? że|,? żeby|:)? ${lesson}`,
  ],
  [
    'zawsze',
    '(?<lesson>(?:(?:my )?(?:używaj|używajcie|używamy|stosuj|stosujemy) (?:zawsze|tylko) |(?:my )?nie (?:używamy|stosujemy) |(?:preferujemy|unikamy) |(?:my )?(?:zawsze|nigdy) )\\S[\\s\\S]*)',
  ],
  // Russian
  [
    'должен знать',
    `${who} (?:должен|должна|должны|обязан|обязана|обязаны|следует|нужно|надо) (?:знать|помнить|запомнить|учитывать),? (?:что|как) ${lesson}`,
    'member',
  ],
  [
    'научи',
    `(?:пожалуйста,? )?(?:научи|научите|скажи|скажите|напомни|напомните|объясни|объясните|передай|передайте) ${who},? (?:что|как|чтобы) ${lesson}`,
    'member',
  ],
  [
    'запомни',
    `(?:запомни|запомните|помни|помните|учти|учтите|не забудь|не забудьте|не забывай|не забывайте|имей в виду|имейте в виду)(?:,? что|:) ${lesson}`,
  ],
  ['отныне', `(?:отныне|впредь|с этого момента|с этого дня|как правило),? ${lesson}`],
  [
    'наше правило',
    `(?:наше|наша) (?:правило|соглашение|конвенция|практика)(?: в том, что| такое:| такая:|:| —| -) ${lesson}`,
  ],
  [
    'всегда',
    '(?<lesson>(?:(?:мы )?(?:используй|используйте|используем|пиши|пишите|пишем) (?:всегда|только) |(?:мы )?не (?:используем) |мы (?:предпочитаем|избегаем) |(?:мы )?(?:всегда|никогда не|никогда) )\\S[\\s\\S]*)',
  ],
  // Turkish: the verb comes last
  [
    'bilmeli',
    `${who},? ${shortLesson}(?:ını|ini|unu|ünü)? (?:bilmeli|bilmelidir|öğrenmeli|unutmamalı|hatırlamalı)${end}`,
    'member',
  ],
  [
    'öğret',
    `${who}['\u2019]?y?[ea] ${shortLesson} (?:öğret|öğretin|söyle|söyleyin|hatırlat|hatırlatın)${end}`,
    'member',
  ],
  ['unutma', `(?:unutma|unutmayın|hatırla|aklında tut|not et)[:,] ${lesson}`],
  ['bundan sonra', `(?:bundan sonra|bundan böyle|şu andan itibaren|kural olarak),? ${lesson}`],
  ['kuralımız', `(?:bizim )?kuralımız(?: şu)?: ${lesson}`],
  ['her zaman', '(?<lesson>(?:biz )?(?:her zaman|daima|asla|hiçbir zaman) \\S[\\s\\S]*)'],
  // Japanese: the verb comes last
  [
    '知っておくべき',
    `${who}(?:さん|くん)?(?:には|は|も)${comma}${shortLesson}(?:ということ|こと|の)を(?:知っておく|知る|覚えておく|覚える|理解する|学ぶ)(?:べき|必要があ|こと)[\\s\\S]{0,10}`,
    'member',
  ],
  [
    '教えて',
    `${who}(?:さん|くん)?に${comma}${shortLesson}(?:ということを|ことを|方法を|のを|ように|よう|と)(?:教えて|伝えて|言って|知らせて)[\\s\\S]{0,10}`,
    'member',
  ],
  ['覚えて', `(?:覚えておいて|覚えて|忘れないで|注意して)(?:ください|下さい|ね)?[:：、,。]\\s?${lesson}`],
  ['覚えて', `${shortLesson}(?:ということ|こと|の)を(?:覚えておいて|覚えて|忘れないで)(?:ください|下さい|ね)?${end}`],
  ['今後は', `(?:今後は|今後|これからは|これから|以後|原則として)${comma}${lesson}`],
  ['ルールは', `(?:私たちの|我々の|チームの)(?:規約|ルール|慣習|方針)(?:は|[:：])${comma}${lesson}`],
  ['常に', `(?<lesson>(?:私たちは|我々は|チームでは)?${comma}(?:常に|いつも|必ず|決して)\\S[\\s\\S]*)`],
  // Chinese
  [
    '应该知道',
    `${who}\\s?(?:应该|應該|应当|應當|必须|必須|需要|得)\\s?(?:知道|记住|記住|了解|明白|学会|學會)${comma}${lesson}`,
    'member',
  ],
  ['让…知道', `(?:请|請)?(?:让|讓)\\s?${who}\\s?(?:知道|记住|記住|明白)${comma}${lesson}`, 'member'],
  ['教', `(?:请|請)?(?:教|教会|教會|告诉|告訴|提醒)\\s?${chineseWho}\\s?${comma}${lesson}`, 'member'],
  ['记住', `(?:请|請)?(?:记住|記住|别忘了|別忘了|不要忘记|不要忘記|请注意|請注意)${comma}${lesson}`],
  [
    '从现在起',
    `(?:从现在起|從現在起|从现在开始|從現在開始|从今以后|今后|今後|以后|以後|原则上|原則上)${comma}${lesson}`,
  ],
  [
    '我们的约定',
    `(?:我们的|我們的|团队的|團隊的)(?:惯例|慣例|约定|約定|规则|規則|规范|規範|习惯|習慣)(?:是|[:：])${comma}${lesson}`,
  ],
  [
    '总是',
    '(?<lesson>(?:请|請)?(?:(?:我们|我們)?(?:总是|總是|始终|始終|一律|永远不要|永遠不要|从不|從不|绝不|絕不|切勿)|(?:我们|我們)(?:只|不用|不使用|避免|优先|優先|一直))\\s?\\S[\\s\\S]*)',
  ],
  // Korean: the verb comes last
  [
    '알아야',
    `${who}(?:은|는|이|가|도)\\s${shortLesson}(?:다는 것을|는 것을|은 것을|다는 걸|는 걸|음을|것을)\\s?(?:알아야|기억해야|배워야|명심해야)[\\s\\S]{0,10}`,
    'member',
  ],
  [
    '알려',
    `${who}(?:에게|한테)\\s${shortLesson}(?:라고|다고|도록|는 법을|는 방법을|는 것을)\\s?(?:가르쳐|알려|말해|전해)[\\s\\S]{0,10}`,
    'member',
  ],
  ['기억', `(?:기억해|기억해 줘|기억하세요|명심해|명심하세요|잊지 마|잊지 마세요)[:,.]\\s?${lesson}`],
  ['앞으로', `(?:앞으로는|앞으로|지금부터는|지금부터|이제부터는|이제부터|원칙적으로)${comma}${lesson}`],
  ['우리 규칙은', `(?:우리|우리의|팀|팀의)\\s?(?:규칙|관례|컨벤션|원칙)(?:은|는|:)\\s?${lesson}`],
  ['항상', '(?<lesson>(?:우리는\\s)?(?:항상|언제나|절대로|절대|결코|반드시)\\s\\S[\\s\\S]*)'],
]
