import { addressOf } from './address-of.ts'
import type { Called } from './called.ts'
import { contentOf } from './content-of.ts'
import type { Evaluator } from './evaluator.ts'
import { fileCall } from './file-call.ts'
import { flowValue, taintsOf, unknownPart, type FlowTaint, type FlowValue } from './flow-value.ts'
import { giveHeader } from './give-header.ts'
import { giveToCallbacks } from './give-to-callbacks.ts'
import { keepFile } from './keep-file.ts'
import { keepPacked } from './keep-packed.ts'
import { knownCalls } from './known-calls.ts'
import type { Expression } from './program.ts'
import { runShellCall } from './run-shell-call.ts'
import { treeTaints } from './tree-taints.ts'
import { withUse } from './with-use.ts'
import { writeFile } from './write-file.ts'

/** Calls that do something. */
export function callEffect(evaluator: Evaluator, called: Called, callee: Expression): FlowValue {
  const { path, object, values, place } = called
  const all = object === undefined ? values : [object, ...values]
  const taints = evaluator.used(all)
  const result = (more: Partial<FlowValue> = {}): FlowValue =>
    flowValue({
      taints,
      path: `${path}()`,
      items: all.filter(({ define }) => define === undefined).slice(0, 20),
      ...more,
    })
  if (knownCalls.runCode.test(path)) {
    evaluator.record('run-code', place, { callee: path, values: withUse(evaluator, withoutDelay(called)) })
    giveToCallbacks(evaluator, called, [])
    return result({ shape: unknownPart })
  }
  if (knownCalls.runShell.test(path)) return runShellCall(evaluator, called)
  const uploaded = knownCalls.sendFile.test(path)
    ? values.map((value) => withTree(contentOf(evaluator, value.shape), value))
    : []
  if (knownCalls.send.test(path) || uploaded.length > 0) {
    evaluator.record('send', place, { callee: path, values: withUse(evaluator, [...all, ...uploaded]) })
    const detail = addressOf(all)
    const remote: FlowTaint = { kind: 'remote', detail }
    const saved = savedBy(called)
    if (saved !== undefined)
      writeFile(evaluator, {
        place,
        callee: path,
        file: saved.shape,
        named: saved,
        values: [flowValue({ taints: [remote] })],
      })
    giveToCallbacks(evaluator, called, [remote])
    const taints = isMetadata(detail) ? [remote, { kind: 'credentials', detail } as const] : [remote]
    return result({ taints, items: keptByAnswer(path, all) })
  }
  if (knownCalls.receive.test(path)) {
    const received: FlowTaint = { kind: 'remote', detail: `socket:${addressOf(all)}` }
    giveToCallbacks(evaluator, called, [received])
    return result({ taints: [received] })
  }
  const started =
    /^(?:Import-Module|ipmo|rundll32|regsvr32|msiexec|wscript|cscript|start|installutil)(?:\.exe)?$/i.test(path)
      ? [...evaluator.options.files].find(([name]) =>
          values.some((value) => value.shape === name || value.items?.some(({ shape }) => shape === name)),
        )
      : undefined
  if (started !== undefined) evaluator.record('run-code', place, { callee: path, values: [started[1]] })
  const file = fileCall(evaluator, called)
  if (file !== undefined) return file
  if (
    object !== undefined &&
    callee.kind === 'member' &&
    /\.(?:connect|open|append|appendleft|push|put|put_nowait|unshift|add|update|extend|set|setRequestHeader|insert|write|login)$/.test(
      path,
    )
  ) {
    for (const value of values) evaluator.merge(callee.object, value)
  }
  if (callee.kind === 'member') takeHeaders(evaluator, called, callee.object)
  keepInside(evaluator, called)
  keepPacked(evaluator, called)
  giveToCallbacks(evaluator, called, taints)
  return carries.test(path) && !tellsOf.test(path)
    ? result()
    : result({
        taints: withoutSecrets(taints),
        items: all
          .filter(({ define }) => define === undefined)
          .slice(0, 20)
          .map((value) => withoutSecret(value)),
      })
}

/** What gives back an answer and no client: nobody answers with the key that was shown. */
const answers =
  /^(?:(?:requests|httpx)\b.{0,60}\.(?:get|post|put|patch|request|head|delete)|urllib\.request\.urlopen|urllib2\.urlopen|fetch|axios\.(?:get|post|put|patch|request|head|delete))$/

/** Where an answer came from, and with a client all that it was made of. */
function keptByAnswer(path: string, all: readonly FlowValue[]): readonly FlowValue[] {
  const items = all.filter(({ define }) => define === undefined)
  return answers.test(path) ? items.map((item) => withoutSecret(item)) : items
}

/** `setTimeout(text, delay)`: how long it waits runs nothing, whoever says it. */
function withoutDelay({ path, values }: Called): readonly FlowValue[] {
  return /^set(?:Timeout|Interval)$/.test(path) ? values.toSpliced(1, 1) : values
}

/** `session.headers.update({…})`, `request.add_header('X-Trace', value)`. */
function takeHeaders(evaluator: Evaluator, { path, values }: Called, object: Expression): void {
  const [first, second] = values
  if (first !== undefined && /\.headers\.(?:update|extend)$/i.test(path))
    for (const each of first.items ?? []) giveHeader(evaluator, object, each)
  else if (first !== undefined && second !== undefined && knownCalls.setHeader.test(path)) {
    const { start, end } = object
    const key: Expression = { kind: 'text', text: 'headers', start, end }
    const headers: Expression = /\.headers\.\w{3,6}$/i.test(path) ? object : { kind: 'member', object, key, start, end }
    giveHeader(evaluator, headers, { ...second, key: first.shape })
  }
}

/** What is saved into a file keeps what it holds: `image.save('/tmp/a.png')`, `sf.write('/tmp/a.wav', sound)`. */
function keepInside(evaluator: Evaluator, { path, object, values, place }: Called): void {
  if (!/\.(?:save|save_to|tofile|write|export|to_csv|to_json)$/i.test(path)) return
  const [first] = values
  const taints = taintsOf([...(object === undefined ? [] : [object]), ...values.slice(1)]).filter(
    ({ kind }) => kind === 'personal',
  )
  if (first === undefined || taints.length === 0) return
  if (/[./~]/.test(first.shape)) keepFile(evaluator, { file: first.shape, value: flowValue({ taints }), place })
}

/** The file in which a call puts what it gets. */
function savedBy({ path, values }: Called): FlowValue | undefined {
  if (/download_?file$|urlretrieve$/i.test(path)) return values[1]
  return values.find(({ key }) => key !== undefined && /^(?:outfile|out|o|destination)$/.test(key))
}

/** What only puts values into another form. Whatever else is given a key makes something with it: a client, a signature. */
const carries =
  /request|form|params|buffer|json|base64|b64|encode|quote|bytes|stringio|mime|dict|list|object|array|map|set|copy|read|open|filter|reduce|then|catch|split|slice|substr|strip|replace|concat|pad|hex|zlib|gzip|compress|dump|stringify|format|tostring|^str|assign|entries|update|merge|serialize|items|values|keys|get$|pop$|join|lower|upper|trim|blob|string|connect|http|match|findall|chunk|wrap|revers|resolve$/i

/** Says something of what it is given, and gives nothing of it. */
const tellsOf = /digest|count$|len$/i

function withTree(content: FlowValue, named: FlowValue): FlowValue {
  return { ...content, taints: [...content.taints, ...treeTaints.read(named)] }
}

function withoutSecrets(taints: readonly FlowTaint[]): readonly FlowTaint[] {
  return taints.filter(({ kind }) => kind !== 'secret' && kind !== 'project')
}

function withoutSecret({ shape, key, path, taints, items }: FlowValue, depth = 0): FlowValue {
  return flowValue({
    shape,
    taints: withoutSecrets(taints),
    // Where a client was told to connect to stands in a pair: `Transport((host, 22))`.
    ...(items !== undefined &&
      items.length <= 4 &&
      depth < 3 && { items: items.map((item) => withoutSecret(item, depth + 1)) }),
    ...(key !== undefined && { key }),
    ...(path !== undefined && { path }),
  })
}

/** The service of a cloud that gives keys to whoever asks from inside. */
function isMetadata(address: string): boolean {
  return /(?:169\.254\.169\.254|metadata\.google\.internal|169\.254\.170\.2)\/.*(?:credential|token|identity|user-data)/i.test(
    address,
  )
}
