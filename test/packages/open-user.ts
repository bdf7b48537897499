import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createContext, loadOperation, runOperation } from '@metier/operations'
import { createTemporaryTree } from '@metier/testing'

/** What a lock says, as tests ask for it. */
export interface LockText {
  readonly skills: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A user who has nothing but a project, and what they do there. */
export function openUser() {
  const tree = createTemporaryTree({ 'project/.git/HEAD': 'ref: refs/heads/main\n' })
  const told: string[] = []
  const run = async (
    name: string,
    input: Readonly<Record<string, unknown>> = {},
    from = 'project',
  ): Promise<Record<string, unknown>> => {
    const context = createContext({
      cwd: tree.at(from),
      home: tree.at('home'),
      environment: { PATH: process.env['PATH'], HOME: tree.at('home') },
      journal: { write: (level, message) => void (level === 'warn' && told.push(message)) },
    })
    const { output } = await runOperation(await loadOperation(name), input, context)
    return Object.fromEntries(Object.entries(output ?? {}))
  }
  const read = (path: string): string => readFileSync(tree.at(path), 'utf8')
  return {
    tree,
    run,
    /** What it was warned of, in turn. */
    told: (): readonly string[] => told,
    read,
    has: (path: string): boolean => existsSync(tree.at(path)),
    list: (path: string): readonly string[] => (existsSync(tree.at(path)) ? readdirSync(tree.at(path)).toSorted() : []),
    /** Writes a skill of this name and body below a folder. */
    write: (folder: string, name: string, body = 'Do it.'): void =>
      tree.write(
        `${folder}/${name}/SKILL.md`,
        `---\nname: ${name}\ndescription: Does ${name}. Use when wanted.\n---\n${body}\n`,
      ),
    git: (folder: string, ...words: readonly string[]): string =>
      execFileSync('git', ['-c', 'user.name=me', '-c', 'user.email=me@example.test', ...words], {
        cwd: tree.at(folder),
        encoding: 'utf8',
      }),
    add: (source: string, more: Readonly<Record<string, unknown>> = {}) => run('add', { source, yes: true, ...more }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tests say what they expect of it
    lock: (): LockText => JSON.parse(read('project/skills-lock.json')) as LockText,
  }
}

export type User = ReturnType<typeof openUser>
