import type { FlowValue } from './flow-value.ts'

/**
 * One of several, nobody knows which: called, it is the first of them that is known by a name. A client is chosen so before it is asked
 * for anything: `url.startsWith('https') ? https : http`.
 */
export function chosenValue(list: FlowValue): FlowValue {
  if (list.taints.length > 0) return list
  const called = list.items?.find(({ path }) => path !== undefined)
  return called?.path === undefined ? list : { ...list, path: called.path }
}
