import type { GlobalOptions } from '../arguments/parsed-arguments.ts'
import type { Environment } from '../environment.ts'
import { chooseStyle } from './choose-style.ts'
import type { Page } from './page.ts'
import { widthOf } from './width-of.ts'

/** What an answer is drawn on: where it goes, and how it was asked for. */
export function pageFor(
  { color, verbose }: Pick<GlobalOptions, 'color' | 'verbose'>,
  cwd: string,
  { streams: { stdout }, variables, home }: Pick<Environment, 'streams' | 'variables' | 'home'>,
): Page {
  const isTerminal = stdout.isTTY === true
  const style = chooseStyle({ isTerminal, environment: variables, color })
  return { style, width: widthOf(stdout), verbose, isTerminal, cwd, home }
}
