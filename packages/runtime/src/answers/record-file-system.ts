import type { FileSystem, ReadHeadOptions } from '@metier/core'
import type { QuestionTape } from './question-tape.ts'

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
        const head = fileSystem.readHead(path, limit, tape.isOpen ? atOnce(options) : options)
        if (options?.followLink === false) tape.link(path, head?.stat)
        else tape.stat(path, head?.stat)
        return head
      }),
    read: (path) =>
      orSpoil(() => {
        if (tape.isOpen) tape.stat(path, fileSystem.stat(path))
        return fileSystem.read(path)
      }),
    realPath: (path) =>
      orSpoil(() => {
        const answer = fileSystem.realPath(path)
        tape.realPath(path, answer)
        return answer
      }),
  }
}

/** What is written down is the stat of the very file that was read. */
function atOnce(options: ReadHeadOptions | undefined): ReadHeadOptions | undefined {
  if (options?.lateStat === undefined) return options
  const { lateStat: _late, ...others } = options
  return others
}
