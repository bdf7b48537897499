import type { KnownCommand } from './evaluate-command.ts'
import type { Evaluator } from './evaluator.ts'
import { fileTaints } from './file-taints.ts'
import { flowValue, taintsOf, type FlowTaint, type FlowValue } from './flow-value.ts'
import { keepFile } from './keep-file.ts'
import { treeTaints } from './tree-taints.ts'
import { fileName } from './file-name.ts'

const targets = {
  wget: /^(?:-\w{0,4}O|--output-document)$/,
  other: /^(?:-[a-zA-Z]{0,6}o|--output|--out|-OutFile)$/,
} as const
const withFile = /^(?:-T|--upload-file|--post-file|--body-file|-InFile)(?:=(.*))?$/i
/** What follows is sent as it stands, or names a file that is. */
const text = /^(?:-d|--json|--data(?:-\w{1,12})?)$/
const isAddress = /:\/\/|^[\w-]+(?:\.[\w-]+)+(?:[/:]|$)/
const header = /^(?:-H|--header|-u|--user|-Headers)$/

/** `curl`, `wget` and their like: what they send, what they get, and the file they put it in. */
export function evaluateFetch(evaluator: Evaluator, { name, words, input, place }: KnownCommand): FlowValue {
  const rest = words.slice(1)
  const values: FlowValue[] = []
  const sent = new Set<FlowValue>()
  let file: string | undefined
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index] ?? flowValue()
    const next = rest[index + 1] ?? flowValue()
    const uploaded = withFile.exec(word.shape)
    if ((name === 'wget' ? targets.wget : targets.other).test(word.shape)) {
      file = next.shape
      index += 1
    } else if (header.test(word.shape)) {
      values.push({ ...next, key: 'headers' })
      index += 1
    } else if (name === 'curl' && text.test(word.shape)) {
      sent.add(next)
      values.push(...sentBy(evaluator, next, input).map((value) => ({ ...value, key: 'body' })))
      index += 1
    } else if (uploaded !== null) {
      const path = uploaded[1] ?? next.shape
      values.push(contentOf(evaluator, path, input))
      values.push(flowValue({ taints: uploadedTree(path, [word, next], input) }))
      index += uploaded[1] === undefined ? 1 : 0
    } else values.push(...sentBy(evaluator, word, input))
  }
  const full = addressAmong(rest, sent)
  evaluator.record('send', place, { callee: name, values: [...values, flowValue({ shape: full })] })
  const remote: FlowTaint = { kind: 'remote', detail: full }
  const got = flowValue({ taints: [remote] })
  const saved = file ?? (savesByName(name, rest) ? full.replace(/[?#].*$/, '').replace(/^.*\//, '') : undefined)
  if (saved === undefined || saved === '-') return got
  if (/(?:^|\/)[\w.-]+$|[$\u{fffc}]/u.test(saved)) {
    evaluator.record('write', place, { callee: name, file: saved, values: [got] })
    keepFile(evaluator, { file: saved, value: got, place })
  }
  return flowValue()
}

/** Where it goes: no option, and nothing that is sent there. */
function addressAmong(words: readonly FlowValue[], sent: ReadonlySet<FlowValue>): string {
  const found = words.find((word) => !sent.has(word) && isAddress.test(word.shape) && !word.shape.startsWith('-'))
  const address = found?.shape ?? ''
  return address === '' || address.includes('://') ? address : `https://${address}`
}

/** `find … | xargs -I{} curl -T {}` gives what was found its place by the braces. */
function uploadedTree(path: string, words: readonly FlowValue[], input: FlowValue | undefined): FlowValue['taints'] {
  if (path === '-') return []
  return treeTaints.readAll(path === '{}' && input !== undefined ? [input] : words)
}

function savesByName(name: string, rest: readonly FlowValue[]): boolean {
  if (name === 'wget') return !rest.some(({ shape }) => /^-\w*O-?$|^-\w*O\S/.test(shape))
  return name === 'curl' && rest.some(({ shape }) => /^-\w*O\w*$/.test(shape))
}

/** `-d @file` sends the file, and `@-` what comes in by the pipe. */
function sentBy(evaluator: Evaluator, word: FlowValue, input: FlowValue | undefined): readonly FlowValue[] {
  const from = /[@<]([^;,\s]+)(?:;|$)/u.exec(word.shape)
  const hasFile = /(?:^|=)[@<]/.test(word.shape)
  if (hasFile && from?.[1] !== undefined)
    return [
      word,
      flowValue({ taints: from[1] === '-' ? [] : treeTaints.read(word) }),
      contentOf(evaluator, from[1], input),
    ]
  if (/^-(?:\w*O|\w*O-|qO-)$/.test(word.shape)) return []
  return word.shape === '-' && input !== undefined ? [input] : [word]
}

function contentOf(evaluator: Evaluator, path: string, input: FlowValue | undefined): FlowValue {
  if (path === '-') return input ?? flowValue()
  const written = evaluator.options.files.get(fileName(evaluator, path))
  return flowValue({ taints: [...taintsOf(written === undefined ? [] : [written]), ...fileTaints(path)] })
}
