import { MetierError, type ErrorCodeName } from '@metier/core'

/** The body of everything that failed outside `/mcp`; the same shape as `--json` prints. */
export interface ErrorBody {
  readonly schema: 'metier.error/1'
  readonly error: { readonly code: ErrorCodeName; readonly message: string; readonly next?: string }
}

/** Only a `MetierError` is shown: the text of any other exception may hold paths or worse. */
export function errorBody(error: unknown): ErrorBody {
  const shown =
    error instanceof MetierError
      ? error
      : new MetierError({
          code: 'internal',
          message: 'Metier failed at this request.',
          next: 'The log of the daemon says why.',
        })
  const { code, message, next } = shown
  return { schema: 'metier.error/1', error: { code, message, ...(next === undefined ? {} : { next }) } }
}
