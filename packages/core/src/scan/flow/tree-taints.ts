import { isKnown, type FlowTaint, type FlowValue } from './flow-value.ts'

const root = String.raw`(?:\.{1,2}|~|\$PWD|\$HOME|\$\(pwd\))`
/** The folder that somebody works in, their home, or everything in it: `.`, `./*`, `**\/*.docx`. */
const wholeTree = new RegExp(String.raw`^(?:${root}(?:[\\/]\*?)?|\*|(?:${root}[\\/])?\*\*(?:[\\/][^\\/]*)?)$`)
const here = /^(?:(?:os|process|Deno|pathlib\.Path|Path)\.(?:getcwd|cwd)|Get-Location|pwd)\(\)$/
const sameFolder = /\.(?:resolve|absolute|expanduser|as_posix|__str__)\(\)$/

const names: FlowTaint = { kind: 'project', detail: 'names' }
const files: FlowTaint = { kind: 'project', detail: 'files' }

function isTree({ shape, path = '', items, ...rest }: FlowValue, depth = 0): boolean {
  if (here.test(path)) return true
  const [object] = items ?? []
  if (sameFolder.test(path) && object !== undefined && depth < 4) return isTree(object, depth + 1)
  return isKnown({ shape, ...rest }) && wholeTree.test(shape)
}

/** All files that somebody works with: their names, and what is read of them. */
export const treeTaints = {
  isTree,

  /** What a search through all of them gives. */
  found(from: FlowValue): readonly FlowTaint[] {
    return isTree(from) ? [names] : []
  },

  /** What stands in what was found, or in all of them at once. */
  read(value: FlowValue): readonly FlowTaint[] {
    const isFound = [value, ...(value.items ?? [])].some(({ taints }) => taints.some(({ kind }) => kind === 'project'))
    return isFound || isTree(value) ? [files] : []
  },

  /** The same of what comes by a pipe: a list of files is only the files themselves for who opens them. */
  readAll(values: readonly FlowValue[]): readonly FlowTaint[] {
    return values.some((value) => treeTaints.read(value).length > 0) ? [files] : []
  },
}
