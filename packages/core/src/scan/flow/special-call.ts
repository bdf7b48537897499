import { callByOthers } from './call-by-others.ts'
import type { Called } from './called.ts'
import { entered } from './entered.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, isKnown, taintsOf, type FlowValue } from './flow-value.ts'
import { folderOf } from './folder-of.ts'
import { knownCalls } from './known-calls.ts'
import { moduleValue } from './module-value.ts'
import type { Place } from './program.ts'
import { takeNames } from './take-names.ts'
import { treeTaints } from './tree-taints.ts'
import { variableValue } from './variable-value.ts'
import { withUse } from './with-use.ts'
import { fileName } from './file-name.ts'

/** Calls that stand for something else: modules, members by name, variables, places of files. */
// oxlint-disable-next-line complexity -- one short line for each kind of thing
export function specialCall(evaluator: Evaluator, { path, object, values, place }: Called): FlowValue | undefined {
  const [first, second] = values
  if (knownCalls.module.test(path) && first !== undefined) {
    const module = moduleValue(evaluator, { path, name: first, place })
    if (module !== undefined) return module
  }
  if (saysOnlyWhether.test(path)) return flowValue()
  if (path === 'setattr' && first?.object !== undefined && second !== undefined && isKnown(second)) {
    const [, , value = flowValue()] = values
    evaluator.putField(first.object, second.shape, value, false)
    return flowValue()
  }
  if (path === 'entered' && first !== undefined) return entered(evaluator, first)
  if (/^(?:functools\.)?partial(?:method)?$/.test(path) && first !== undefined)
    return { ...first, bound: [...(first.bound ?? []), ...values.slice(1)] }
  const made = callByOthers(evaluator, { path, ...(object && { object }), values, place })
  if (made !== undefined) return made
  if (
    /^(?:Promise\.resolve|asyncio\.run|asyncio\.create_task|asyncio\.gather|Object\.freeze)$/.test(path) &&
    first !== undefined
  )
    return first
  if (path === 'default value') return valueOrDefault(first, second)
  if (/^(?:vars|staticmethod|classmethod)$/.test(path) && first !== undefined) return first
  if (/^(?:Set-Alias|New-Alias|sal|nal)$/i.test(path) && first !== undefined && second !== undefined) {
    if (isKnown(first) && isKnown(second)) evaluator.set(first.shape, flowValue({ path: second.shape }))
    return flowValue()
  }
  if (object !== undefined && first !== undefined && /\.(?:get|pop)$/.test(path) && holdsAll(object))
    return ofAll(object, first)
  if (path === '&' && first !== undefined) return invoked(evaluator, first, values.slice(1), place)
  if (path === 'getattr' && first !== undefined && second !== undefined) return evaluator.memberOf(first, second)
  if (knownCalls.variable.test(path) && first !== undefined) return variable(evaluator, first, second)
  if (knownCalls.clipboard.test(path)) return flowValue({ taints: [{ kind: 'personal', detail: path }] })
  if (knownCalls.keyring.test(path))
    return flowValue({ taints: [{ kind: 'personal', detail: `keyring_${second?.shape ?? ''}` }] })
  if (knownCalls.home.test(path))
    return first === undefined ? flowValue({ shape: '~' }) : flowValue({ ...first, path: '' })
  if (knownCalls.joinPath.test(path)) {
    return joined(values)
  }
  if (first !== undefined && /^(?:os\.path|path)\.dirname$/.test(path)) return folderOf(first)
  if (object !== undefined && /\.(?:joinpath|with_name)$/.test(path)) {
    return flowValue({
      shape: [object, ...values].map(({ shape }) => shape).join('/'),
      taints: taintsOf([object, ...values]),
    })
  }
  if (
    object !== undefined &&
    /\.(?:iterdir|r?glob)$/.test(path) &&
    (isKnown(object) || treeTaints.isTree(object) || namesFiles.test(first?.shape ?? ''))
  )
    return found(path, object, first)
  if (/^(?:os\.environ|process\.env|ENV)\.(?:copy|items|to_h|to_hash|keys|values)$/.test(path))
    return flowValue({ taints: [{ kind: 'environment', detail: '' }] })
  const codes = object?.path === undefined ? object?.items : undefined
  if (first?.define !== undefined && path.endsWith('.map') && codes !== undefined && codes.length <= 500) {
    const { define } = first
    if (codes.every(({ number }) => number !== undefined))
      return flowValue({ items: codes.map((code) => evaluator.calls.follow(define, [code])) })
  }
  if (/(?:^|\.)reduce$/.test(path)) return reduced(evaluator, object, values)
  if (path === 'os.Environ') return flowValue({ taints: [{ kind: 'environment', detail: '' }] })
  return undefined
}

/** A table into which all of the environment was put. */
function holdsAll({ taints }: FlowValue): boolean {
  return taints.some(({ kind }) => kind === 'environment')
}

/** One variable of it, unless whoever asks goes through all of them. */
function ofAll(table: FlowValue, name: FlowValue): FlowValue {
  if (holdsAll(name)) return flowValue({ taints: taintsOf([table, name]) })
  const others = taintsOf([table]).filter(({ kind }) => kind !== 'environment')
  return flowValue({ ...variableValue(name.shape), taints: [...variableValue(name.shape).taints, ...others] })
}

function joined(values: readonly FlowValue[]): FlowValue {
  const [first] = values
  if (values.length === 1 && first !== undefined && treeTaints.isTree(first)) return first
  return flowValue({ shape: values.map(chosenShape).join('/'), taints: taintsOf(values) })
}

/** Of one or the other, as `isMac ? '.zshrc' : '.bashrc'` is, one that is known. */
function chosenShape(value: FlowValue): string {
  const { shape, items, path } = value
  if (isKnown(value) || path !== undefined) return shape
  return items?.findLast((item) => isKnown(item) && item.shape !== '')?.shape ?? shape
}

/** Steps of a chain that are followed one by one. */
const mostSteps = 12

/** One step after the other over a list: `reduce(lambda value, step: step(value), [fetch, read, run], address)`. */
function reduced(
  evaluator: Evaluator,
  object: FlowValue | undefined,
  values: readonly FlowValue[],
): FlowValue | undefined {
  const [first] = values
  const list = object?.path === undefined && object?.items !== undefined ? object.items : values[1]?.items
  const start = list === object?.items ? values[1] : values[2]
  const { define } = first ?? {}
  if (define === undefined || list === undefined || start === undefined || list.length > mostSteps) return undefined
  return list.reduce((value, step) => evaluator.calls.follow(define, [value, step]), start)
}

/** Whether, or how many: nothing of what was asked about. */
const saysOnlyWhether =
  /^(?:any|all|bool|len|isinstance|issubclass|hasattr|callable|Boolean|Array\.isArray|Number\.is(?:Integer|Finite|NaN))$/

/** `${A:-b}`: what is known of it is `b`, and what can come out is either. */
function valueOrDefault(value: FlowValue | undefined, otherwise: FlowValue | undefined): FlowValue | undefined {
  if (value === undefined || otherwise === undefined) return otherwise ?? value
  return isKnown(value) ? value : flowValue({ ...otherwise, taints: taintsOf([value, otherwise]) })
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
  const taints = [...taintsOf([object]), ...treeTaints.found(object)]
  return flowValue({
    items: [flowValue({ shape: `${object.shape.replace(/\/$/, '')}/${below}${name}`, taints })],
    taints,
  })
}

/** Only what comes from the same parameter is the file that a parameter names, which nothing but the user gives a value. */
function isOther(name: FlowValue, { unset }: FlowValue): boolean {
  return (
    unset !== undefined && ![name, ...(name.items ?? [])].some((value) => value.unset === unset || value.path === unset)
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
  const written = evaluator.options.files.get(fileName(evaluator, name.shape))
  if (written !== undefined && !isOther(name, written))
    evaluator.record('run-code', place, { callee: name.shape, values: [written] })
  if (/\.ps[md]?1$/i.test(name.shape)) takeNames(evaluator, name.shape)
  if (!isKnown(name) || !knownCalls.runCode.test(name.shape)) return undefined
  evaluator.record('run-code', place, { callee: name.shape, values: withUse(evaluator, values) })
  return flowValue()
}
