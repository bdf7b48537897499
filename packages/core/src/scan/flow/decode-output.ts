import { contentOf } from './content-of.ts'
import type { KnownCommand } from './evaluate-command.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, taintsOf, type FlowValue } from './flow-value.ts'
import { foldCall } from './fold-call.ts'

/** What a program that encodes and decodes puts out: what it is given, decoded where it is told to. */
export function decodeOutput(evaluator: Evaluator, { name, words, input }: KnownCommand): FlowValue {
  const rest = words.slice(1)
  const line = rest.map(({ shape }) => shape).join(' ')
  const file = rest.find(({ shape }) => !shape.startsWith('-') && /[./]/.test(shape))
  const given = input ?? (file === undefined ? flowValue() : contentOf(evaluator, file.shape))
  if (name === 'openssl' && /s_client/.test(line))
    return flowValue({ taints: [{ kind: 'remote', detail: /-connect (\S+):/.exec(line)?.[1] ?? '' }] })
  const isDecoding =
    /(?:^|\s)(?:-\w*[dDr]\w*|--decode|--decrypt|-d)(?:\s|$)/.test(line) || /^(?:gunzip|zcat|uudecode)$/.test(name)
  if (!isDecoding) return flowValue({ taints: taintsOf([given]) })
  // No base64 has such signs: a word in capitals stands where the text is yet to be put.
  if (
    name === 'base64' &&
    /^\s*[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\s*$/.test(given.shape) &&
    !/(?:^|\s)-\w*i|--ignore/.test(line)
  )
    return given
  const path = name === 'xxd' ? 'bytes.fromhex' : name === 'base64' ? 'base64.b64decode' : 'marshal.loads'
  return (
    foldCall({
      path,
      values: [flowValue({ ...given, shape: given.shape.trim() })],
      ...(evaluator.options.inflate && { inflate: evaluator.options.inflate }),
    }) ?? given
  )
}
