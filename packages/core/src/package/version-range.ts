/** Does a version lie in a range? */
export type VersionRange = (version: string) => boolean

type Numbers = readonly [major: number, minor: number, patch: number]

interface Version {
  readonly numbers: Numbers
  /** What stands behind a hyphen, at its dots. */
  readonly label: readonly string[]
}

interface Bound {
  readonly sign: '<' | '<=' | '>' | '>=' | '='
  readonly version: Version
}

const word = '[0-9A-Za-z-]{1,64}'
const label = `(?:-(${word}(?:\\.${word}){0,20}))?(?:\\+[0-9A-Za-z.-]{1,100})?`
const whole = new RegExp(`^v?(\\d{1,9})\\.(\\d{1,9})\\.(\\d{1,9})${label}$`)
const part = '(\\d{1,9}|[xX*])'
const comparator = new RegExp(`^([~^]|[<>]=?|=)?v?${part}(?:\\.${part})?(?:\\.${part})?${label}$`)
/** Characters; what is longer nobody wrote. */
const longest = 500

/**
 * A range of versions as npm writes it: `^1.2`, `~1.2.3`, `1.x`, `>=1 <3`, `1.2 - 2`, and several with `||` between them.
 * A version with a label lies in it only where the range names one of the same three numbers with a label. `undefined`
 * for what is no range.
 */
export function versionRange(text: string): VersionRange | undefined {
  if (text.length > longest || text.trim() === '') return undefined
  const choices = text.split('||').map(readAll)
  if (choices.some((bounds) => bounds === undefined)) return undefined
  return (asked) => {
    const version = readVersion(asked)
    return version !== undefined && choices.some((bounds) => bounds !== undefined && liesWithin(version, bounds))
  }
}

function liesWithin(version: Version, bounds: readonly Bound[]): boolean {
  const isNamed = bounds.some(
    (bound) => bound.version.label.length > 0 && !order(bound.version.numbers, version.numbers),
  )
  if (version.label.length > 0 && !isNamed) return false
  return bounds.every(({ sign, version: limit }) => {
    const by = compare(version, limit)
    return by === 0 ? sign.includes('=') : by < 0 ? sign.startsWith('<') : sign.startsWith('>')
  })
}

/** All that one choice asks for. */
function readAll(text: string): readonly Bound[] | undefined {
  const between = /^\s*(\S+)\s+-\s+(\S+)\s*$/.exec(text)
  const [, low, high] = between ?? []
  const words =
    low !== undefined && high !== undefined
      ? [`>=${low}`, `<=${high}`]
      : text
          .trim()
          .replaceAll(/([~^]|[<>]=?|=)\s+/g, '$1')
          .split(/\s+/)
  const all = words.map(readOne)
  return all.every((bounds) => bounds !== undefined) ? all.flat() : undefined
}

function readOne(text: string): readonly Bound[] | undefined {
  const found = comparator.exec(text)
  if (found === null) return undefined
  const [, sign = '=', ...rest] = found
  const free = rest.slice(0, 3).findIndex((each) => each === undefined || /^[xX*]$/.test(each))
  const named = free === -1 ? 3 : free
  const [major = 0, minor = 0, patch = 0] = rest.slice(0, named).map(Number)
  const version: Version = { numbers: [major, minor, patch], label: named === 3 ? (rest[3]?.split('.') ?? []) : [] }
  // `<*` and `>*` are nothing at all.
  if (named === 0) return sign === '<' || sign === '>' ? undefined : []
  const next = (count: number): Version => ({ numbers: after(version.numbers, count), label: [] })
  const upTo = (limit: Version): readonly Bound[] => [
    { sign: '>=', version },
    { sign: '<', version: limit },
  ]
  if (sign === '^') return upTo(next(Math.min(named, 1 + zerosBefore(version.numbers))))
  if (sign === '~') return upTo(next(Math.min(named, 2)))
  if (named === 3) return [{ sign: signOf(sign), version }]
  if (sign === '=') return upTo(next(named))
  if (sign === '>') return [{ sign: '>=', version: next(named) }]
  if (sign === '<=') return [{ sign: '<', version: next(named) }]
  return [{ sign: signOf(sign), version }]
}

function signOf(text: string): Bound['sign'] {
  return text === '<' || text === '<=' || text === '>' || text === '>=' ? text : '='
}

/** Of its three numbers; the last one changes with whatever comes after. */
function zerosBefore([major, minor]: Numbers): number {
  if (major > 0) return 0
  return minor > 0 ? 1 : 2
}

/** The first version whose so many first numbers are others. */
function after([major, minor, patch]: Numbers, count: number): Numbers {
  if (count === 1) return [major + 1, 0, 0]
  return count === 2 ? [major, minor + 1, 0] : [major, minor, patch + 1]
}

function readVersion(text: string): Version | undefined {
  const found = whole.exec(text)
  if (found === null) return undefined
  const [, major, minor, patch, name] = found
  return { numbers: [Number(major), Number(minor), Number(patch)], label: name?.split('.') ?? [] }
}

function order(left: Numbers, right: Numbers): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
}

function compare(left: Version, right: Version): number {
  const by = order(left.numbers, right.numbers)
  if (by !== 0) return by
  if (left.label.length === 0 || right.label.length === 0) return right.label.length - left.label.length
  const [at] = left.label.flatMap((each, index) => (each === right.label[index] ? [] : [index]))
  return at === undefined ? left.label.length - right.label.length : compareWords(left.label[at], right.label[at])
}

/** Numbers come before words, and nothing before anything. */
function compareWords(left = '', right = ''): number {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(left), /^\d+$/.test(right)]
  if (left === '' || right === '') return left === '' ? -1 : 1
  if (isNumber && isOtherNumber) return Number(left) - Number(right)
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1
  return left < right ? -1 : 1
}
