import { errorCodes } from '@metier/core'
import { errorBody } from './error-body.ts'

/** What failed, as an answer with the status of its code. */
export function respondWithError(error: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const body = errorBody(error)
  return Response.json(body, { status: errorCodes[body.error.code].http, headers })
}
