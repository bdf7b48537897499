import { createHash } from 'node:crypto'

/** The bags without published skills that are the same as another one, by what their windows say: a model is to be judged by what it has not met. */
export function withoutTwins(bags, data) {
  const seen = new Set(bags.filter(({ kind }) => kind === 'originals').map((bag) => keyOf(bag, data)))
  return bags.filter((bag) => {
    if (bag.kind !== 'published' || bag.rows.length === 0) return true
    const key = keyOf(bag, data)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function keyOf({ rows }, { starts, columns }) {
  const digests = rows.map(({ row }) =>
    createHash('sha256')
      .update(columns.subarray(starts[row], starts[row + 1]))
      .digest('hex'),
  )
  return createHash('sha256').update(digests.toSorted().join(' ')).digest('hex')
}
