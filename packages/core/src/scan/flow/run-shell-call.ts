import type { Called } from './called.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, type FlowTaint, type FlowValue } from './flow-value.ts'
import { giveToCallbacks } from './give-to-callbacks.ts'
import { isInterpreter } from './is-interpreter.ts'
import { withUse } from './with-use.ts'
import { fileName } from './file-name.ts'

/** A call that starts a program: what is started, with which words, and what it prints. */
export function runShellCall(evaluator: Evaluator, called: Called): FlowValue {
  const { path, place } = called
  const values = called.values.flatMap(spread)
  const { words, isList } = commandWords(values)
  const shapes = words.flatMap((word) => (word === undefined || word.key ? [] : [nameOf(word)]))
  const line = isList ? shapes.map(quoteWord).join(' ') : (shapes[0] ?? '')
  evaluator.record('run-shell', place, { callee: path, values: withUse(evaluator, values), line })
  const written = evaluator.options.files.get(fileName(evaluator, shapes[0] ?? ''))
  if (written !== undefined) evaluator.record('run-code', place, { callee: path, values: [written] })
  const printed = evaluator
    .runCommandLine(line, place)
    .taints.filter(({ kind }) => kind === 'credentials' || kind === 'remote')
  // `gh auth token` and its like give a key away to whoever reads their output.
  const gives: readonly FlowTaint[] =
    /^(?:gh auth token|aws configure (?:get|export)|security find-|op read|pass show|vault kv get|gcloud auth print)/.test(
      line,
    )
      ? [{ kind: 'credentials', detail: line.slice(0, 60) }]
      : /^(?:env|printenv|set)\s*$/.test(line)
        ? [{ kind: 'environment', detail: '' }]
        : []
  giveToCallbacks(evaluator, { ...called, values }, printed)
  const isRead = isInterpreter(words[0])
  const input = isRead ? values.find(({ key }) => key === 'input') : undefined
  if (input !== undefined) evaluator.record('run-code', place, { callee: path, values: [input] })
  return flowValue({ taints: [...gives, ...printed], path: isRead ? 'interpreter()' : `${path}()` })
}

/** The interpreter that runs the program itself is known, wherever it lies. */
function nameOf({ path, shape }: FlowValue): string {
  if (path === 'sys.executable') return 'python3'
  return path === 'process.execPath' ? 'node' : shape
}

/** The program and its arguments: in one list, in a list of their own, under `args`, or under names as in PowerShell. */
function commandWords(values: readonly FlowValue[]): {
  readonly words: readonly (FlowValue | undefined)[]
  readonly isList: boolean
} {
  const named = values.find(({ key }) => key === 'filepath')
  const listed = values.filter(({ key }) => key === 'argumentlist').map((value) => ({ ...value, key: '' }))
  const [first, second] = named === undefined ? values : [{ ...named, key: '' }, ...listed]
  if (first?.items !== undefined) return { words: first.items, isList: true }
  const given = second?.items?.find(({ key }) => key === 'args')?.items ?? second?.items
  return given === undefined ? { words: [first], isList: false } : { words: [first, ...given], isList: true }
}

/** Arguments that PowerShell takes out of a table: `@arguments`. */
function spread(value: FlowValue): readonly FlowValue[] {
  const isTable = value.key === undefined && value.items?.some(({ key }) => key?.toLowerCase() === 'filepath') === true
  return isTable ? (value.items ?? []).map((item) => ({ ...item, key: (item.key ?? '').toLowerCase() })) : [value]
}

function quoteWord(word: string): string {
  return /^[\w./:=@%+,~-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
