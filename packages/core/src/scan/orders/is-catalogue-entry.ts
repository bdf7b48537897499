const linked = /^\s{0,12}(?:[-*+]|\d{1,3}[.)])\s{1,3}(?:[*_]{1,2})?\[[^\]\n]{1,160}\]\([^)\n]{1,400}\)/
/** A title, and where it stands: nothing is done in it. */
const bare =
  /^\s{0,12}(?:[-*+]|\d{1,3}[.)])\s{1,3}(?:[\w&'’"“”`*()/,.:+#@—–-]{1,60}\s){1,14}[(<[]{0,2}https?:\/\/[^\s>)\]]{3,300}[)>\]]{0,2}\.?\s*$/
/** Where something was read: `Source: A Title (https://…)`. */
const cited =
  /^\s{0,12}(?:[-*+]\s{1,3})?\*{0,2}(?:出典|参考(?:文献|資料)?|来源|來源|出处|출처|sources?|references?|citations?|quelle|fuente|fonte)\*{0,2}\s{0,2}[:：][^\n]{0,300}https?:\/\//i
/** What somebody is told to do with an address. */
const deeds =
  /\b(?:send|upload|post|forward|transmit|submit|exfiltrate|report|pass|deliver|paste|fetch|download|follow|obey|visit|open|read)\s(?:it\b|them\b|the\b|your\b|their\b|his\b|her\b|all\b|any\b|every\b|each\b|this\b|these\b|that\b|what\b|a copy\b|to\b|[`~./$])|\b(?:before|after|at the (?:start|end|beginning)|whenever|each time|every time|always|must|silently|without)\b[^.]{0,60}\b(?:send|upload|post|forward|fetch|read|run|follow)/i
const ordering =
  /\b(?:always|never|must|then|append|write|add|run|call|use|install|load|apply|set|point|import|copy|save|put|paste|send)\b/i

/**
 * An entry of a list of links, `- [name](address): what it is`, or where something was read. Its addresses say where the thing is at home, and nothing
 * is taken there.
 */
export function isCatalogueEntry(line: string): boolean {
  const head = linked.exec(line)?.[0]
  if (head === undefined) return (bare.test(line) || cited.test(line)) && !deeds.test(line) && !ordering.test(line)
  return !deeds.test(line.slice(head.length).replace(/\]\([^)\n]{1,400}\)/g, ']'))
}
