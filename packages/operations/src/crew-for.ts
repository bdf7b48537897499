import type { Crew } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/** Other threads of this program, to share work with; `undefined` where there are none. */
export async function crewFor({ program }: Pick<OperationContext, 'program'>): Promise<Crew | undefined> {
  const [, script] = program ?? []
  if (script === undefined) return undefined
  const { prepareCrew } = await import('./prepare-crew.ts')
  return prepareCrew(script)
}
