import { dottedName } from './dotted-name.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, type FlowValue } from './flow-value.ts'
import { giveHeader } from './give-header.ts'
import { knownCalls } from './known-calls.ts'
import type { Expression } from './program.ts'

/** Gives a value to a name, to the names of a pattern, or to a member of what a name holds. */
// oxlint-disable-next-line complexity -- one short line for each kind of thing
export function assignValue(evaluator: Evaluator, target: Expression, value: FlowValue, adds: boolean): FlowValue {
  if (target.kind === 'name') evaluator.put(target.name, value, adds)
  else if (target.kind === 'list' || target.kind === 'group') {
    for (const [index, part] of target.parts.entries()) {
      if (part.kind === 'pair')
        assignValue(evaluator, part.value, evaluator.memberOf(value, flowValue({ shape: part.key })), adds)
      else if (part.kind === 'name') {
        const byName = value.path === undefined ? value.items?.[index] : undefined
        const isModule = value.path !== undefined && !value.path.endsWith('()')
        assignValue(
          evaluator,
          part,
          byName ??
            (isModule
              ? evaluator.memberOf(value, flowValue({ shape: part.name }))
              : flowValue({ taints: evaluator.used([value]) })),
          adds,
        )
      } else assignValue(evaluator, part, flowValue({ taints: evaluator.used([value]) }), adds)
    }
  } else if (target.kind === 'member') {
    const dotted = dottedName(target.object, target.key)
    if (dotted !== undefined) evaluator.put(dotted, value, adds)
    const key = target.key.kind === 'text' ? target.key.text : ''
    const { object } = evaluator.evaluate(target.object)
    if (object !== undefined && key !== '') evaluator.putField(object, key, value, adds)
    evaluator.merge(target.object, { ...value, key })
    giveHeader(evaluator, target.object, { ...value, key })
    const path = evaluator.evaluate(target).path ?? ''
    // Whoever is on the other end of the connection decides what a handler is given.
    if (
      value.define !== undefined &&
      (evaluator.evaluate(target.object).path ?? '').endsWith('()') &&
      /^on_?(?:message|data)$/.test(key)
    )
      evaluator.calls.follow(
        value.define,
        value.define.parameters.map(() => flowValue({ taints: [{ kind: 'remote', detail: 'socket:' }] })),
      )
    if (knownCalls.send.test(path)) evaluator.record('send', target, { callee: path, values: [value] })
  } else if (target.kind === 'call') evaluator.evaluate(target)
  return value
}
