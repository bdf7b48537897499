import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { statementOfFinding, type FileSystem, type Surroundings } from '@metier/core'

/**
 * What stands around a finding in a skill: its statement, and all of the file where no line of it is named or the line is of
 * something packed. A link says in its evidence where it leads.
 */
export function aroundFindings(fileSystem: FileSystem, directory: string): Surroundings {
  const files = new Map<string, Uint8Array | undefined>()
  const bytesOf = (path: string) => {
    if (!files.has(path)) {
      const absolute = join(directory, path)
      files.set(path, fileSystem.statLink(absolute)?.kind === 'file' ? fileSystem.read(absolute) : undefined)
    }
    return files.get(path)
  }
  return ({ path, line, evidence }) => {
    const [outer = ''] = path.split('!/')
    const bytes = bytesOf(outer)
    if (bytes === undefined) return ''
    if (outer === path && evidence !== '') return statementOfFinding(new TextDecoder().decode(bytes), line)
    return createHash('sha256').update(bytes).digest('hex')
  }
}
