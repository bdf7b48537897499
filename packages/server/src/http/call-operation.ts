import { MetierError } from '@metier/core'
import { loadOperation, runOperation, type AnyOperation, type OperationContext } from '@metier/operations'

/**
 * `POST /v1/<operation>` with the input as a JSON object answers with the output as JSON. Words of an operation's
 * name are separated by `/`. Only operations with surface `http` exist here.
 * @throws MetierError `not-found`, `invalid-input`, or whatever the operation throws.
 */
export async function callOperation(path: string, request: Request, context: OperationContext): Promise<Response> {
  const name = path.split('/').join(' ')
  const operation = await loadOperation(name)
  if (!operation.surfaces.includes('http')) {
    throw new MetierError({
      code: 'not-found',
      message: `The operation ${JSON.stringify(name)} is not offered over HTTP.`,
      next: `Run \`metier ${name}\` instead.`,
    })
  }
  const input = await readInput(request)
  refuseLocalInput(operation, input)
  const { output } = await runOperation(operation, input, context)
  return Response.json(output)
}

/** What writes to this machine is for who sits at it. */
function refuseLocalInput({ name, localInput = [] }: AnyOperation, input: unknown): void {
  if (typeof input !== 'object' || input === null) return
  const given = Object.entries(input).find(([key, value]) => localInput.includes(key) && value !== false)
  if (given === undefined) return
  throw new MetierError({
    code: 'invalid-input',
    message: `${given[0]} is not taken over HTTP: it may write a file on this machine.`,
    next: `Leave it out, or run \`metier ${name} --${given[0]}\` there.`,
  })
}

/**
 * The type is demanded because a browser sends a JSON type to a foreign origin only after asking,
 * and this daemon never answers that question with yes.
 */
async function readInput(request: Request): Promise<unknown> {
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
