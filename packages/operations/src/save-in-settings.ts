import { MetierError, saveWanted, type WantedSkills } from '@metier/core'
import { writeSettings } from './change/write-settings.ts'
import type { OperationContext } from './operation-context.ts'
import { settingsText } from './settings-text.ts'

/** Writes into `metier.yaml` that this project wants these skills; what it wants already is not written twice. */
export function saveInSettings(line: WantedSkills, context: OperationContext): void {
  const { path, text } = settingsText(context)
  const after = saveWanted(text, line)
  if (after === undefined) {
    throw new MetierError({
      code: 'invalid-config',
      message: `${path} cannot be edited without the risk of spoiling it.`,
      next: `The skill is installed. Write ${line.source} under \`install:\` by hand.`,
    })
  }
  if (after !== text) writeSettings([{ path, before: text, after }], context)
}
