import type { EvalOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** One line a skill, then each question that went wrong with what to do about it; with `--verbose` all of them. */
export const renderEval: Renderer<EvalOutput> = ({ results }, { style, verbose }) => {
  const lines = results.flatMap(({ name, against, passed, failed, queries, problem }) => {
    if (problem !== undefined) return [`${style.red('✗')} ${style.bold(printable(name))}: ${printable(problem)}`]
    const mark = failed === 0 ? style.green('✓') : style.red('✗')
    const count = `${passed} of ${passed + failed} as they should be`
    const shown = queries.filter((each) => verbose || !each.passed)
    return [
      `${mark} ${style.bold(printable(name))}: ${count}, against ${plural(against, 'other skill')}`,
      ...shown.flatMap((each) => [
        `  ${each.passed ? style.green('✓') : style.red('✗')} ${printable(each.query)}`,
        `    ${style.dim(whatHappened(each))}`,
        ...(each.suggestion === undefined ? [] : [`    ${printable(each.suggestion)}`]),
      ]),
    ]
  })
  const derived = results.filter(({ source, problem }) => source === null && problem === undefined).length
  const notes =
    derived === 0
      ? {}
      : { notes: 'Asked what the description says: `evals/triggers.json` in the skill asks what you want.' }
  return { answer: lines.join('\n'), ...notes }
}

function whatHappened({
  shouldTrigger,
  triggers,
  rank,
  instead,
}: EvalOutput['results'][number]['queries'][number]): string {
  const wanted = shouldTrigger ? 'should trigger' : 'should not trigger'
  const place = rank === null ? 'not among the answers' : `answer ${rank}`
  const first = instead === undefined ? '' : `, first is ${printable(instead)}`
  return `${wanted}, ${triggers ? 'does' : 'does not'}: ${place}${first}`
}
