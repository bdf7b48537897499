import type { Style } from '../terminal/style.ts'

type State = 'active' | 'ineligible' | 'disabled' | 'invalid' | 'blocked'

/** A state in its colour. */
export function stateLabel(state: State | 'shadowed', style: Style): string {
  const paint: Readonly<Record<State | 'shadowed', (text: string) => string>> = {
    active: style.green,
    ineligible: style.yellow,
    disabled: style.dim,
    invalid: style.red,
    blocked: style.red,
    shadowed: style.dim,
  }
  return paint[state](state)
}
