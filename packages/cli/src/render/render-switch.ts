import type { SwitchOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import type { Renderer } from './renderer.ts'

/** What was switched, and what came or went for it. */
export const renderSwitch: Renderer<SwitchOutput> = ({ to, skills }, page) => {
  const { style } = page
  const lines = skills.flatMap(({ name, changed, how, paths, left, inForce }) => [
    `${style.bold(printable(name))}  ${changed ? (to === 'on' ? 'switched on' : 'switched off') : `${to} already`}`,
    ...paths.map(
      (path) =>
        `  ${how === 'settings' ? 'edited ' : to === 'on' ? 'put back' : 'took away'}  ${shortPath(path, page)}`,
    ),
    ...left.map((path) => `  ${style.yellow('left')}  ${shortPath(path, page)}, which nobody installed`),
    ...(inForce === undefined
      ? []
      : [`  ${style.yellow('in force')}  ${shortPath(inForce, page)}, which has the same name`]),
  ])
  const isSetting = skills.some(({ how, changed }) => how === 'settings' && changed)
  const note = 'Its files were not touched: other agents that look there see it all the same.'
  return { answer: lines.join('\n'), ...(isSetting && to === 'off' && { notes: note }) }
}
