import type { Piece } from '../piece.ts'

/** Nothing but a quoted text, or one behind a word that says it is given to a program: `Input: "…"`, `"input": "…"`. */
const quoted =
  /^\s{0,40}(?:(?:[-*]\s{1,3}|\{\s{0,3})?["']?(?:input|payload|argument|value|example|attack|test[ _-]?case|eingabe|entrada|entrée|ввод|入力|输入|輸入|例)\w?["']?\s{0,3}[:=：]\s{0,3})?["'][^"'\n]{0,200}$/i
/** The pattern of a command that looks for texts: `tool search "^…`. */
const looked =
  /^\s{0,12}(?:[$>%]\s)?(?:(?:git\s|[ezf])?grep|rg|ag|ack|(?!(?:ssh|su|sudo|env|nohup|watch|exec|parallel|docker|podman)\s)[a-z][\w-]{0,30}\s(?:search|grep))\s(?![^"'\n]{0,120}--pre\b)[^"'`$|;&<>\n]{0,120}["'][^"'`$\n]{0,200}$/
/** What runs texts, or what stands in a variable. */
const runs =
  /\beval\b|\bsource\b|\bxargs\b|\b(?:ba|z|da)?sh\s{1,3}-\w{0,3}c\b|\|\s{0,3}(?:ba|z|da)?sh\b|(?:^|[;&|{(]|\bdo\b|\bthen\b|\bexec\b|\bsudo\b)[ \t]{0,12}["']?\$\{?\w{1,40}(?:\[@\])?\}?["']?[ \t]{0,4}(?:$|[;&|)])|\b(?:exec|execSync|system|spawn|popen|run|check_call|check_output)\s{0,2}\(/im

/**
 * A line of a page's code that only holds a text in quotes, where nothing around it runs texts: the list of a hook that
 * refuses commands, the input of a test, what a search is for.
 */
export function isQuotedSample({ role, layer, text: { text } }: Piece, start: number): boolean {
  if (role !== 'fence' || layer > 0) return false
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start + 1)
  return (quoted.test(line) || looked.test(line)) && !runs.test(text)
}
