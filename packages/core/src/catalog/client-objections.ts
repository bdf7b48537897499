import type { Dialect, DialectRoot } from '../dialects/dialect.ts'
import type { Candidate } from './candidate.ts'
import type { AbsenceQuestion, Explanation } from './explain-absence.ts'
import type { SkillRoot } from './skill-root.ts'

type Place = Pick<AbsenceQuestion, 'projectRoot' | 'context' | 'realPath'>

/** Why one client does not see a skill, or the one line that says that nothing stands in its way. */
export function clientObjections(candidate: Candidate, dialect: Dialect, place: Place): readonly Explanation[] {
  const found = [
    ...checkPlace(candidate, dialect, place),
    ...checkName(candidate, dialect),
    ...checkDescription(candidate, dialect),
    ...checkTrust(candidate, dialect),
  ]
  const path = candidate.location
  if (found.some((objection) => objection.kind === 'problem')) return found
  return [
    { code: 'client-sees-it', kind: 'ok', message: `Nothing known keeps ${dialect.title} from seeing it.`, path },
    ...found,
  ]
}

function checkPlace(candidate: Candidate, dialect: Dialect, place: Place): readonly Explanation[] {
  const roots = [...dialect.projectRoots, ...dialect.userRoots, ...(dialect.systemRoots ?? [])]
  const { root, directory, location } = candidate
  const depths = roots.flatMap((known) => depthOf(known, root, place) ?? [])
  const depth = Math.min(...depths) + segmentsOf(toSlashes(directory).slice(toSlashes(root.path).length)).length
  const maximum = dialect.limits?.maximumDepth ?? Infinity
  if (depths.length > 0 && depth <= maximum) return []
  // Through a link in one of its roots a skill lies one deep, wherever it really is.
  const link = findLink(candidate, roots, place)
  if (link !== undefined) {
    return [
      {
        code: 'client-follows-link',
        kind: 'note',
        message: `${dialect.title} reaches it through ${link}.`,
        path: link,
      },
    ]
  }
  if (depths.length > 0) {
    const message = `${dialect.title} looks ${String(maximum)} deep and this lies ${String(depth)} deep: move its folder up.`
    return [{ code: 'too-deep-for-client', kind: 'problem', message, path: location }]
  }
  return [
    {
      code: 'client-does-not-read-root',
      kind: 'problem',
      message: `${dialect.title} does not look into ${root.path}: put the skill into ${roots.map(show).join(', ')}.`,
      path: location,
    },
  ]
}

/** How many directories a root of ours lies below one of the client's: 0 is the same; `undefined` is elsewhere. */
function depthOf(known: DialectRoot, root: SkillRoot, { projectRoot, context }: Place): number | undefined {
  const { home, environment } = context.host
  const path = toSlashes(root.path)
  const value = known.variable === undefined ? undefined : environment[known.variable.name]
  if (known.variable !== undefined && value !== undefined && value !== '') {
    return depthBelow(path, `${toSlashes(value)}/${known.variable.path}`)
  }
  if (known.base === 'project') return depthBelow(path, `${toSlashes(projectRoot)}/${known.path}`)
  if (known.base === 'user') return depthBelow(path, `${toSlashes(home)}/${known.path}`)
  if (known.base === 'system') return depthBelow(path, `/${known.path}`)
  // Where the configuration directory lies differs by platform, and only users' roots lie there.
  return root.scope === 'user' && path.endsWith(`/${known.path}`) ? 0 : undefined
}

/** `*` in the pattern stands for one segment. */
function depthBelow(path: string, pattern: string): number | undefined {
  const wanted = pattern.split('/')
  const parts = path.split('/')
  const isBelow = parts.length >= wanted.length && wanted.every((part, index) => part === '*' || part === parts[index])
  return isBelow ? parts.length - wanted.length : undefined
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '')
}

/** A path in one of the client's own directories that leads to the skill. */
function findLink(
  { directory }: Candidate,
  roots: readonly DialectRoot[],
  { projectRoot, context, realPath }: Place,
): string | undefined {
  const target = realPath?.(directory)
  if (realPath === undefined || target === undefined) return undefined
  const folder = toSlashes(directory).split('/').at(-1) ?? ''
  const starts = { project: toSlashes(projectRoot), user: toSlashes(context.host.home), system: '' }
  return roots
    .flatMap(({ base, path }) => (base === 'config' ? [] : `${starts[base]}/${path}/${folder}`))
    .find((path) => realPath(path) === target)
}

function show(root: DialectRoot): string {
  const prefix = { project: '', user: '~/', config: '<config>/', system: '/' }
  return `${prefix[root.base]}${root.path}`
}

function checkName(
  { skill, directory, location }: Candidate,
  { title, limits, nameFrom }: Dialect,
): readonly Explanation[] {
  if (skill === undefined) return []
  const { name } = skill
  const folder = toSlashes(directory).split('/').at(-1) ?? ''
  const found: Explanation[] = []
  const object = (code: string, kind: Explanation['kind'], message: string): void => {
    found.push({ code, kind, message, path: location })
  }
  if (limits?.namePattern !== undefined && !new RegExp(limits.namePattern, 'u').test(name)) {
    object(
      'name-refused-by-client',
      'problem',
      `${title} refuses the name ${JSON.stringify(name)}: write it in a-z, 0-9 and -.`,
    )
  }
  if (limits?.maximumName !== undefined && characters(name) > limits.maximumName) {
    object(
      'name-too-long-for-client',
      'problem',
      `${title} takes names of at most ${String(limits.maximumName)} characters.`,
    )
  }
  if (name !== folder && limits?.nameEqualsDirectory === true) {
    object(
      'name-mismatch-for-client',
      'problem',
      `${title} wants the name and the folder to be the same, and they are ${JSON.stringify(name)} and ${JSON.stringify(folder)}: rename one of them.`,
    )
  } else if (name !== folder && nameFrom === 'directory') {
    object('named-by-directory', 'note', `${title} calls it by its folder: ${folder}.`)
  }
  return found
}

function checkDescription({ skill, location }: Candidate, { title, limits }: Dialect): readonly Explanation[] {
  const maximum = limits?.maximumDescription
  if (skill === undefined || maximum === undefined || characters(skill.description) <= maximum) return []
  return [
    {
      code: 'description-too-long-for-client',
      kind: 'problem',
      message: `${title} takes descriptions of at most ${String(maximum)} characters, and this has ${String(characters(skill.description))}.`,
      path: location,
    },
  ]
}

function checkTrust({ root, location }: Candidate, { title, limits }: Dialect): readonly Explanation[] {
  if (limits?.projectNeedsTrust !== true || root.scope === 'user') return []
  return [
    {
      code: 'client-needs-trust',
      kind: 'note',
      message: `${title} reads a project's skills only after the folder was trusted there.`,
      path: location,
    },
  ]
}

/** Code points, as clients count them. */
function characters(text: string): number {
  return Array.from(text).length
}

function toSlashes(path: string): string {
  return path.replaceAll('\\', '/').replace(/\/$/, '')
}
