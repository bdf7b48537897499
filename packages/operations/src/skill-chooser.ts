import { MetierError } from '@metier/core'
import type { PreparePackageOptions } from '@metier/runtime'
import { everySkill } from './every-skill.ts'
import type { OperationContext } from './operation-context.ts'

/** Of several skills, a person says which; where nobody can be asked, all. */
export function skillChooser({ choose }: OperationContext): Pick<PreparePackageOptions, 'choose'> {
  if (choose === undefined) return {}
  return {
    async choose(found) {
      if (found.length === 1) return found
      const every = everySkill(found.length)
      const answer = await choose('Which skill?', [every, ...found.map(({ name }) => name)])
      if (answer === undefined)
        throw new MetierError({ code: 'interrupted', message: 'Stopped.', next: 'Nothing was changed.' })
      return answer === every ? found : found.filter(({ name }) => name === answer)
    },
  }
}
