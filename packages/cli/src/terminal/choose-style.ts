import picocolors from 'picocolors'

/** Colours, or functions that leave text as it is. */
export type Style = ReturnType<typeof picocolors.createColors>

export interface StyleChoice {
  readonly isTerminal: boolean
  readonly environment: Readonly<Record<string, string | undefined>>
  /** `false` after `--no-color`. */
  readonly color: boolean
}

/** Colours on a terminal only; `--no-color` and NO_COLOR switch them off, FORCE_COLOR on (no-color.org, force-color.org). */
export function chooseStyle({ isTerminal, environment, color }: StyleChoice): Style {
  const { NO_COLOR, FORCE_COLOR, TERM } = environment
  if (!color || (NO_COLOR ?? '') !== '') return picocolors.createColors(false)
  if ((FORCE_COLOR ?? '') !== '' && FORCE_COLOR !== '0') return picocolors.createColors(true)
  return picocolors.createColors(isTerminal && TERM !== 'dumb')
}
