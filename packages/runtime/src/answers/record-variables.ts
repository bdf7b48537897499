import type { Host } from '@metier/core'
import type { QuestionTape } from './question-tape.ts'

/** The same environment variables, with every look at one written down. */
export function recordVariables(environment: Host['environment'], tape: QuestionTape): Host['environment'] {
  const note = (name: string | symbol): void => {
    if (typeof name === 'string') tape.variable(name, environment[name])
  }
  return new Proxy(environment, {
    get(target, name, receiver): unknown {
      note(name)
      return Reflect.get(target, name, receiver)
    },
    has(target, name) {
      note(name)
      return Reflect.has(target, name)
    },
    // What `Object.hasOwn` asks.
    getOwnPropertyDescriptor(target, name) {
      note(name)
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
    ownKeys(target) {
      // A question for all variables cannot be replayed: there may be new ones.
      tape.spoil()
      return Reflect.ownKeys(target)
    },
  })
}
