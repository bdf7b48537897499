/** The pieces of a version: numbers, and what stands behind a hyphen. */
interface Version {
  readonly numbers: readonly number[]
  readonly label: string
}

/**
 * Which of two versions is later: above zero for the first, below for the second. What is left out is zero, so `1.0` is
 * `1.0.0` (decisions R-28); a version with a label comes before the same without one. `undefined` where one of them is
 * no version.
 */
export function compareVersions(one: string, other: string): number | undefined {
  const [left, right] = [read(one), read(other)]
  if (left === undefined || right === undefined) return undefined
  const length = Math.max(left.numbers.length, right.numbers.length)
  for (let at = 0; at < length; at += 1) {
    const difference = (left.numbers[at] ?? 0) - (right.numbers[at] ?? 0)
    if (difference !== 0) return difference
  }
  if (left.label === right.label) return 0
  if (left.label === '' || right.label === '') return left.label === '' ? 1 : -1
  return left.label < right.label ? -1 : 1
}

function read(text: string): Version | undefined {
  const found = /^v?(\d{1,9}(?:\.\d{1,9}){0,3})(?:-([0-9A-Za-z.-]{1,64}))?(?:\+[0-9A-Za-z.-]{1,64})?$/.exec(text.trim())
  return found?.[1] === undefined ? undefined : { numbers: found[1].split('.').map(Number), label: found[2] ?? '' }
}
