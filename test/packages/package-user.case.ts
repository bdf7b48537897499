import { createContext, loadOperation, runOperation } from '@metier/operations'
import type { createTemporaryTree } from '@metier/testing'

export type TemporaryTree = ReturnType<typeof createTemporaryTree>

export interface PackageUser {
  /** One command, and its answer. */
  readonly run: (name: string, input: Readonly<Record<string, unknown>>) => Promise<Record<string, unknown>>
  /** The same, and whether the answer is a no. */
  readonly ask: (
    name: string,
    input: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly output: Record<string, unknown>; readonly no: boolean }>
}

export interface PackageUserOptions {
  readonly environment?: Readonly<Record<string, string | undefined>>
  readonly confirm?: (question: string) => Promise<boolean>
}

/** A user whose project is `project` and whose home is `home` in a tree; nothing of the machine but its programs. */
export function packageUser(
  tree: Pick<TemporaryTree, 'at'>,
  { environment = {}, confirm }: PackageUserOptions = {},
): PackageUser {
  const ask: PackageUser['ask'] = async (name, input) => {
    const context = createContext({
      cwd: tree.at('project'),
      home: tree.at('home'),
      environment: { PATH: process.env['PATH'], HOME: tree.at('home'), ...environment },
      journal: { write: () => undefined },
      ...(confirm && { confirm }),
    })
    const { output, no } = await runOperation(await loadOperation(name), input, context)
    return { output: Object.fromEntries(Object.entries(output ?? {})), no }
  }
  return { ask, run: async (name, input) => (await ask(name, input)).output }
}

/** A SKILL.md that passes every rule. */
export function skillText(name: string, more = ''): string {
  return `---\nname: ${name}\ndescription: Does the work of ${name}. Use when somebody asks for ${name}.\n${more}---\n\n# ${name}\n\nDo it.\n`
}
