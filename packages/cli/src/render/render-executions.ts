import type { ExecutionsOutput } from '@metier/operations'
import type { Page } from '../terminal/page.ts'
import { printable } from '../terminal/printable.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** One execution to two lines, the latest last: where a terminal stops. */
export const renderExecutions: Renderer<ExecutionsOutput> = ({ executions, damaged }, page) => {
  const unread = damaged === 0 ? '' : ` ${plural(damaged, 'line')} of the log could not be read.`
  if (executions.length === 0) return { answer: '', notes: `Nothing was run yet.${unread}` }
  return {
    answer: executions.map((each) => lines(each, page)).join('\n'),
    notes: `${plural(executions.length, 'execution')}.${unread}`,
  }
}

function lines(each: ExecutionsOutput['executions'][number], { style }: Page): string {
  const { time, surface, skill, command, decision, because, exitCode, stopped, durationMs, sandbox } = each
  const isRefused = decision === 'refused'
  const mark = isRefused ? style.red('✗') : exitCode === 0 ? style.green('✓') : style.yellow('!')
  const ending = stopped ?? (exitCode === null ? 'no exit status' : `exit ${exitCode}`)
  const outcome = isRefused ? 'refused' : `${ending}, ${Math.round(durationMs)} ms, ${sandbox}`
  return `${mark} ${time}  ${printable(skill)}: ${printable(command)}\n    ${outcome}; ${printable(because)} (${surface})`
}
