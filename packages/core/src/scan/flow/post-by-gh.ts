import { contentOf } from './content-of.ts'
import type { KnownCommand } from './evaluate-command.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, taintsOf, type FlowValue } from './flow-value.ts'

const posting = /^(?:issue|pr|gist|discussion|release) (?:create|edit|comment|review|upload|reply)$/
/** What stands before the name of a file with the text, and what is a file by itself. */
const takesFile = /^(?:--body-file|--notes-file|-F)$/
const file = /^[~$./\w][\w~$./{}-]*\.\w{1,8}$|^\.env\b|\/\.\w/

/** `gh issue create`, `gh gist create`: what is written there is read by everybody who sees the repository. */
export function postByGh(evaluator: Evaluator, { words, input, place }: KnownCommand): FlowValue {
  const [group, verb, ...rest] = words.slice(1)
  if (!posting.test(`${group?.shape ?? ''} ${verb?.shape ?? ''}`))
    return flowValue({ taints: taintsOf(words.slice(1)) })
  const contents = rest.map((word, index) => {
    const isFile = takesFile.test(rest[index - 1]?.shape ?? '') || (group?.shape !== 'pr' && file.test(word.shape))
    return isFile ? contentOf(evaluator, word.shape) : word
  })
  evaluator.record('send', place, { callee: 'gh', values: [...contents, ...(input === undefined ? [] : [input])] })
  return flowValue()
}
