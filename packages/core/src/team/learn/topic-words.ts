/** Words by which it is found what a lesson is about, language by language. */
export const topicWords = {
  /** Where the part that says what a lesson is about ends, and circumstances begin. */
  boundaries: wordSet(
    'for when whenever if because since instead rather over unless so before after while until as where which wherever should must shall',
    'für wenn weil statt soll sollte',
    'pour quand lorsque',
    'para cuando porque',
    'quando pois',
    'per perché se',
    'voor wanneer omdat als',
    'dla gdy kiedy ponieważ jeśli do',
    'для когда если потому',
    'için zaman çünkü kullan kullanın kullanmayı kullandığımızı kullanıyoruz kullanırız',
  ),

  /** What says how much and not what: left out at the front. */
  openers: wordSet(
    'always never only please we decided agreed chosen do not use using used prefer avoid apply choose follow have make be keep to should must',
    'immer stets nie niemals nur bitte wir verwende verwenden verwendet nutze nutzen nutzt benutze benutzen bevorzugen vermeiden keine kein',
    "toujours jamais ne nous on utilise utilisons utilisez utiliser préférons évitons il faut n'utilisons n'utilise n'utilisez n\u2019utilisons n\u2019utilise n\u2019utilisez",
    'siempre nunca nosotros usa usad usamos usar utiliza utilizamos preferimos evitamos no hay que',
    'sempre nunca nós usem usamos utilize utilizamos preferimos evitamos não',
    'mai noi usiamo usate usare utilizza utilizziamo preferiamo evitiamo non di',
    'altijd nooit wij gebruik gebruiken geen vermijden',
    'zawsze nigdy nie my używaj używajcie używamy stosuj stosujemy preferujemy unikamy',
    'всегда никогда не мы используй используйте используем только',
    'her zaman daima asla biz',
  ),

  /** What holds words together, wherever it stands. */
  fillers: wordSet(
    'a an the of to in on at with and or by from into our your their its this that is are all every each any',
    'der die das den dem ein eine einen mit und',
    'le la les un une des du de avec et',
    'el los las una con y',
    'o os as um uma com e',
    'il lo gli i uno con e',
    'het een met en',
    'i z w na',
    'и с в на',
    've ile bir',
  ),
} as const

function wordSet(...languages: readonly string[]): ReadonlySet<string> {
  return new Set(languages.flatMap((words) => words.split(' ')))
}
