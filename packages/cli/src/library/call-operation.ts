import { eraseOperation, runOperation, type Operation, type OperationContext } from '@metier/operations'
import type { z, ZodObject, ZodType } from 'zod'

export interface CalledOperation<Input extends ZodObject, Output extends ZodType> {
  readonly operation: Operation<Input, Output>
  readonly input: z.input<Input>
  readonly context: OperationContext
}

/** An operation as every surface runs it, with the types kept. Throws `invalid-input` naming each wrong field. */
export async function callOperation<Input extends ZodObject, Output extends ZodType>({
  operation,
  input,
  context,
}: CalledOperation<Input, Output>): Promise<z.infer<Output>> {
  const { output } = await runOperation(eraseOperation(operation), input, context)
  return operation.output.parse(output)
}
