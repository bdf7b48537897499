import { isSafeRef } from './is-safe-ref.ts'
import type { PackageSource } from './package-source.ts'

type GitSource = Extract<PackageSource, { kind: 'git' }>

/**
 * What the address of a web page means, once it is known which branches and tags there are: of those with which its ref and
 * path begin, the longest is the ref. `undefined` where none is.
 */
export function atLongestRef(source: GitSource, refs: Iterable<string>): GitSource | undefined {
  const { ref, path, isFromPage, ...rest } = source
  if (isFromPage !== true || ref === undefined || path === undefined) return undefined
  const whole = `${ref}/${path}`
  const fitting = [...refs].filter((each) => isSafeRef(each) && `${whole}/`.startsWith(`${each}/`))
  const longest = fitting.toSorted((left, right) => right.length - left.length)[0]
  if (longest === undefined) return undefined
  const within = whole.slice(longest.length + 1)
  return { ...rest, ref: longest, ...(within !== '' && { path: within }) }
}
