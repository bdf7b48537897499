import { openSync, readdirSync, readFileSync } from 'node:fs'

/** Among the flags that `/proc/self/fdinfo` shows, in octal: the descriptor is closed where another program begins. */
const closedAtExec = 0o2_000_000

interface Inherited {
  readonly descriptors: readonly number[]
  /** What a child gets in their places. */
  readonly nothing: number
}

let known: Inherited | undefined

/**
 * What stands at the place of a descriptor in a child (`stdio` of `spawn`), from 3 on behind `used` of them. Whoever started
 * this process may have left files open for it, and Node hands all that it has not opened itself, above the first few, down to
 * every child: a skill in its sandbox would read on in them. Only a second descriptor in their place keeps them out. macOS
 * starts children with what is named alone.
 */
export function inPlaceOfInherited(used: number): readonly (number | 'ignore')[] {
  known ??= readInherited()
  const { descriptors, nothing } = known
  const last = descriptors.at(-1) ?? 0
  const first = 3 + used
  const taken = new Set(descriptors)
  return Array.from({ length: Math.max(0, last + 1 - first) }, (_, index) =>
    taken.has(first + index) ? nothing : 'ignore',
  )
}

/** Only when a process begins there are any: what Node opens later is its own. */
function readInherited(): Inherited {
  if (process.platform !== 'linux') return { descriptors: [], nothing: -1 }
  const descriptors = readdirSync('/proc/self/fd')
    .map(Number)
    .filter((descriptor) => descriptor > 2 && isHandedDown(descriptor))
    .toSorted((left, right) => left - right)
  return { descriptors, nothing: descriptors.length === 0 ? -1 : openSync('/dev/null', 'r+') }
}

function isHandedDown(descriptor: number): boolean {
  try {
    const flags = /^flags:\s*([0-7]+)/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'latin1'))?.[1]
    return flags !== undefined && (Number.parseInt(flags, 8) & closedAtExec) === 0
  } catch {
    // The one that the list was read by is closed by now.
    return false
  }
}
