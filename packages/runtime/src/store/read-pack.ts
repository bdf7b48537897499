import { entryPathProblem, type SkillFileContent, type SkillFiles } from '@metier/core'
import { packHeader } from './pack-header.ts'

/** `undefined` for what is no such file, or not all of one. Whether it is the right one its digest says. */
export function readPack(pack: Uint8Array): SkillFiles | undefined {
  const text = Buffer.from(pack.buffer, pack.byteOffset, pack.byteLength)
  const end = text.indexOf('\n', packHeader.length)
  if (end === -1 || text.toString('latin1', 0, packHeader.length) !== packHeader) return undefined
  const list = parse(text.toString('utf8', packHeader.length, end))
  if (!Array.isArray(list)) return undefined
  const files = new Map<string, SkillFileContent>()
  let at = end + 1
  for (const each of list) {
    const [path, size, executable]: readonly unknown[] = Array.isArray(each) ? each : []
    if (typeof path !== 'string' || !Number.isSafeInteger(size) || typeof size !== 'number' || size < 0)
      return undefined
    if (at + size > text.length || entryPathProblem(path) !== undefined) return undefined
    files.set(path, { bytes: text.subarray(at, at + size), executable: executable === true })
    at += size
  }
  return at === text.length && files.size === list.length ? files : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
