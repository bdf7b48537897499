import type { SessionConfigOption } from '@agentclientprotocol/sdk'

export interface ChosenOption {
  readonly configId: string
  readonly value: string
}

/**
 * The option of a session that fulfils a wish, by its value or its name, or the only one that has the wish in it.
 * `undefined` when the agent offers nothing of the kind.
 */
export function chooseOption(
  options: readonly SessionConfigOption[],
  category: 'model' | 'thought_level',
  wish: string,
): ChosenOption | undefined {
  const wanted = wish.toLowerCase()
  for (const option of options) {
    if (option.type !== 'select' || option.category !== category) continue
    const choices = option.options.flatMap((each) => ('options' in each ? each.options : [each]))
    const exact = choices.find(({ value, name }) => [value, name].some((text) => text.toLowerCase() === wanted))
    const alike = choices.filter(({ value, name }) => `${value} ${name}`.toLowerCase().includes(wanted))
    const chosen = exact ?? (alike.length === 1 ? alike[0] : undefined)
    if (chosen !== undefined) return { configId: option.id, value: chosen.value }
  }
  return undefined
}
