import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A directory on the real disk that a test fills and throws away. Paths are relative to it. */
export interface TemporaryTree {
  /** Absolute and real. */
  readonly path: string
  readonly at: (path: string) => string
  readonly write: (path: string, content: string) => void
  readonly makeDirectory: (path: string) => void
  /** `target` as it shall stand in the link. */
  readonly link: (path: string, target: string) => void
  readonly remove: (path: string) => void
  /** Removes all of it. */
  readonly cleanUp: () => void
}

/** `files` maps relative paths to content. */
export function createTemporaryTree(files: Readonly<Record<string, string>> = {}): TemporaryTree {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'metier-test-')))
  const at = (relative: string) => join(path, relative)
  const tree: TemporaryTree = {
    path,
    at,
    write(relative, content) {
      mkdirSync(dirname(at(relative)), { recursive: true })
      writeFileSync(at(relative), content)
    },
    makeDirectory: (relative) => void mkdirSync(at(relative), { recursive: true }),
    link(relative, target) {
      mkdirSync(dirname(at(relative)), { recursive: true })
      symlinkSync(target, at(relative))
    },
    remove: (relative) => rmSync(at(relative), { recursive: true, force: true }),
    cleanUp: () => rmSync(path, { recursive: true, force: true }),
  }
  for (const [relative, content] of Object.entries(files)) tree.write(relative, content)
  return tree
}
