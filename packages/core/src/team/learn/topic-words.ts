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
    'için zaman çünkü kullan kullanın kullanma kullanmayın kullanmayız kullanmıyoruz kullanmayı kullandığımızı kullanmadığımızı kullanıyoruz kullanırız',
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

  /** What makes a ban of what follows, in Latin letters. */
  negations: wordSet(
    'never not no avoid',
    'nie niemals nicht kein keine keinen keinem keiner vermeide vermeiden vermeidet',
    'jamais pas aucun aucune évite évitez éviter évitons',
    'nunca jamás no evita evitar evitad evitamos',
    'não nunca jamais evite evitem evitar evitamos',
    'mai non evita evitare evitate evitiamo',
    'nooit niet geen vermijd vermijden',
    'nigdy nie unikaj unikajcie unikać unikamy',
    'asla',
  ),

  /** What stands for having a thing at all: what is ruled on is then the thing, and its name is no order. */
  usings: wordSet(
    'use using used uses prefer',
    'verwende verwenden verwendet nutze nutzen nutzt benutze benutzen benutzt',
    "utilise utilisez utiliser utilisons n'utilisons n'utilise n'utilisez n\u2019utilisons n\u2019utilise n\u2019utilisez",
    'usa usad usamos usar use uses usen usem utiliza utilizamos utilizar utilice utilices utilize utilizem',
    'usiamo usate usare utilizza utilizziamo utilizzare utilizzate',
    'gebruik gebruiken',
    'używaj używajcie używamy używać stosuj stosujcie stosujemy stosować',
    'kullan kullanın kullanma kullanmayın kullanmayız kullanmıyoruz kullanmayı kullandığımızı kullanmadığımızı',
  ),

  /** What holds words together, wherever it stands. */
  fillers: wordSet(
    'a an the of to in on at with and or by from into our your their its this that is are all every each any',
    'der die das den dem ein eine einen mit und verwenden verwendet nutzen nutzt benutzen benutzt',
    'le la les un une des du de avec et',
    'el los las una con y',
    'o os as um uma com e',
    'il lo gli i uno con e',
    'het een met en gebruiken gebruik',
    'i z w na',
    'и с в на',
    've ile bir',
  ),
} as const

function wordSet(...languages: readonly string[]): ReadonlySet<string> {
  return new Set(languages.flatMap((words) => words.split(' ')))
}
