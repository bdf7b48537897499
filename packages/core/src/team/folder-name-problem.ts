import { entryPathProblem } from '../package/entry-path-problem.ts'

/** What is wrong with the directory name of a member or a skill; `undefined` when it may become one. */
export function folderNameProblem(name: string): string | undefined {
  const problem = entryPathProblem(name)
  if (problem !== undefined) return problem
  if (name.includes('/')) return 'has a name that leads into another directory'
  return name.startsWith('.') ? 'has a name that hides it' : undefined
}
