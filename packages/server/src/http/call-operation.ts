import { MetierError } from '@metier/core'
import { loadOperation, runOperation, type OperationContext } from '@metier/operations'
import type { Caller } from './access.ts'
import { refuseLocalInput } from './refuse-local-input.ts'
import { requireOperation } from './require-operation.ts'

/**
 * `POST /v1/<operation>` with the input as a JSON object answers with the output as JSON. Words of an operation's
 * name are separated by `/`. Only operations with surface `http` exist here.
 * @throws MetierError `not-found`, `invalid-input`, or whatever the operation throws.
 */
export async function callOperation(
  path: string,
  request: Request,
  { context, caller }: { readonly context: OperationContext; readonly caller: Caller },
): Promise<Response> {
  const name = path.split('/').join(' ')
  const operation = await loadOperation(name)
  if (!operation.surfaces.includes('http')) {
    throw new MetierError({
      code: 'not-found',
      message: `The operation ${JSON.stringify(name)} is not offered over HTTP.`,
      next: `Run \`metier ${name}\` instead.`,
    })
  }
  requireOperation(caller, operation)
  const input = await readJson(request)
  refuseLocalInput(operation, input)
  // The very context where it can be: what is kept for the next call is kept under it.
  const { output } = await runOperation(
    operation,
    input,
    context.surface === 'http' ? context : { ...context, surface: 'http' },
  )
  return Response.json(output)
}

/**
 * The type is demanded because a browser sends a JSON type to a foreign origin only after asking,
 * and this daemon never answers that question with yes.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new MetierError({
      code: 'invalid-input',
      message: 'The body of this request must be JSON.',
      next: 'Send the header Content-Type: application/json.',
    })
  }
  try {
    return await request.json()
  } catch (error) {
    throw new MetierError({
      code: 'invalid-input',
      message: 'The body of this request is not valid JSON.',
      next: 'Send the input of the operation as one JSON object.',
      cause: error,
    })
  }
}
