import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'

/** More tell nobody more; a union tells of each of its branches. */
const most = 3

/**
 * What to answer to parameters of the wrong shape: the SDK throws what its schema found as JSON in the text of a bare
 * error. `undefined` where the error is another.
 */
export function wrongParameters(method: string, error: unknown): ProtocolError | undefined {
  if (!(error instanceof Error) || error.constructor !== Error) return undefined
  const issues = asJson(error.message)
  if (!Array.isArray(issues)) return undefined
  const texts = issues.slice(0, most).map(issueText).join('; ')
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `Invalid params for ${method}: ${texts}`)
}

function issueText(issue: unknown): string {
  if (typeof issue !== 'object' || issue === null) return 'not as it must be'
  const path = 'path' in issue && Array.isArray(issue.path) ? issue.path.join('.') : ''
  const message = 'message' in issue && typeof issue.message === 'string' ? issue.message : 'not as it must be'
  return path === '' ? message : `${path}: ${message}`
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
