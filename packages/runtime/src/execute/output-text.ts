import type { SandboxOutcome } from '@metier/core'

/** UTF-16 units of what a failed command said last. */
const longestComplaint = 2000

/**
 * What a command printed, as text for a prompt: without the line break at its end and without what only a terminal
 * understands. Where it failed or was stopped, that stands behind it in brackets.
 */
export function outputText(
  outcome: SandboxOutcome,
  limits: { readonly outputBytes: number; readonly timeoutMs: number },
): string {
  const text = plain(outcome.stdout)
  const mark = markOf(outcome, limits)
  if (mark === undefined) return text
  return text === '' ? mark : `${text}\n${mark}`
}

function markOf(
  { exitCode, signal, stopped, stderr }: SandboxOutcome,
  limits: { readonly outputBytes: number; readonly timeoutMs: number },
): string | undefined {
  if (stopped === 'output') return `[The output was cut after ${limits.outputBytes} bytes.]`
  if (stopped === 'timeout') return `[The command was stopped after ${limits.timeoutMs / 1000} s.]`
  if (stopped !== undefined) return `[The command was stopped: ${stopped}.]`
  if (exitCode === 0) return undefined
  const how = exitCode === null ? `by the signal ${signal ?? 'unknown'}` : `with status ${exitCode}`
  const complaint = plain(stderr).slice(-longestComplaint).trim()
  return `[The command ended ${how}${complaint === '' ? '.' : `: ${complaint}`}]`
}

/** Control sequences of terminals, then what is left of control characters but tabs and line feeds. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const sequences = /\u001B(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)|[@-_])/g

export function plain(bytes: Uint8Array): string {
  return new TextDecoder()
    .decode(bytes)
    .replaceAll('\r\n', '\n')
    .replaceAll(sequences, '')
    .replaceAll(/[^\n\t\P{Cc}]/gu, '')
    .replace(/\n+$/, '')
}
