import picocolors from 'picocolors'
import type { Style } from './style.ts'

export interface StyleChoice {
  readonly isTerminal: boolean
  readonly environment: Readonly<Record<string, string | undefined>>
  /** `false` after `--no-color`. */
  readonly color: boolean
}

const same = (text: string): string => text

/** No colours, and no need to load the package that knows them: it makes Node open standard output to look at it. */
const plain: Style = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same }

/** Colours on a terminal only; `--no-color` and NO_COLOR switch them off, FORCE_COLOR on (no-color.org, force-color.org). */
export function chooseStyle({ isTerminal, environment, color }: StyleChoice): Style {
  const { NO_COLOR, FORCE_COLOR, TERM } = environment
  if (!color || (NO_COLOR ?? '') !== '') return plain
  const isForced = (FORCE_COLOR ?? '') !== '' && FORCE_COLOR !== '0'
  return isForced || (isTerminal && TERM !== 'dumb') ? picocolors.createColors(true) : plain
}
