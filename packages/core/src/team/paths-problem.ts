import { collisionKey } from '../package/collision-key.ts'
import { entryPathProblem } from '../package/entry-path-problem.ts'

/** What is wrong with paths that are to lie in one directory; `undefined` when all may be written on any system. */
export function pathsProblem(paths: Iterable<string>): string | undefined {
  const seen = new Set<string>()
  const parents = new Set<string>()
  for (const path of paths) {
    const problem = entryPathProblem(path)
    if (problem !== undefined) return `${JSON.stringify(path.slice(0, 100))} ${problem}`
    const key = collisionKey(path)
    if (seen.has(key)) return `${JSON.stringify(path)} is there twice on some systems`
    seen.add(key)
    for (let at = key.indexOf('/'); at !== -1; at = key.indexOf('/', at + 1)) parents.add(key.slice(0, at))
  }
  const both = [...seen].find((key) => parents.has(key))
  return both === undefined ? undefined : `${JSON.stringify(both)} is a file and a directory`
}
