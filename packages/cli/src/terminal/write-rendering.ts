import type { GlobalOptions } from '../arguments/parsed-arguments.ts'
import type { Rendering } from './page.ts'
import type { Streams } from './streams.ts'
import { widthOf } from './width-of.ts'
import { wrapLines } from './wrap-lines.ts'

/** The answer to where it can be piped on, and what is said beside it to where people look. */
export function writeRendering(
  { answer, notes }: Rendering,
  { quiet }: Pick<GlobalOptions, 'quiet'>,
  { stdout, stderr }: Pick<Streams, 'stdout' | 'stderr'>,
): void {
  if (typeof answer !== 'string') stdout.write(answer)
  else if (answer !== '') stdout.write(answer.endsWith('\n') ? answer : `${answer}\n`)
  if (notes === undefined || notes === '' || quiet) return
  const width = stderr.isTTY === true ? widthOf(stderr) : undefined
  stderr.write(`${wrapLines(notes, { width })}\n`)
}
