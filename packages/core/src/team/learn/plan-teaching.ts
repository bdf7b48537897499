import { parseSkill } from '../../format/parse-skill.ts'
import { writeSkill } from '../../format/write-skill.ts'
import type { SkillFiles } from '../../package/merge-files.ts'
import { tokenize } from '../../search/tokenize.ts'
import { decodeText } from '../../text/decode-text.ts'
import { encodeText } from '../../text/encode-text.ts'
import type { TeamChange } from '../team-change.ts'
import { appendLesson } from './append-lesson.ts'
import type { Teaching } from './detect-teaching.ts'
import type { Directive } from './directive.ts'
import { findOpposites } from './find-opposites.ts'
import { freeName } from './free-name.ts'
import { lessonKey } from './lesson-key.ts'
import { readDirectives } from './read-directives.ts'
import { skillRoot } from './skill-root.ts'
import { topicWords } from './topic-words.ts'
import { unnamedTopic } from './unnamed-topic.ts'
import { whenToUse } from './when-to-use.ts'

export interface TeachingOptions {
  readonly teaching: Pick<Teaching, 'to' | 'lesson' | 'title' | 'slug' | 'isBan'>
  /** Skills of whoever is taught, by directory name. */
  readonly present: ReadonlyMap<string, SkillFiles>
  /** Those of them that came from Metier or another source: nothing is added to them. */
  readonly foreign: ReadonlySet<string>
}

export interface TeachingPlan {
  /** `same`: it is known already. */
  readonly action: 'create' | 'append' | 'same'
  /** Of the skill. */
  readonly name: string
  /** Its directory, relative to the team. */
  readonly path: string
  readonly changes: readonly TeamChange[]
  /** The skill as it is then. */
  readonly files: SkillFiles
  /** Rules in the same skill that say the contrary. */
  readonly against: readonly Directive[]
}

/**
 * What teaching one lesson writes (checklist SQD-55, SQD-56): a line in the skill that is about it, or a skill of its
 * own. Teaching the same twice is teaching it once.
 */
export function planTeaching(options: TeachingOptions): TeachingPlan {
  const { teaching, present, foreign } = options
  const root = skillRoot(teaching.to)
  const own = [...present].filter(([name, files]) => !foreign.has(name) && files.has('SKILL.md'))
  const key = lessonKey(teaching.lesson)
  const known = own.find(([, files]) => linesOf(files).some((line) => lessonKey(line) === key))
  if (known !== undefined) {
    const [name, files] = known
    return { action: 'same', name, path: `${root}/${name}`, changes: [], files, against: [] }
  }
  const home = own.find(([name]) => isAbout(name, teaching.slug))
  const appended = home && append(home, root, teaching.lesson)
  return appended ?? create(options, root)
}

function append([name, files]: readonly [string, SkillFiles], root: string, lesson: string): TeachingPlan | undefined {
  const old = files.get('SKILL.md')
  const bytes = old && appendLesson(old.bytes, lesson)
  if (old === undefined || bytes === undefined) return undefined
  const path = `${root}/${name}`
  const change = { path: `${path}/SKILL.md`, bytes, executable: old.executable, before: old.bytes, keeps: false }
  const [directive] = readDirectives(lesson)
  const against = directive === undefined ? [] : findOpposites(directive, readDirectives(textOf(files)))
  const fresh = new Map(files).set('SKILL.md', { ...old, bytes })
  return { action: 'append', name, path, changes: [change], files: fresh, against }
}

function create({ teaching, present }: TeachingOptions, root: string): TeachingPlan {
  const { lesson, title } = teaching
  const taken = new Set([...present.keys()].map((name) => name.toLowerCase()))
  const name = freeName(teaching.slug, (candidate) => taken.has(candidate))
  // Lessons of which nobody can say in a name what they are about lie together, and are for all work.
  const isForAnything = teaching.slug === unnamedTopic
  const when = whenToUse(teaching)
  const said = lesson.replaceAll(/[<>]/g, '').slice(0, 400)
  const text = writeSkill(
    {
      name,
      description: isForAnything
        ? `Conventions of this team, the first of them: ${said} Use before any work begins.`
        : `Convention: ${said.charAt(0).toLowerCase()}${said.slice(1)} ${when}`,
      authors: ['user-taught'],
      version: '1.0',
      confidence: 'high',
      source: 'user',
    },
    `\n# ${isForAnything ? 'Team conventions' : title}\n\n- ${lesson}\n`,
  )
  const bytes = encodeText(text)
  const path = `${root}/${name}`
  return {
    action: 'create',
    name,
    path,
    changes: [{ path: `${path}/SKILL.md`, bytes, before: null, keeps: false }],
    files: new Map([['SKILL.md', { bytes, executable: false }]]),
    against: [],
  }
}

/** How names of bans begin, in the languages that are written in Latin letters. */
const banned = new RegExp(
  `^(?:do-not|${[...topicWords.negations].filter((word) => /^[a-z]+$/u.test(word)).join('|')})-`,
)

/** Both names say what is ruled on; that one of them forbids it makes them no less about one thing. */
function isAbout(name: string, slug: string): boolean {
  const [one, other] = [name, slug].map((text) => tokenize(text.replace(banned, ''), { keepStopWords: true }))
  // `tailwind` and `tailwind-css` are about one thing; `css` and `tailwind-css` are not.
  if (one === undefined || other === undefined || one[0] === undefined || one[0] !== other[0]) return false
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  return few.every((term) => many.includes(term))
}

function textOf(files: SkillFiles): string {
  const bytes = files.get('SKILL.md')?.bytes
  return bytes === undefined ? '' : decodeText(bytes).text
}

/** What a skill says, line by line, without the marks of lists. */
function linesOf(files: SkillFiles): readonly string[] {
  const bytes = files.get('SKILL.md')?.bytes
  if (bytes === undefined) return []
  const { body } = parseSkill({ bytes, path: 'SKILL.md', directoryName: '' })
  return body.split('\n').map((line) => line.trim().replace(/^(?:[-*+]|\d{1,4}[.)])\s+/, ''))
}
