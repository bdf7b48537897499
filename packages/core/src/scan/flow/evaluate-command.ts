import type { Evaluator } from './evaluator.ts'
import { commandEffects } from './command-effects.ts'
import { flowValue, taintsOf, type FlowValue } from './flow-value.ts'
import { keepFile } from './keep-file.ts'
import type { Expression } from './program.ts'

type CommandExpression = Extract<Expression, { kind: 'command' }>

/** A command with its words known as far as they are, without what only goes before it. */
export interface KnownCommand {
  /** The last part of the path by which it is called. */
  readonly name: string
  readonly words: readonly FlowValue[]
  readonly input?: FlowValue
  readonly place: Expression
}

const leading =
  /^(?:sudo|nohup|exec|command|builtin|time|nice|ionice|setsid|doas|stdbuf|unbuffer|caffeinate|then|do|else|!|@|busybox)$/

/** What a command of a shell puts out, recording what it does. */
export function evaluateCommand(evaluator: Evaluator, expression: CommandExpression): FlowValue {
  const input = expression.input === undefined ? undefined : evaluator.evaluate(expression.input)
  const words = expression.words.map((word) => shellValue(evaluator, word))
  const command = strip({ words, ...(input && { input }), place: expression })
  const own = evaluator.names.get(`${command.name}()`)?.define
  const output =
    own === undefined
      ? commandEffects(evaluator, command)
      : printedBy(
          evaluator.calls.followFrom(expression, { define: own }, [
            flowValue({ taints: taintsOf(command.words.slice(1)) }),
            ...command.words.slice(1, 10),
          ]),
        )
  if (expression.output === undefined) return output
  const file = evaluator.evaluate(expression.output).shape
  if (/^\/dev\/(?:null|stdout|stderr|tty)$/.test(file)) return flowValue({ taints: [] })
  if (/^\/dev\/(?:tcp|udp)\//.test(file)) {
    evaluator.record('send', expression, {
      callee: '/dev/tcp',
      values: [output, flowValue({ shape: `https://${file.split('/')[3] ?? ''}/` })],
    })
    return output
  }
  evaluator.record('write', expression, { callee: command.name, file, values: [output] })
  const value = flowValue({ shape: output.shape, taints: taintsOf([output]) })
  keepFile(evaluator, { file, value, place: expression })
  return flowValue()
}

/** A function puts out what its commands do, one after the other. */
function printedBy({ shape, items, taints }: FlowValue): FlowValue {
  if (items === undefined) return flowValue({ shape, taints })
  return flowValue({ shape: items.map((item) => item.shape).join('\n'), taints })
}

/** Variables are names in a shell: those nobody set are of the environment. */
function shellValue(evaluator: Evaluator, word: Expression): FlowValue {
  return evaluator.evaluate(word)
}

// oxlint-disable-next-line complexity -- one short line for each kind of thing
function strip({ words, input, place }: Omit<KnownCommand, 'name'>): KnownCommand {
  let rest = words
  for (let turn = 0; turn < 6; turn += 1) {
    const [first, second] = rest
    const name = baseName(first?.shape ?? '')
    if (name === 'env' && rest.length > 1) rest = rest.slice(1)
    else if (/^\w+=/.test(name) && rest.length > 1) rest = rest.slice(1)
    else if (leading.test(name) && rest.length > 1)
      rest = rest.slice(second?.shape === '-u' || second?.shape === '-n' ? 3 : 1)
    else if (name === 'timeout' && rest.length > 2) rest = rest.slice(2)
    else if (turn > 0 && name.startsWith('-') && rest.length > 1) rest = rest.slice(1)
    else break
  }
  return { name: baseName(rest[0]?.shape ?? ''), words: rest, ...(input && { input }), place }
}

function baseName(path: string): string {
  return path
    .replace(/^[@-](?=\w)/, '')
    .replace(/^.*[/\\]/, '')
    .replace(/\.exe$/i, '')
}
