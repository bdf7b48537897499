import type { OutdatedOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { nothingInstalled } from './nothing-installed.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'
import { shortVersion } from './short-version.ts'

/** What has something newer, and what cannot be told; all with --verbose. */
export const renderOutdated: Renderer<OutdatedOutput> = ({ skills }, { style, verbose }) => {
  if (skills.length === 0) return { answer: '', notes: nothingInstalled }
  const shown = skills.filter(({ state }) => verbose || (state !== 'current' && state !== 'pinned'))
  const lines = shown.map(({ name, state, installed, newest, why, next }) => {
    const head = style.bold(printable(name))
    if (state === 'newer') return `${head}  ${shortVersion(installed)} → ${style.green(shortVersion(newest))}`
    if (state === 'unpinned') return `${head}  installed by another tool; ${style.green('as its source has it')}`
    const told = `${head}  ${style.yellow(state)}${why === undefined ? '' : `  ${printable(why)}`}`
    return next === undefined ? told : `${told}\n  ${style.cyan('next')} ${printable(next)}`
  })
  const newer = skills.filter(({ state }) => state === 'newer').length
  const unpinned = skills.filter(({ state }) => state === 'unpinned').length
  const pin = unpinned === 0 ? '' : ` \`metier update\` pins ${plural(unpinned, 'skill')} by digest.`
  const rest = newer === 0 ? 'nothing newer is known.' : `${newer} can be updated: \`metier update\`.`
  const silent = skills.filter(({ state }) => state === 'unreachable').length
  const unknown =
    silent === 0 ? '' : ` The source of ${plural(silent, 'skill')} could not be reached: this is not the whole answer.`
  const refused = skills.filter(({ state }) => state === 'refused').map(({ name }) => printable(name))
  const kept =
    refused.length === 0 ? '' : ` As it is now, \`metier update\` would stop at ${refused.join(', ')}: name the others.`
  return { answer: lines.join('\n'), notes: `${plural(skills.length, 'skill')}; ${rest}${kept}${unknown}${pin}` }
}
