import type { FileSystem } from '@metier/core'
import type { QuestionTape } from './question-tape.ts'

const nothing = new Uint8Array(0)

/**
 * The same disk, with every question written down. A read is written down as the stamp of the file, a listing as that
 * of the directory: both say whether another look would give the same. What fails cannot be asked again.
 */
export function recordFileSystem(fileSystem: FileSystem, tape: QuestionTape): FileSystem {
  const orSpoil = <Answer>(ask: () => Answer): Answer => {
    try {
      return ask()
    } catch (error) {
      tape.spoil()
      throw error
    }
  }
  return {
    list: (directory) =>
      orSpoil(() => {
        // The stamp comes first: a change in between is then seen the next time.
        if (tape.isOpen) tape.stat(directory, fileSystem.stat(directory))
        return fileSystem.list(directory)
      }),
    stat: (path) =>
      orSpoil(() => {
        const stat = fileSystem.stat(path)
        tape.stat(path, stat)
        return stat
      }),
    statLink: (path) =>
      orSpoil(() => {
        const stat = fileSystem.statLink(path)
        tape.link(path, stat)
        return stat
      }),
    readHead: (path, limit, options) =>
      orSpoil(() => {
        const head = fileSystem.readHead(path, limit, options)
        if (options?.followLink === false) tape.link(path, head?.stat)
        else tape.stat(path, head?.stat)
        return head
      }),
    // What is written down is the stat of the very file that was read, which a glance does not give.
    ...(fileSystem.glance !== undefined && {
      glance: (path, options) => (tape.isOpen ? nothing : fileSystem.glance?.(path, options)),
    }),
    read: (path) =>
      orSpoil(() => {
        if (tape.isOpen) tape.stat(path, fileSystem.stat(path))
        return fileSystem.read(path)
      }),
    ...(fileSystem.readParts !== undefined && {
      readParts: (path, take) =>
        orSpoil(() => {
          if (tape.isOpen) tape.link(path, fileSystem.statLink(path))
          return fileSystem.readParts?.(path, take)
        }),
    }),
    realPath: (path) =>
      orSpoil(() => {
        const answer = fileSystem.realPath(path)
        tape.realPath(path, answer)
        return answer
      }),
  }
}
