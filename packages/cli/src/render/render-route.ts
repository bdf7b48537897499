import type { RouteOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import type { Style } from '../terminal/style.ts'
import type { Renderer } from './renderer.ts'

type Routed = Omit<RouteOutput, 'schema'>

const meanings: Readonly<Record<Routed['mode'], string>> = {
  direct: 'answer from what is known',
  lightweight: 'one agent with these skills and nothing else to read',
  standard: 'one agent with all context',
  full: 'several agents',
}

const vetoes: Readonly<Record<NonNullable<Routed['veto']>, string>> = {
  architecture: 'It decides on architecture: no skill makes less of it.',
  'several-agents': 'It is work for several agents: no skill makes less of it.',
}

/** The mode and what it means, then the skills. */
export const renderRoute: Renderer<RouteOutput> = (routed, { style }) => {
  const notes = routeNotes(routed)
  return { answer: routeLines(routed, style).join('\n'), ...(notes.length === 0 ? {} : { notes: notes.join('\n') }) }
}

/** The mode with what it means, and each skill with the words that speak for it. */
export function routeLines({ mode, skills }: Routed, style: Style): readonly string[] {
  const names = skills.map(({ name, why }) => {
    const words = [...new Set(why.flatMap((reason) => reason.words))]
    const reasons = words.length === 0 ? '' : `  ${style.dim(words.map(printable).join(', '))}`
    return `  ${printable(name)}${reasons}`
  })
  return [`${style.bold(mode)}  ${meanings[mode]}`, ...names]
}

/** `whose`: of whom the skills were asked. */
export function routeNotes(routed: Routed, whose = 'that is in force for everybody here'): readonly string[] {
  const { mode, withoutSkills, veto, verdict, skills, agentType, parallel } = routed
  return [
    ...(skills.length === 0 ? [`No skill ${whose} fits the task.`] : []),
    ...(skills.length > 0 && verdict === 'none'
      ? ['Too little of the task is about that to start an agent with it alone.']
      : []),
    ...(veto === null ? [] : [vetoes[veto]]),
    ...(mode === withoutSkills ? [] : [`Without a matching skill it would be ${withoutSkills}.`]),
    ...(agentType === 'explore' ? ['It only reads: an agent that explores will do.'] : []),
    ...(mode === 'full' ? [`Start ${parallel.usual} agents at the same time, ${parallel.most} at most.`] : []),
  ]
}
