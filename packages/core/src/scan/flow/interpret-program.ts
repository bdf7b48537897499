import type { KnownCommand } from './evaluate-command.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, taintsOf, type FlowValue } from './flow-value.ts'
import { takeNames } from './take-names.ts'
import { writtenFile } from './written-file.ts'

const shells = /^(?:(?:ba|z|k|da|a)?sh)$/

/** A shell or another interpreter: what it is told to run. */
export function interpretProgram(evaluator: Evaluator, { name, words, input, place }: KnownCommand): FlowValue {
  takeFrom(evaluator, name, words)
  const rest = argumentsOf(name, words)
  if (rest.some(({ shape }) => shape === '-m'))
    return flowValue({ taints: taintsOf(input === undefined ? [] : [input]) })
  const flag = rest.findIndex(({ shape }) =>
    /^-\w*[cer]$|^(?:-Command|-EncodedCommand|-enc|-e|--eval|--command)$/i.test(shape),
  )
  const text = flag === -1 ? undefined : rest[flag + 1]
  const isEvaluated = name === 'eval'
  const named = rest.findIndex(({ shape }) => /^-File$/i.test(shape))
  const plain = rest.findIndex(({ shape }) => !shape.startsWith('-'))
  const stdin = rest.findIndex(({ shape }) => shape === '-' || (shells.test(name) && /^-\w*s$/.test(shape)))
  // What comes after the sign for the input is given to the program that comes in.
  const isFromInput = stdin !== -1 && (plain === -1 || stdin < plain)
  const file = flag !== -1 || isFromInput ? undefined : named === -1 ? rest[plain] : rest[named + 1]
  const run: FlowValue[] = []
  if (text !== undefined) run.push(text)
  if (isEvaluated) run.push(flowValue({ shape: rest.map(({ shape }) => shape).join(' '), taints: taintsOf(rest) }))
  else if (file !== undefined)
    run.push(writtenFile(evaluator, file.shape) ?? flowValue({ shape: '', taints: file.taints }))
  // With a program of its own it only reads what comes in.
  if (input !== undefined && text === undefined && file === undefined) run.push(input)
  evaluator.record('run-code', place, { callee: name, values: run })
  if (shells.test(name) || isEvaluated) for (const value of run) evaluator.runCommandLine(value.shape, place)
  return flowValue({
    taints: taintsOf([...rest, ...(input === undefined ? [] : [input])]).filter(
      ({ kind }) => kind !== 'decoded' && kind !== 'remote',
    ),
  })
}

/** `. ./lib.sh`: what stands in the other script is here too. */
function takeFrom(evaluator: Evaluator, name: string, [, file]: readonly FlowValue[]): void {
  if (/^(?:source|\.)$/.test(name) && file !== undefined) takeNames(evaluator, file.shape)
}

/** Without the word that only says to run: `deno run a.ts`. */
function argumentsOf(name: string, words: readonly FlowValue[]): readonly FlowValue[] {
  return words.slice(/^(?:deno|bun)$/.test(name) && words[1]?.shape === 'run' ? 2 : 1)
}
