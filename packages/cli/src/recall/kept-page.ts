import type { OutputStream, Streams } from '../terminal/streams.ts'

/** The variable that tells a process which keeps an answer for another one what that one's streams were. */
const variable = 'METIER_KEEP_BEHIND'

type Outputs = Pick<Streams, 'stdout' | 'stderr'>

/** What the process is given that keeps an answer for these streams. */
export function keepFor({ stdout, stderr }: Outputs): Readonly<Record<string, string>> {
  return { [variable]: `${told(stdout)} ${told(stderr)}` }
}

/** Columns of a terminal, where it says them; -1 for anything else. */
function told(stream: OutputStream): number {
  return stream.isTTY === true ? (stream.columns ?? 0) : -1
}

/** Streams like those that an answer is kept for, which show nothing; `undefined` in a process that shows its answer. */
export function keptPage(variables: Readonly<Record<string, string | undefined>>): Outputs | undefined {
  const [, stdout, stderr] = /^(-1|\d{1,5}) (-1|\d{1,5})$/.exec(variables[variable] ?? '') ?? []
  return stdout === undefined || stderr === undefined
    ? undefined
    : { stdout: silent(Number(stdout)), stderr: silent(Number(stderr)) }
}

function silent(columns: number): OutputStream {
  return { isTTY: columns >= 0, columns, write: () => true }
}
