import type { UsageOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** How often skills were used, and whether that is counted. */
export const renderUsage: Renderer<UsageOutput> = ({ counting, file, damaged, cleared, skills }) => {
  const width = Math.max(0, ...skills.map(({ uses }) => String(uses).length))
  const lines = skills.map(
    ({ name, location, uses }) => `${String(uses).padStart(width)}  ${printable(name)}  ${printable(location)}`,
  )
  const said = {
    on: 'Uses are counted, on this machine only; `metier usage off` ends it.',
    off: 'Uses are not counted; `metier usage on` begins it.',
  }[counting]
  const gone = cleared === 0 ? '' : ` Thrown away: the counts of ${plural(cleared, 'skill')}.`
  const left = counting === 'off' && skills.length > 0 ? ' `metier usage clear` throws away what was counted.' : ''
  const broken = damaged ? ` ${printable(file)} cannot be read: \`metier usage clear\` removes it.` : ''
  return { answer: lines.join('\n'), notes: `${said}${gone}${left}${broken}` }
}
