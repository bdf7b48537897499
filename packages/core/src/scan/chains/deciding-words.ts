import type { Flow } from '../flow/flow.ts'
import type { FlowValue } from '../flow/flow-value.ts'

const command = /^-\w*c$/
/** Settings and other ends of git that start a program: what follows `-c`, or stands in the word itself. */
const startedByGit = /^(?:--(?:upload-pack|receive-pack|exec|config|config-env|template)\b|ext::)/

/** Of a command that is started, the words that decide which program runs: the first, or all where a shell reads them. */
export function decidingWords({ values, callee }: Pick<Flow, 'values' | 'callee'>): readonly FlowValue[] {
  const [first] = values
  if (first === undefined) return []
  const words = first.items ?? [first, ...(values[1]?.items ?? [])]
  const [head] = words
  if (head === undefined) return []
  if (callee !== 'cmd' && /^(?:.*\/)?git(?:\.exe)?$/.test(head.shape)) return wordsOfGit(head, words)
  return callee === 'cmd' || words.some(({ shape }) => command.test(shape)) ? words : [head]
}

/** With `-c` git is given a setting, not a command: `git -c http.proxy= fetch origin $tag` runs nothing of the tag. */
function wordsOfGit(head: FlowValue, words: readonly FlowValue[]): readonly FlowValue[] {
  return [head, ...words.filter(({ shape }, index) => startedByGit.test(shape) || words[index - 1]?.shape === '-c')]
}
