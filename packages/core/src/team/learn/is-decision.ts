/** In languages that put spaces between words. */
const words =
  "we(?:['\u2019]ve| have)? (?:just )?(?:decided|agreed|chose|chosen|settled|voted)|decision:|let['\u2019]s go with|" +
  "we(?:['\u2019]re| are) going with|we(?:['\u2019]ll| will) go with|(?:in|for) this (?:project|repo|repository|codebase|release|sprint)|" +
  '(?:wir haben|es wurde) (?:\\p{L}+ ){0,3}(?:entschieden|beschlossen|vereinbart)|wir haben uns (?:\\p{L}+ ){0,4}entschieden|in diesem projekt|' +
  '(?:nous avons|on a) (?:décidé|choisi|convenu)|dans ce projet|(?:hemos|se ha) (?:decidido|acordado|elegido)|decidimos|en este proyecto|' +
  '(?:ficou|foi) decidido|neste projeto|abbiamo (?:deciso|scelto|concordato)|in questo progetto|' +
  '(?:we|wij) hebben (?:\\p{L}+ ){0,3}(?:besloten|afgesproken|gekozen)|(?:in|voor) dit project|' +
  'zdecydowaliśmy|postanowiliśmy|ustaliliśmy|w tym projekcie|мы решили|решено|мы договорились|в этом проекте|karar verdik|bu projede'
/** In languages that do not. */
const signs =
  'ことに(?:した|しました|決めた|決めました)|に決定し|(?:この|本)プロジェクト|(?:我们|我們)(?:已经|已經)?决定|(?:我们|我們)(?:已經)?決定|(?:这个|這個|本)(?:项目|項目|專案)|하기로 (?:했|결정)|결정했|이 프로젝트'

let pattern: RegExp | undefined

/** Does a sentence say that something was settled here and now? What was settled holds for this project alone. */
export function isDecision(said: string): boolean {
  pattern ??= new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])|${signs}`, 'iu')
  return pattern.test(said)
}
