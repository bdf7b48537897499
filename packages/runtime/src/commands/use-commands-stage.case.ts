import { afterEach } from 'vitest'
import { createCommandsStage, type CommandsStageOptions } from './commands-stage.case.ts'

type Stage = ReturnType<typeof createCommandsStage>

/** Opens a stage for one test, which is cleaned up after it. */
export function useCommandsStage() {
  let stage: Stage | undefined
  afterEach(async () => {
    await stage?.cleanUp()
    stage = undefined
  })
  const openWith = (options: CommandsStageOptions): Stage => (stage = createCommandsStage(options))
  return { openWith, open: (files: CommandsStageOptions['files']): Stage => openWith({ files }) }
}
