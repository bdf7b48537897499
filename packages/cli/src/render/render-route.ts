import type { RouteOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import type { Renderer } from './renderer.ts'

const meanings: Readonly<Record<RouteOutput['mode'], string>> = {
  direct: 'answer from what is known',
  lightweight: 'one agent with these skills and nothing else to read',
  standard: 'one agent with all context',
  full: 'several agents',
}

const vetoes: Readonly<Record<NonNullable<RouteOutput['veto']>, string>> = {
  architecture: 'It decides on architecture: no skill makes less of it.',
  'several-agents': 'It is work for several agents: no skill makes less of it.',
}

/** The mode and what it means, then the skills. */
export const renderRoute: Renderer<RouteOutput> = ({ mode, withoutSkills, veto, skills }, { style }) => {
  const head = `${style.bold(mode)}  ${meanings[mode]}`
  const names = skills.map(({ name }) => `  ${printable(name)}`)
  const notes = [
    ...(skills.length === 0 ? ['No skill fits the task.'] : []),
    ...(veto === null ? [] : [vetoes[veto]]),
    ...(mode === withoutSkills ? [] : [`Without a matching skill it would be ${withoutSkills}.`]),
  ]
  return { answer: [head, ...names].join('\n'), ...(notes.length === 0 ? {} : { notes: notes.join('\n') }) }
}
