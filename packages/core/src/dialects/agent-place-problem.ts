import { entryPathProblem } from '../package/entry-path-problem.ts'

/** What is wrong with a folder of an agent as the settings name it; `undefined` for one that can be one. */
export function agentPlaceProblem(path: string, base: 'project' | 'user'): string | undefined {
  if (base === 'user' && !path.startsWith('~/')) return 'begins with ~/'
  const inside = base === 'user' ? path.slice(2) : path
  if (/^[~/\\]|^[A-Za-z]:/.test(inside)) return 'lies in the project, such as .acme/skills'
  const problem = entryPathProblem(inside)
  return problem === undefined ? undefined : 'is a path of plain names'
}
