import { flowValue, type FlowValue } from './flow-value.ts'
import type { Method } from './program.ts'

const handler = /^on_?(?:message|command|data_received)$/i
const message = /^(?:msg|message|data|payload|command|cmd|frame|m)$/i

/** What a function is given that bears the name of a handler of messages: what another machine sends. */
export function handlerValues({ name, define }: Pick<Method, 'name' | 'define'>): readonly FlowValue[] {
  if (!handler.test(name)) return []
  return define.parameters.map((parameter) =>
    parameter.kind === 'name' && message.test(parameter.name)
      ? flowValue({ taints: [{ kind: 'remote', detail: 'socket:' }] })
      : flowValue(),
  )
}
