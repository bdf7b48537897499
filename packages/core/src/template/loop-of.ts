import { isEqual } from './is-equal.ts'
import { TemplateFunction } from './template-function.ts'

/** What `loop` is at each turn: where it stands, its neighbours, `cycle` and `changed`. */
export function loopOf(items: readonly unknown[]): (index: number) => Readonly<Record<string, unknown>> {
  const { length } = items
  let last: readonly unknown[] | undefined
  const changed = new TemplateFunction('changed', (given) => {
    const same = last !== undefined && isEqual(last, given)
    last = given
    return !same
  })
  return (index) => ({
    index: index + 1,
    index0: index,
    revindex: length - index,
    revindex0: length - index - 1,
    first: index === 0,
    last: index === length - 1,
    length,
    depth: 1,
    depth0: 0,
    previtem: items[index - 1],
    nextitem: items[index + 1],
    cycle: new TemplateFunction('cycle', (given) => given[index % Math.max(1, given.length)]),
    changed,
  })
}
