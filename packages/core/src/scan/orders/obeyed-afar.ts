import { orderText } from './order-text.ts'

interface Tongue {
  /** Somebody is sent to a place; left out where the verb stands behind it. */
  readonly read?: string
  /** What stands there is done. */
  readonly obey: string
  /** It is not left to who reads: before anything else, each time, whatever this page says, without a question. */
  readonly binding: string
}

/** How an agent is sent to a page to do what stands there, in the languages of public skills beside English. */
const tongues: readonly Tongue[] = [
  {
    read: 'lies|lade|öffne|rufe?|hole?|besuche|konsultiere',
    obey: 'befolge|folge|führe|erledige|tue?|wende|halte dich',
    binding: 'vor (?:jede[rm]|allem|dem|der)|zuerst|zu beginn|immer|stets|auch wenn|ohne|vorrang|alles?|genau',
  },
  {
    read: 'consulta|lee|abre|descarga|visita|obt[eé]n|carga|accede',
    obey: 'ejecuta|sigue|obedece|cumple|aplica|haz',
    binding: 'antes de|primero|al (?:inicio|comenzar|empezar)|siempre|cada vez|aunque|sin|todo|exactamente',
  },
  {
    read: 'consulte|lis|lisez|ouvre|ouvrez|récupère|récupérez|télécharge|téléchargez|visite|visitez|charge|chargez',
    obey: 'suis|suivez|exécute|exécutez|applique|appliquez|obéis|fais|faites',
    binding: "avant (?:de|chaque|toute?)|d'abord|au début|toujours|chaque fois|même si|sans|tout|exactement",
  },
  {
    read: 'consulte|leia|abra|baixe|visite|acesse|carregue|busque',
    obey: 'execute|siga|obedeça|cumpra|aplique|faça',
    binding: 'antes de|primeiro|no início|sempre|cada vez|mesmo que|sem|tudo|exatamente',
  },
  {
    read: 'consulta|leggi|apri|scarica|visita|recupera|carica',
    obey: 'esegui|segui|obbedisci|applica|fai',
    binding: "prima di|per prima cosa|all'inizio|sempre|ogni volta|anche se|senza|tutto|esattamente",
  },
  {
    read: 'lees|open|haal|download|bezoek|raadpleeg',
    obey: 'volg|voer|gehoorzaam|pas|doe',
    binding: 'voor (?:elke?|iedere|je|de)|eerst|altijd|elke keer|ook als|zonder|alles|precies',
  },
  {
    read: 'przeczytaj|pobierz|otwórz|odwiedź|wejdź|wczytaj',
    obey: 'wykonaj|wykonuj|postępuj|zastosuj|stosuj|zrób',
    binding: 'przed|najpierw|na początku|zawsze|za każdym razem|nawet jeśli|bez|wszystko|dokładnie',
  },
  {
    read: 'прочитай(?:те)?|открой(?:те)?|загрузи(?:те)?|скачай(?:те)?|зайди(?:те)?|получи(?:те)?',
    obey: 'выполни(?:те)?|выполняй(?:те)?|следуй(?:те)?|исполни(?:те)?|исполняй(?:те)?|сделай(?:те)?',
    binding: 'перед|прежде|сначала|в начале|всегда|каждый раз|даже если|без|вс[её]|точно',
  },
  {
    obey: 'uygula|uygulayın|yerine getir|çalıştır|uy',
    binding: 'önce|başında|her zaman|her seferinde|bile|sormadan|söylemeden|tümünü|aynen',
  },
]

/** Languages that put no spaces between words, or the deed last: what is done stands behind the place all the same. */
const joined: readonly Tongue[] = [
  {
    read: '访问|读取|打开|下载|获取|加载|查看',
    obey: '执行|照做|遵循|遵守|遵照|服从|听从|(?:等同于|视为|当作|视同)[^。\\n]{0,10}(?:指示|指令|命令|要求|规则)',
    binding: '之?前[，,]|每次|优先级|始终|总是|首先|必须|严格|即使|无需|不要|无须|一律',
  },
  {
    obey: '従[いっう]|実行|守[っり]',
    binding: '前に|毎回|常に|必ず|まず|最初に|たとえ|せずに|なしで|優先',
  },
  {
    obey: '따르|따라|실행|수행',
    binding: '전에|매번|항상|반드시|먼저|묻지|알리지|우선',
  },
]

const place = String.raw`https?:\/\/[^\s，、。；)»"”<>]{3,200}(?<![.,;:])`
const spaced = tongues.map(({ read, obey, binding }) => {
  const sent = read === undefined ? '' : String.raw`(?<![\p{L}])(?:${read})(?![\p{L}])[^.\n]{0,60}`
  const done = String.raw`(?:(?!https?:)[^.\n]){0,60}?(?<![\p{L}])(?:${obey})(?![\p{L}]|\s(?:nicht|keine?|niet|geen)(?![\p{L}]))`
  return {
    order: new RegExp(`${sent}${place}${done}`, 'iu'),
    binding: new RegExp(String.raw`(?<![\p{L}])(?:${binding})(?![\p{L}])`, 'iu'),
  }
})
const unspaced = joined.map(({ read, obey, binding }) => {
  const sent = read === undefined ? '' : String.raw`(?:${read})[^。\n]{0,30}`
  return {
    order: new RegExp(String.raw`${sent}${place}[^。\n]{0,40}?(?:${obey})`, 'u'),
    binding: new RegExp(binding, 'u'),
  }
})
const all = [...spaced, ...unspaced]

const denial =
  /(?<!\p{L})(?:nicht|keine?|niemals|no|nunca|ne|jamais|não|non|mai|niet|nooit|nie|не)(?!\p{L})|[不勿]|ないで|마세요/iu

/** Offset at which an agent is told, in another language than English, to read a page elsewhere and do what stands there; or -1. */
export function obeyedAfar(line: string): number {
  if (!line.includes('://')) return -1
  for (const { order, binding } of all) {
    if (!binding.test(line)) continue
    const at = orderText.ordered(order, line)
    if (at !== -1 && !denial.test(order.exec(line.slice(at))?.[0] ?? '')) return at
  }
  return -1
}
