import type { ScanPolicy } from '@metier/core'
import { createSecondOpinion, type SecondOpinion } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/** A second opinion under the settings here, if one is set. */
export function secondOpinionOf(policy: ScanPolicy, context: OperationContext): SecondOpinion | undefined {
  const { fileSystem, host, writer, configuration, journal } = context
  return createSecondOpinion({ fileSystem, host, writer, configuration, journal, policy })
}
