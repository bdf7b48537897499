import { writeSync } from 'node:fs'
import { outputLeft } from './output-left.ts'

/** Where a process writes, by number. */
const descriptors = { stdout: 1, stderr: 2 } as const

/**
 * Writes without the stream that Node would make for it, which takes longer than a short answer. A pipe that takes no
 * more for now, or nobody behind it, is left to the stream after all.
 */
export function writeNow(name: keyof typeof descriptors, text: string): void {
  const bytes = Buffer.from(text)
  let written = 0
  try {
    while (written < bytes.length) written += writeSync(descriptors[name], bytes, written)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // Whoever closed the pipe has read enough.
    if (code === 'EPIPE') return
    if (code !== 'EAGAIN') throw error
    process[name].on('error', (late: NodeJS.ErrnoException) => {
      if (late.code !== 'EPIPE') throw late
    })
    outputLeft.any = true
    process[name].write(bytes.subarray(written))
  }
}
