import { MetierError, errorCodes, type ErrorCodeName } from '@metier/core'

/** The body of every failed request outside `/mcp`; the same shape as `--json` prints. */
interface ErrorBody {
  readonly schema: 'metier.error/1'
  readonly error: { readonly code: ErrorCodeName; readonly message: string; readonly next?: string }
}

/** Only a `MetierError` is shown: the text of any other exception may hold paths or worse. */
export function respondWithError(error: unknown): Response {
  const shown =
    error instanceof MetierError
      ? error
      : new MetierError({
          code: 'internal',
          message: 'Metier failed at this request.',
          next: 'The log of the daemon says why.',
        })
  const body: ErrorBody = {
    schema: 'metier.error/1',
    error: { code: shown.code, message: shown.message, ...(shown.next === undefined ? {} : { next: shown.next }) },
  }
  return Response.json(body, { status: errorCodes[shown.code].http })
}
