import { chooseWriteRoot, MetierError, type WriteScope } from '@metier/core'
import { platformDirectories } from '@metier/runtime'
import { resolve } from 'node:path'
import type { OperationContext } from './operation-context.ts'
import { skillRoots } from './skill-roots.ts'

export interface SkillRootRequest {
  readonly scope: WriteScope
  /** Named by the user instead. */
  readonly path?: string | undefined
}

/** The directory of skills to write into; asks where several come into question (decisions R-40, checklist BTW-14). */
export async function skillRootFor({ scope, path }: SkillRootRequest, context: OperationContext): Promise<string> {
  if (path !== undefined) return resolve(context.cwd, path)
  const { configuration, fileSystem, host } = context
  const target = chooseWriteRoot({
    scope,
    preset: configuration.preset,
    existing: skillRoots(context).filter((root) => fileSystem.stat(root.path)?.kind === 'directory'),
    bases: {
      project: configuration.projectRoot,
      user: host.home,
      config: platformDirectories(host).configuration,
      environment: host.environment,
    },
  })
  if (target.kind === 'chosen') return target.path
  const chosen = await context.choose?.('This project has several skill folders. Which one?', target.paths)
  if (chosen !== undefined) return chosen
  throw new MetierError({
    code: 'ambiguous-project-dir',
    message: `This project has several skill folders: ${target.paths.join(', ')}.`,
    next: 'Choose one with --path DIR.',
    data: { paths: target.paths },
  })
}
