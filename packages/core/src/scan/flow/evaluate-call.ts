import type { Called } from './called.ts'
import type { Evaluator } from './evaluator.ts'
import { fileTaints } from './file-taints.ts'
import { flowValue, isKnown, taintsOf, unknownPart, type FlowTaint, type FlowValue } from './flow-value.ts'
import { foldCall } from './fold-call.ts'
import { giveToCallbacks } from './give-to-callbacks.ts'
import { hiddenRuns } from './hidden-runs.ts'
import { isInterpreter } from './is-interpreter.ts'
import { keepPacked } from './keep-packed.ts'
import { knownCalls } from './known-calls.ts'
import type { Expression, Place } from './program.ts'
import type { Piece } from '../piece.ts'

type Call = Extract<Expression, { kind: 'call' }>

/** What a call gives back, recording what it does. */
export function evaluateCall(evaluator: Evaluator, call: Call): FlowValue {
  const { callee, start, end } = call
  const object = callee.kind === 'member' ? evaluator.evaluate(callee.object) : undefined
  const target = callee.kind === 'member' ? evaluator.member(callee, object) : evaluator.evaluate(callee)
  const path = /(?:^|\.)constructor$/.test(target.path ?? '') ? 'Function' : (target.path ?? '?')
  const values = call.values.map((value) => evaluator.evaluate(value))
  const called: Called = { path, ...(object && { object }), values, place: { start, end } }
  hiddenRuns(evaluator, called)
  if (target.define !== undefined) return evaluator.callFunction(target.define, values)
  const special = specialCall(evaluator, called)
  if (special !== undefined) return special
  const folded = foldCall({
    path,
    values,
    ...(object && { object }),
    ...(evaluator.options.inflate && { inflate: evaluator.options.inflate }),
  })
  if (folded !== undefined)
    return {
      ...folded,
      taints: [...folded.taints, ...environmentOf(evaluator, [...values, ...(object === undefined ? [] : [object])])],
    }
  return effect(evaluator, called, callee)
}

function environmentOf(evaluator: Evaluator, values: readonly FlowValue[]): readonly FlowTaint[] {
  return evaluator.used(values).filter(({ kind }) => kind === 'environment')
}

/** Calls that stand for something else: modules, members by name, variables, places of files. */
// oxlint-disable-next-line complexity -- one short line for each kind of thing
function specialCall(evaluator: Evaluator, { path, object, values, place }: Called): FlowValue | undefined {
  const [first, second] = values
  if (knownCalls.module.test(path) && first !== undefined && isKnown(first)) {
    const module = first.shape.replace(/^node:/, '').replace('/promises', '.promises')
    if (isForeignModule(module) && !isForPages(evaluator.piece))
      evaluator.record('run-code', place, {
        callee: path,
        values: [flowValue({ taints: [{ kind: 'remote', detail: module }] })],
      })
    const put = evaluator.options.files.get(first.shape.replace(/^file:\/\//, ''))
    if (put !== undefined) evaluator.record('run-code', place, { callee: path, values: [put] })
    const own = evaluator.options.modules.get(module.replace(/^.*\//, '').replace(/\.\w{1,4}$/, ''))
    if (own !== undefined && /^\.|^[\w-]+$/.test(module))
      return flowValue({ path: module, items: [...own].map(([key, value]) => ({ ...value, key })) })
    return flowValue({ path: module })
  }
  if (
    knownCalls.module.test(path) &&
    first !== undefined &&
    taintsOf([first]).some(({ kind }) => kind === 'remote' || kind === 'decoded')
  ) {
    evaluator.record('run-code', place, { callee: path, values: [first] })
  }
  if (path === 'default value') return first !== undefined && isKnown(first) ? first : second
  if (path === '&' && first !== undefined) return invoked(evaluator, first, values.slice(1), place)
  if (path === 'getattr' && first !== undefined && second !== undefined) return evaluator.memberOf(first, second)
  if (knownCalls.variable.test(path) && first !== undefined) return variable(evaluator, first, second)
  if (knownCalls.clipboard.test(path)) return flowValue({ taints: [{ kind: 'personal', detail: path }] })
  if (knownCalls.home.test(path))
    return first === undefined ? flowValue({ shape: '~' }) : flowValue({ ...first, path: '' })
  if (knownCalls.joinPath.test(path)) {
    return flowValue({ shape: values.map(({ shape }) => shape).join('/'), taints: taintsOf(values) })
  }
  if (object !== undefined && /\.(?:joinpath|with_name)$/.test(path)) {
    return flowValue({
      shape: [object, ...values].map(({ shape }) => shape).join('/'),
      taints: taintsOf([object, ...values]),
    })
  }
  if (
    object !== undefined &&
    /\.(?:iterdir|r?glob)$/.test(path) &&
    (isKnown(object) || namesFiles.test(first?.shape ?? ''))
  )
    return found(path, object, first)
  if (/^(?:os\.environ|process\.env|ENV)\.(?:copy|items|to_h|to_hash|keys|values)$/.test(path))
    return flowValue({ taints: [{ kind: 'environment', detail: '' }] })
  const codes = object?.path === undefined ? object?.items : undefined
  if (first?.define !== undefined && path.endsWith('.map') && codes !== undefined && codes.length <= 500) {
    const { define } = first
    if (codes.every(({ number }) => number !== undefined))
      return flowValue({ items: codes.map((code) => evaluator.callFunction(define, [code])) })
  }
  if (path === 'os.Environ') return flowValue({ taints: [{ kind: 'environment', detail: '' }] })
  return undefined
}

/** A variable of the environment, or what is taken where it is not set. */
function variable(evaluator: Evaluator, name: FlowValue, otherwise: FlowValue | undefined): FlowValue {
  const value = evaluator.memberOf(flowValue({ path: 'process.env' }), name)
  if (otherwise === undefined || !isKnown(otherwise) || otherwise.shape === '' || isKnown(value)) return value
  return flowValue({ shape: otherwise.shape, taints: taintsOf([value, otherwise]) })
}

/** A pattern that says more of the files than where they lie. */
const namesFiles = /\w\.\w{1,8}$/

/** What lies in a directory, as one path that stands for all of them. */
function found(path: string, object: FlowValue, pattern: FlowValue | undefined): FlowValue {
  const below = path.endsWith('rglob') ? '**/' : ''
  const name = path.endsWith('iterdir') ? '*' : (pattern?.shape ?? '*')
  const taints = taintsOf([object])
  return flowValue({
    items: [flowValue({ shape: `${object.shape.replace(/\/$/, '')}/${below}${name}`, taints })],
    taints,
  })
}

/** What a page shows that is meant for another page: a browser loads its modules by address, and nothing runs here. */
function isForPages({ role, text: { text } }: Piece): boolean {
  return role === 'fence' && /<script\b|\bdocument\.\w|\baddEventListener\s{0,2}\(/.test(text)
}

/** A module by its address, from a machine that is no registry of modules. */
function isForeignModule(module: string): boolean {
  const host = /^https?:\/\/([\w.-]{1,200})/.exec(module)?.[1]
  return (
    host !== undefined &&
    !/(?:^|\.)(?:deno\.land|esm\.(?:sh|run)|jsr\.io|jsdelivr\.net|unpkg\.com|skypack\.dev|cloudflare\.com|googleapis\.com|gstatic\.com|jspm\.(?:dev|io)|localhost)$/.test(
      host,
    )
  )
}

/** PowerShell's `& name`: the name may be put together. */
function invoked(
  evaluator: Evaluator,
  name: FlowValue,
  values: readonly FlowValue[],
  place: Place,
): FlowValue | undefined {
  if (taintsOf([name]).some(({ kind }) => kind === 'remote' || kind === 'decoded'))
    evaluator.record('run-code', place, { callee: '&', values: [name] })
  const written = evaluator.options.files.get(name.shape)
  if (written !== undefined) evaluator.record('run-code', place, { callee: name.shape, values: [written] })
  if (!isKnown(name) || !knownCalls.runCode.test(name.shape)) return undefined
  evaluator.record('run-code', place, { callee: name.shape, values: withUse(evaluator, values) })
  return flowValue()
}

/** Calls that do something. */
function effect(evaluator: Evaluator, called: Called, callee: Expression): FlowValue {
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
    evaluator.record('run-code', place, { callee: path, values: withUse(evaluator, values) })
    giveToCallbacks(evaluator, called, [])
    return result({ shape: unknownPart })
  }
  if (knownCalls.runShell.test(path)) return runShell(evaluator, called)
  if (knownCalls.send.test(path)) {
    evaluator.record('send', place, { callee: path, values: withUse(evaluator, all) })
    const detail = addressOf(all)
    const remote: FlowTaint = { kind: 'remote', detail }
    const saved = savedBy(called)
    if (saved !== undefined)
      write(evaluator, { place, callee: path, file: saved, values: [flowValue({ taints: [remote] })] })
    giveToCallbacks(evaluator, called, [remote])
    const taints = isMetadata(detail) ? [remote, { kind: 'credentials', detail } as const] : [remote]
    return result({ taints, items: all.filter(({ define }) => define === undefined) })
  }
  if (knownCalls.receive.test(path)) {
    const received: FlowTaint = { kind: 'remote', detail: `socket:${addressOf(all)}` }
    giveToCallbacks(evaluator, called, [received])
    return result({ taints: [received] })
  }
  const started = /^(?:rundll32|regsvr32|msiexec|wscript|cscript|start|installutil)(?:\.exe)?$/i.test(path)
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
    callee.object.kind === 'name' &&
    /\.(?:connect|open|append|push|add|update|extend|set|setRequestHeader|insert|write|login)$/.test(path)
  ) {
    for (const value of values) evaluator.merge(callee.object.name, value)
  }
  keepInside(evaluator, called)
  keepPacked(evaluator, called)
  giveToCallbacks(evaluator, called, taints)
  return carries.test(path)
    ? result()
    : result({
        taints: withoutSecrets(taints),
        items: all
          .filter(({ define }) => define === undefined)
          .slice(0, 20)
          .map(withoutSecret),
      })
}

/** What is saved into a file keeps what it holds: `image.save('/tmp/a.png')`, `sf.write('/tmp/a.wav', sound)`. */
function keepInside(evaluator: Evaluator, { path, object, values }: Called): void {
  if (!/\.(?:save|save_to|tofile|write|export|to_csv|to_json)$/i.test(path)) return
  const [first] = values
  const { files } = evaluator.options
  const taints = taintsOf([...(object === undefined ? [] : [object]), ...values.slice(1)]).filter(
    ({ kind }) => kind === 'personal',
  )
  if (first === undefined || taints.length === 0) return
  if (/[./~]/.test(first.shape) && files.size < 500) files.set(first.shape, flowValue({ taints }))
}

/** The file in which a call puts what it gets. */
function savedBy({ path, values }: Called): string | undefined {
  if (/download_?file$|urlretrieve$/i.test(path)) return values[1]?.shape
  return values.find(({ key }) => key !== undefined && /^(?:outfile|out|o|destination)$/.test(key))?.shape
}

/** What only puts values into another form. Whatever else is given a key makes something with it: a client, a signature. */
const carries =
  /request|form|params|buffer|json|base64|b64|encode|quote|bytes|stringio|mime|dict|list|object|array|map|set|copy|read|open|filter|reduce|then|catch|split|slice|substr|strip|replace|concat|pad|hex|zlib|gzip|compress|dump|stringify|format|tostring|^str|assign|entries|update|merge|serialize|items|values|keys|get$|pop$|join|lower|upper|trim|blob|string|connect|http/i

function withoutSecrets(taints: readonly FlowTaint[]): readonly FlowTaint[] {
  return taints.filter(({ kind }) => kind !== 'secret')
}

function withoutSecret({ shape, key, path, taints }: FlowValue): FlowValue {
  return flowValue({
    shape,
    taints: withoutSecrets(taints),
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

function withUse(evaluator: Evaluator, values: readonly FlowValue[]): readonly FlowValue[] {
  return values.map((value) => ({ ...value, taints: evaluator.used([value]) }))
}

/** The first address among values, as far as it is known. */
function addressOf(values: readonly FlowValue[], depth = 0): string {
  for (const { shape, items, key } of values) {
    if (/^\s*(?:https?|wss?|ftp):\/\//i.test(shape)) return shape.slice(0, 300)
    if (key === 'host' || key === 'hostname') return `https://${shape.slice(0, 200)}/`
    if (/^[\w-]{1,60}(?:\.[\w-]{1,60}){1,5}$/.test(shape) && /^\d|\.[a-z]{2,12}$/i.test(shape))
      return `https://${shape}/`
    const inner = items === undefined || depth > 4 ? '' : addressOf(items, depth + 1)
    if (inner !== '') return inner
  }
  return ''
}

function runShell(evaluator: Evaluator, called: Called): FlowValue {
  const { path, place } = called
  const values = called.values.flatMap(spread)
  const { words, isList } = commandWords(values)
  const shapes = words.flatMap((word) => (word === undefined || word.key ? [] : [nameOf(word)]))
  const line = isList ? shapes.map(quoteWord).join(' ') : (shapes[0] ?? '')
  evaluator.record('run-shell', place, { callee: path, values: withUse(evaluator, values), line })
  const written = evaluator.options.files.get(shapes[0] ?? '')
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

/** Opening, reading, writing and deleting. */
// oxlint-disable-next-line complexity -- one short line for each kind of thing
function fileCall(evaluator: Evaluator, called: Called): FlowValue | undefined {
  const { path, object, values, place } = called
  const [first, second] = values
  if (knownCalls.remove.test(path) && first !== undefined) {
    evaluator.record('delete', place, { callee: path, values, file: first.shape })
    return flowValue()
  }
  if (knownCalls.writeFile.test(path) && first !== undefined) {
    const isCopy = /copy|move/i.test(path)
    const file = isCopy ? (second?.shape ?? '') : first.shape
    const from = isCopy ? contentOf(evaluator, first.shape) : undefined
    // A path out of a search is only known by what was searched for.
    const written = isCopy
      ? [flowValue({ ...from, taints: [...(from?.taints ?? []), ...first.taints] })]
      : values.slice(1)
    write(evaluator, { place, callee: path, file, values: written })
    return flowValue({ file })
  }
  if (/^(?:json|yaml|toml|tomli_w|pickle)\.(?:safe_)?dump$/.test(path) && second?.file !== undefined) {
    write(evaluator, { place, callee: path, file: second.file, values: [first ?? flowValue()] })
    return flowValue()
  }
  const method = path.slice(path.lastIndexOf('.') + 1)
  const from =
    object?.file ??
    (object !== undefined &&
    !/\b(?:Image|tarfile)\.open$/.test(path) &&
    /^(?:read_text|read_bytes|write_text|write_bytes|open)$/.test(method)
      ? object.shape
      : undefined)
  if (from !== undefined && /^(?:write|writelines|write_text|write_bytes|end|append|dump)$/.test(method)) {
    write(evaluator, { place, callee: path, file: from, values })
    return flowValue()
  }
  // `pipeline(answer.body, createWriteStream(path))` and `answer.body.pipe(createWriteStream(path))`
  const target = /(?:^|\.)(?:pipeline|pipe)$/.test(path)
    ? values.findLast((value) => value.file !== undefined)?.file
    : undefined
  if (target !== undefined) {
    const sources = [...(object === undefined ? [] : [object]), ...values.filter((value) => value.file === undefined)]
    write(evaluator, { place, callee: path, file: target, values: [flowValue({ taints: taintsOf(sources) })] })
    return flowValue({ file: target })
  }
  if (from !== undefined && method === 'open')
    return flowValue({ file: from, taints: contentOf(evaluator, from).taints })
  if (from !== undefined && method.startsWith('read')) {
    const content = contentOf(evaluator, from)
    return flowValue({ ...content, taints: taintsOf([content, ...(object === undefined ? [] : [object])]) })
  }
  if (/(?:^|\.)(?:readdir(?:Sync)?|listdir|scandir)$/.test(path) && first !== undefined && isKnown(first))
    return flowValue({
      items: [flowValue({ shape: '*' })],
      taints: taintsOf([first, contentOf(evaluator, first.shape)]),
    })
  if (knownCalls.readFile.test(path) && first !== undefined) {
    const isFile = first.file !== undefined && path === 'json.load'
    const content = contentOf(evaluator, isFile ? (first.file ?? '') : first.shape)
    return flowValue({
      ...content,
      file: first.shape,
      taints: [...content.taints, ...first.taints],
      path: `${path}()`,
      items: [first],
    })
  }
  return undefined
}

function write(
  evaluator: Evaluator,
  {
    place,
    callee,
    file,
    values,
  }: { readonly place: Place; readonly callee: string; readonly file: string; readonly values: readonly FlowValue[] },
): void {
  evaluator.record('write', place, { callee, file, values: withUse(evaluator, values) })
  const { files } = evaluator.options
  if (file !== '' && files.size < 500)
    files.set(file, flowValue({ shape: values.map(({ shape }) => shape).join(''), taints: taintsOf(values) }))
}

function contentOf(evaluator: Evaluator, path: string): FlowValue {
  const written = evaluator.options.files.get(path)
  return flowValue({ ...written, taints: [...(written?.taints ?? []), ...fileTaints(path)] })
}
