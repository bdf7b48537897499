import type { SkillFiles } from '../package/merge-files.ts'
import { sameBytes } from './same-bytes.ts'

/** Are these the same paths with the same bytes, to be run or not alike? */
export function sameFiles(one: SkillFiles, other: SkillFiles): boolean {
  if (one.size !== other.size) return false
  return [...one].every(([path, file]) => {
    const also = other.get(path)
    return also !== undefined && also.executable === file.executable && sameBytes(also.bytes, file.bytes)
  })
}
