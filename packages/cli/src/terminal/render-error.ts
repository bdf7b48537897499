import { errorCodes, MetierError } from '@metier/core'
import { printableJson } from './printable-json.ts'
import { printableLines } from './printable.ts'
import { refusedWrite } from './refused-write.ts'
import type { Style } from './style.ts'
import { wrapLines } from './wrap-lines.ts'

export interface RenderErrorOptions {
  readonly verbose: boolean
  /** Columns of the terminal that it is shown on; without one every line stays whole. */
  readonly width?: number | undefined
}

export interface RenderedError {
  readonly status: number
  /** For standard error. */
  readonly text: string
  /** For standard output with `--json`. */
  readonly json: string
}

/** Anything thrown as a `MetierError`; what is none of ours is a fault in Metier. */
function toMetierError(error: unknown): MetierError {
  if (error instanceof MetierError) return error
  const refused = refusedWrite(error)
  if (refused !== undefined) return refused
  return new MetierError({
    code: 'internal',
    message: `Something went wrong inside Metier: ${error instanceof Error ? error.message : String(error)}`,
    next: 'Run again with --verbose to see where, and report it with the output of `metier bug-report`.',
    cause: error,
  })
}

/** The one place where an error becomes text, JSON and an exit status. */
export function renderError(thrown: unknown, style: Style, { verbose, width }: RenderErrorOptions): RenderedError {
  const error = toMetierError(thrown)
  const what = `${style.red('error')} ${printableLines(error.message)} ${style.dim(`[${error.code}]`)}`
  const lines = [wrapLines(what, { width, hanging: 'error '.length })]
  if (error.next !== undefined) {
    const next = `  ${style.cyan('next')} ${printableLines(error.next)}`
    lines.push(wrapLines(next, { width, hanging: 'next '.length }))
  }
  if (verbose) {
    const origin = error.cause instanceof Error ? error.cause : error
    if (origin.stack !== undefined) lines.push(style.dim(printableLines(origin.stack)))
  }
  const body = {
    schema: 'metier.error/1',
    error: { code: error.code, message: error.message, next: error.next ?? null, data: error.data },
  }
  return {
    status: errorCodes[error.code].exit,
    text: `${lines.join('\n')}\n`,
    json: `${printableJson(JSON.stringify(body, null, 2))}\n`,
  }
}
