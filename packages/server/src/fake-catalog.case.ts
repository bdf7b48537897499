import {
  MetierError,
  blankSkill,
  nameKey,
  type Candidate,
  type CatalogEntry,
  type CatalogView,
  type Skill,
} from '@metier/core'
import type { CatalogChange, CatalogService, LoadedSkill } from '@metier/runtime'

export interface FakeSkill {
  readonly name: string
  readonly description?: string
  readonly body?: string
  readonly state?: CatalogEntry['state']
  readonly reason?: string
  readonly disableModelInvocation?: boolean
  readonly userInvocable?: boolean
  readonly argumentHint?: string
  readonly arguments?: readonly string[]
  readonly files?: Readonly<Record<string, string | Uint8Array>>
}

export interface FakeCatalog extends CatalogService {
  /** Swaps the skills and tells the listeners. */
  replace(skills: readonly FakeSkill[]): void
  readonly listeners: number
  /** Tells the listeners of a change that the test makes up. */
  tell(change: Omit<CatalogChange, 'generation'>): void
}

/** A catalogue out of thin air, for tests of what is built on one. */
export function createFakeCatalog(initial: readonly FakeSkill[]): FakeCatalog {
  let skills = initial
  let generation = 1
  const listeners = new Set<(change: CatalogChange) => void>()
  const view = () => fakeView(skills, generation)
  const find = (name: string): FakeSkill => {
    const skill = skills.find((each) => nameKey(each.name) === nameKey(name))
    if (skill === undefined) throw new MetierError({ code: 'unknown-skill', message: `There is no skill ${name}.` })
    return skill
  }
  const readFile = (name: string, path: string): Uint8Array =>
    path === 'SKILL.md' ? new TextEncoder().encode(loadFake(find(name), view()).text) : readFake(find(name), path)
  return {
    snapshot: unused,
    refresh: unused,
    contextOf: unused,
    view,
    load: (name) => loadFake(find(name), view()),
    loadSoon: async (name) => loadFake(find(name), view()),
    readFile,
    readFileSoon: async (name, path) => readFile(name, path),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {},
    replace: (next) => {
      skills = next
      generation += 1
      for (const listener of listeners) listener({ generation, added: [], removed: [], changed: [] })
    },
    tell: (change) => {
      for (const listener of listeners) listener({ generation, ...change })
    },
    get listeners() {
      return listeners.size
    },
  }
}

function fakeView(skills: readonly FakeSkill[], generation: number): CatalogView {
  const entries = skills.map(fakeEntry)
  return {
    generation,
    entries,
    active: entries.filter((entry) => entry.state === 'active'),
    all: entries,
    unresolvedReferences: [],
    resolve: (name) => entries.find((entry) => nameKey(entry.name) === nameKey(name)),
  }
}

function fakeEntry(fake: FakeSkill): CatalogEntry {
  const directory = `/skills/${fake.name}`
  return {
    candidate: {
      root: { path: '/skills', scope: 'project', order: 0, source: 'test' },
      directory,
      location: `${directory}/SKILL.md`,
      skill: fakeSkill(fake),
      key: nameKey(fake.name),
      directoryKey: nameKey(fake.name),
      diagnostics: [],
      size: 10,
      modified: 0,
      digest: null,
      verdict: 'unscanned',
      trusted: false,
    } satisfies Candidate,
    name: fake.name,
    description: fake.description ?? `Does ${fake.name}.`,
    state: fake.state ?? 'active',
    reasons: fake.reason === undefined ? [] : [{ code: 'reason', message: fake.reason }],
  }
}

function fakeSkill(fake: FakeSkill): Skill {
  return {
    ...blankSkill(fake.name, fake.description ?? `Does ${fake.name}.`),
    disableModelInvocation: fake.disableModelInvocation ?? false,
    userInvocable: fake.userInvocable ?? true,
    arguments: fake.arguments ?? [],
    ...(fake.argumentHint === undefined ? {} : { argumentHint: fake.argumentHint }),
  }
}

function loadFake(fake: FakeSkill, view: CatalogView): LoadedSkill {
  const body = fake.body ?? `# ${fake.name}\n\nThe body of ${fake.name}.\n`
  const entry = view.resolve(fake.name)
  if (entry === undefined) throw new Error('The fake lost a skill.')
  return {
    entry,
    text: `---\nname: ${fake.name}\ndescription: ${entry.description}\n---\n${body}`,
    body,
    resources: Object.entries(fake.files ?? {}).map(([path, content]) => ({ path, size: content.length })),
    resourcesTruncated: false,
  }
}

function readFake(fake: FakeSkill, path: string): Uint8Array {
  if (path.split('/').includes('..') || path.startsWith('/') || path.includes('\0')) {
    throw new MetierError({ code: 'path-escapes-skill', message: 'That path leaves the skill.', next: 'Stay inside.' })
  }
  const content = fake.files?.[path]
  if (content === undefined) throw new MetierError({ code: 'not-found', message: `The skill has no file ${path}.` })
  return typeof content === 'string' ? new TextEncoder().encode(content) : content
}

function unused(): never {
  throw new Error('Not part of this fake.')
}
