import * as z from 'zod'
import type { AnyOperation } from './any-operation.ts'

/** JSON Schema (2020-12) of an operation's input and output, for calling it from other programs. */
export interface OperationSchemas {
  readonly input: Readonly<Record<string, unknown>>
  readonly output: Readonly<Record<string, unknown>>
}

/** Input as a caller writes it, defaults left out; output as the operation gives it. */
export function operationSchemas({ input, output }: AnyOperation): OperationSchemas {
  return {
    input: plain(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })),
    output: plain(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })),
  }
}

/** Without the name of the dialect, which a document that holds many says once. */
function plain(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'))
}
