import type { Host } from '@metier/core'
import type { QuestionTape } from './question-tape.ts'
import { recordVariables } from './record-variables.ts'

/** The same machine, with every question written down. */
export function recordHost(host: Host, tape: QuestionTape): Host {
  return {
    ...host,
    environment: recordVariables(host.environment, tape),
    hasBinary(name) {
      const found = host.hasBinary(name)
      tape.binary(name, found)
      return found
    },
  }
}
