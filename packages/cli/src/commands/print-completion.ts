import { completionScript } from '../completion/completion-script.ts'
import type { LocalRunner } from './local-runners.ts'

/** `metier completion SHELL` */
export const printCompletion: LocalRunner = async ({ run, environment }) => {
  environment.streams.stdout.write(completionScript(String(run.input.shell)))
  return 0
}
