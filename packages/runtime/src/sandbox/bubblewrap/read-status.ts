import type { Readable } from 'node:stream'

/** What bubblewrap tells about itself, as one JSON document a line. */
export interface BubblewrapStatus {
  /** Of the sandbox's first process, outside; while it lives, so may the others. */
  readonly firstPid: () => number | undefined
  /** Did the program start at all? Known when bubblewrap has ended. */
  readonly started: () => boolean
  /** No more will be told: bubblewrap and the first process are dead, or as good as. */
  readonly ended: Promise<void>
}

/** Bounds the text: it is a few hundred bytes, and comes from a program that runs as the user. */
const maximumLength = 16_384

export function readStatus(stream: Readable): BubblewrapStatus {
  let text = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    if (text.length < maximumLength) text += chunk
  })
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close']) stream.once(event, () => resolve())
  })
  return { ended, firstPid: () => numberIn(text, firstPid), started: () => numberIn(text, exitCode) !== undefined }
}

const firstPid = /"child-pid": *(\d+)/
const exitCode = /"exit-code": *(\d+)/

function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}
