import type { InstallPlan } from '@metier/core'

const words = { create: 'install', replace: 'replace', keep: 'keep' } as const

/** What an installation would do, one line for each path. */
export function installPlanLines({ steps }: InstallPlan): readonly string[] {
  return steps.map(({ path, action, form, backup }) => {
    const how = form === 'link' ? ' (a link)' : ''
    return `  ${words[action]} ${path}${how}${backup ? ', and move aside what was changed there' : ''}`
  })
}
