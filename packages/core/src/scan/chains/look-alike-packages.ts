import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isShownAsExample } from './is-shown-as-example.ts'
import { honestNeighbours, knownPackages } from './known-packages.ts'

type Registry = keyof typeof knownPackages

/** UTF-16 units behind a command that are read; there a name may be cut in two. */
const longestList = 300
const listedNames = /(?:^|[\s"'])([A-Za-z][\w.-]{3,59}\w)(?=[[=<>~!@"'\s]|$)/g
const namesBeforeTheEnd = /(?:^|[\s"'])([A-Za-z][\w.-]{3,59}\w)(?=[[=<>~!@"'\s])/g
/** Commands that install, with what stands behind them. */
const installs: readonly (readonly [Registry, RegExp])[] = [
  ['python', /\b(?:pip3?|uv(?:[ \t]{1,4}pip)?|pipx|poetry)[ \t]{1,4}(?:install|add)[ \t]{1,4}([^\n;|&`]{2,300})/g],
  ['npm', /\b(?:npm|pnpm|yarn|bun)[ \t]{1,4}(?:install|i|add)[ \t]{1,4}([^\n;|&`]{2,300})/g],
]
const lists: readonly (readonly [Registry, RegExp, RegExp])[] = [
  [
    'python',
    /(?:^|\/)requirements[\w.-]{0,30}\.txt$/,
    /(?:^|\n)[ \t]{0,8}([A-Za-z][\w.-]{3,59}\w)[ \t]{0,4}(?=[[=<>~!;\n]|$)/g,
  ],
  [
    'npm',
    /(?:^|\/)package\.json$/,
    /"([a-z][\w.-]{3,59}\w)"[ \t]{0,4}:[ \t]{0,4}"(?:[\^~<>=v]{0,2}\d[\w.*^~<>=| -]{0,40}|latest|\*)"/g,
  ],
]
/** Of shorter names many have neighbours; there only two letters that changed places tell. */
const shortest = 6

const plain = (name: string): string => name.toLowerCase().replaceAll('_', '-')
const joined = (name: string): string => plain(name).replace(/[-.]/g, '')

const known: Readonly<Record<Registry, ReadonlySet<string>>> = {
  python: new Set(knownPackages.python),
  npm: new Set(knownPackages.npm),
}

/** The well-known package that a name differs from by a slip: one letter more, less, other or in its neighbour's place. */
function lookedLike(name: string, registry: Registry): string | undefined {
  const given = plain(name)
  if (given.length < shortest - 1 || known[registry].has(given) || honestNeighbours.has(given)) return undefined
  if (knownPackages.python.some((each) => each === given) || knownPackages.npm.some((each) => each === given))
    return undefined
  return knownPackages[registry].find(
    (each) =>
      isSwapped(given, each) ||
      (Math.min(each.length, given.length) >= shortest &&
        (isSlip(given, each) || joined(given) === joined(each) || (`${each}s` === given && each.includes('-')))),
  )
}

function isSlip(left: string, right: string): boolean {
  // A name that begins with another letter is another name: `grequests`, `djongo`.
  if (Math.abs(left.length - right.length) > 1 || left[0] !== right[0]) return false
  let from = 0
  while (from < left.length && left[from] === right[from]) from += 1
  let [leftEnd, rightEnd] = [left.length, right.length]
  while (leftEnd > from && rightEnd > from && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd -= 1
    rightEnd -= 1
  }
  const [mine, other] = [left.slice(from, leftEnd), right.slice(from, rightEnd)]
  // What differs in its number alone is another edition, and a name with an `s` more or less is what people write.
  if (/^\d?$/.test(mine) && /^\d?$/.test(other))
    return left.replace(/\d/g, '') === right.replace(/\d/g, '') && right.endsWith('4')
  if (mine.length + other.length === 1) return true
  return mine.length === 1 && other.length === 1
}

/** Two letters beside each other that changed places. */
function isSwapped(left: string, right: string): boolean {
  if (left.length !== right.length || left.length < shortest - 1) return false
  const at = Array.from(left).findIndex((letter, index) => letter !== right[index])
  return (
    at !== -1 && left[at] === right[at + 1] && left[at + 1] === right[at] && left.slice(at + 2) === right.slice(at + 2)
  )
}

/** Packages whose names differ by a slip from those that everybody installs, and that no page tells of twice. */
export function* lookAlikePackages(skill: SkillView): Iterable<ScanHit> {
  // A list that holds nothing but names reads as words.
  const named = skill.prose.filter(({ path, role }) => role === 'prose' && lists.some(([, list]) => list.test(path)))
  for (const piece of [...skill.code, ...named]) {
    if (piece.isExample || piece.language === 'yaml') continue
    for (const [registry, names] of namesIn(piece))
      for (const { index, name } of names) {
        const other = lookedLike(name, registry)
        if (other === undefined || isShownAsExample(skill, piece, index)) continue
        yield {
          piece,
          start: index,
          end: index + name.length,
          message: `Installs ${name}, whose name is nearly that of ${other}.`,
          confidence: 'medium',
          ...(skill.isAboutSecurity && piece.role !== 'script' && { severity: 'warn' as const }),
        }
      }
  }
}

interface Named {
  readonly index: number
  readonly name: string
}

function namesIn(piece: Piece): readonly (readonly [Registry, readonly Named[]])[] {
  const listed = lists
    .filter(([, path]) => path.test(piece.path))
    .map(
      ([registry, , pattern]) =>
        [
          registry,
          matchesIn(piece, pattern).map(({ index, 0: whole, 1: name = '' }) => ({
            index: index + whole.indexOf(name),
            name,
          })),
        ] as const,
    )
  const asked = /\b(?:install|add|i)\b/.test(piece.text.text)
    ? installs.map(
        ([registry, pattern]) =>
          [
            registry,
            matchesIn(piece, pattern).flatMap(({ index, 0: whole, 1: list = '' }) =>
              // Where a long list was cut, the last name may be, too.
              [...list.matchAll(list.length < longestList ? listedNames : namesBeforeTheEnd)].map(
                ({ index: at, 0: each, 1: name = '' }) => ({
                  index: index + whole.indexOf(list) + at + each.indexOf(name),
                  name,
                }),
              ),
            ),
          ] as const,
      )
    : []
  return [...listed, ...asked]
}
