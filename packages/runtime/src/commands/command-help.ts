import type { SkillCommand } from '@metier/core'

/** A line a command: its id, what it takes, what it is for; `?` marks what may be left out. */
export function commandHelp(commands: readonly SkillCommand[]): string {
  if (commands.length === 0) return 'No active skill has commands.'
  return commands
    .map((command) => {
      const { id, category, description, unavailable } = command
      const why = unavailable === undefined ? '' : `\n    not available: ${unavailable}`
      const [first = ''] = description.split('\n\n')
      return `${id}(${signatureOf(command)})  [${category}]\n    ${first.replaceAll(/\s+/g, ' ').trim() || 'No description.'}${why}`
    })
    .join('\n')
}

function signatureOf({ input }: SkillCommand): string {
  const { properties, required } = input
  const names = typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
  const needed = new Set(Array.isArray(required) ? required.map(String) : [])
  return names.map((name) => (needed.has(name) ? name : `${name}?`)).join(', ')
}
