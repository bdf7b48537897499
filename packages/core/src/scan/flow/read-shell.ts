import {
  parseShell,
  type ShellArgument,
  type ShellChildOfQuoted,
  type ShellCommand,
  type ShellDocument,
  type ShellList,
  type ShellNodeOfCommand,
  type ShellPipeline,
  type ShellRedirection,
  type ShellScript,
  type ShellStatement,
  type ShellWord,
  type ShellWordPart,
} from '../../policy/parse-shell.ts'
import { FunctionScopes } from './function-scopes.ts'
import type { Expression, Place, Statement } from './program.ts'
import { deepestSyntax } from './syntax-reader.ts'

/** Longer scripts are left to the analysis that goes by text. */
const longest = 256 * 1024
/** Parts of a pipe that are followed into one another: thousands of them would be as many calls inside of each other. */
const longestPipe = 100
const mostRedirects = 100

/** What a function is given: all of its words, and each of the first nine. */
const parameters: readonly Expression[] = ['$@', '$1', '$2', '$3', '$4', '$5', '$6', '$7', '$8', '$9'].map((name) => ({
  kind: 'name',
  name,
  start: 0,
  end: 0,
}))

/** The statements of a shell script; `undefined` when it is longer than is parsed. */
export function readShell(text: string): readonly Statement[] | undefined {
  if (text.length > longest) return undefined
  return new ShellReader().script(parseShell(text))
}

class ShellReader {
  readonly #scopes = new FunctionScopes()
  #depth = 0

  script(script: ShellScript | undefined): readonly Statement[] {
    return (script?.commands ?? []).flatMap((statement) => this.#statement(statement))
  }

  #list({ commands }: ShellList): readonly Statement[] {
    return commands.flatMap((statement) => this.#statement(statement))
  }

  #statement({ command }: ShellStatement): readonly Statement[] {
    const nodes = command.type === 'AndOr' ? command.commands : [command]
    return nodes.flatMap((node) => this.#node(node))
  }

  #node(node: ShellPipeline): readonly Statement[] {
    if (this.#depth > deepestSyntax) return []
    this.#depth += 1
    try {
      return this.#plainNode(node)
    } finally {
      this.#depth -= 1
    }
  }

  #plainNode(node: ShellPipeline): readonly Statement[] {
    // oxlint-disable-next-line switch-exhaustiveness-check -- the rest is plain text or has nothing to run
    switch (node.type) {
      case 'Pipeline':
        return [{ kind: 'do', value: this.#pipeline(node.commands, node) }]
      case 'Command':
        return this.#command(node)
      case 'Redirected':
        return [{ kind: 'do', value: this.#redirected(node.command, node.redirects, node) }]
      case 'Function':
        return this.#function(node.name.value, node.body)
      case 'For':
      case 'Select': {
        const words = (node.wordlist ?? []).map((word) => this.#word(word))
        const { pos: start, end } = node
        const target: Expression = { kind: 'name', name: `$${node.name.value}`, start, end }
        return [
          { kind: 'for', target, source: { kind: 'list', parts: words, start, end }, body: this.#list(node.body) },
        ]
      }
      default:
        return this.#body(node)
    }
  }

  #function(name: string, node: ShellNodeOfCommand | ShellList): readonly Statement[] {
    const define = { parameters, ...this.#scopes.within(() => this.#body(node).map(givenOut)) }
    return [{ kind: 'define', name: `${name}()`, define }]
  }

  #body(node: ShellNodeOfCommand | ShellList): readonly Statement[] {
    // oxlint-disable-next-line switch-exhaustiveness-check -- the rest is plain text or has nothing to run
    switch (node.type) {
      case 'CompoundList':
        return this.#list(node)
      case 'If':
        return [
          ...this.#list(node.clause),
          ...this.#list(node.then),
          ...node.elif.flatMap(({ clause, then }) => [...this.#list(clause), ...this.#list(then)]),
          ...(node.else === undefined ? [] : this.#list(node.else)),
        ]
      case 'While':
        return [...this.#list(node.clause), ...this.#list(node.body)]
      case 'Subshell':
      case 'BraceGroup':
      case 'ArithmeticFor':
        return this.#list(node.body)
      case 'Case':
        return node.items.flatMap(({ body }) => this.#list(body))
      case 'Coproc':
        return this.#body(node.body)
      case 'For':
      case 'Select':
      case 'Function':
        return this.#plainNode(node)
      case 'Command':
        return this.#command(node)
      case 'Redirected':
        return [{ kind: 'do', value: this.#redirected(node.command, node.redirects, node) }]
      default:
        return []
    }
  }

  /** What a command, or a group of them, puts out. */
  #output(node: ShellNodeOfCommand): Expression {
    const statements = this.#body(node)
    const parts = statements.flatMap((statement) => this.#valueOf(statement))
    const [only] = parts
    return parts.length === 1 && only !== undefined ? only : { kind: 'group', parts, start: node.pos, end: node.end }
  }

  #valueOf(statement: Statement): readonly Expression[] {
    if (statement.kind === 'do') return [statement.value]
    if (statement.kind !== 'for') return []
    const { target, source, body } = statement
    const parts = body.flatMap((each) => this.#valueOf(each))
    return [
      {
        kind: 'each',
        target,
        source,
        result: { kind: 'group', parts, start: target.start, end: target.end },
        start: target.start,
        end: target.end,
      },
    ]
  }

  #pipeline(
    commands: readonly ShellNodeOfCommand[],
    place: { readonly pos: number; readonly end: number },
  ): Expression {
    const pieces: Expression[] = []
    let input: Expression | undefined
    for (const [index, command] of commands.entries()) {
      if (input !== undefined && index % longestPipe === 0) {
        pieces.push(input)
        input = undefined
      }
      input = withInput(this.#output(command), input)
    }
    if (input !== undefined && pieces.length === 0) return input
    const parts = input === undefined ? pieces : [...pieces, input]
    return { kind: 'group', parts, start: place.pos, end: place.end }
  }

  #redirected(
    node: ShellNodeOfCommand,
    redirects: readonly ShellRedirection[],
    { pos, end }: { readonly pos: number; readonly end: number },
  ): Expression {
    return this.#withRedirects(this.#output(node), redirects, { start: pos, end })
  }

  #command(command: ShellCommand): readonly Statement[] {
    const sets = command.prefix.flatMap((part) => (part.type === 'Assignment' ? [this.#assignment(part)] : []))
    if (command.name === undefined) return [...sets, ...this.#bare(command)]
    const words = [this.#word(command.name), ...command.args.map((word) => this.#argument(word))]
    const place = { start: command.pos, end: command.end }
    const value = this.#withRedirects({ kind: 'command', words, ...place }, command.redirects, place)
    if (/^(?:local|declare|typeset)$/.test(command.name.value))
      for (const word of command.args) this.#scopes.declare(`$${word.type === 'Assignment' ? word.name : word.value}`)
    const declared = /^(?:export|local|declare|readonly|typeset|alias)$/.test(command.name.value)
    return [...sets, { kind: 'do', value }, ...(declared ? command.args.flatMap((word) => this.#declared(word)) : [])]
  }

  #bare(command: ShellCommand): readonly Statement[] {
    if (command.redirects.length === 0) return []
    const place = { start: command.pos, end: command.end }
    return [
      { kind: 'do', value: this.#withRedirects({ kind: 'command', words: [], ...place }, command.redirects, place) },
    ]
  }

  #declared(word: ShellArgument): readonly Statement[] {
    return word.type === 'Assignment' ? [this.#assignment(word)] : []
  }

  #assignment({ name, value, append, pos, end }: Extract<ShellArgument, { type: 'Assignment' }>): Statement {
    const place = { start: pos, end }
    const target: Expression = { kind: 'name', name: `$${name}`, ...place }
    const given: Expression =
      value.type === 'Word'
        ? this.#word(value)
        : { kind: 'list', parts: value.elements.map((word) => this.#word(word)), ...place }
    return { kind: 'do', value: { kind: 'set', target, value: given, adds: append === true, ...place } }
  }

  #argument(word: ShellArgument): Expression {
    if (word.type === 'Word') return this.#word(word)
    const place = { start: word.pos, end: word.end }
    const value: Expression = word.value.type === 'Word' ? this.#word(word.value) : { kind: 'text', text: '', ...place }
    return { kind: 'join', parts: [{ kind: 'text', text: `${word.name}=`, ...place }, value], ...place }
  }

  #withRedirects(value: Expression, redirects: readonly ShellRedirection[], place: Place): Expression {
    let result = value
    // Of many the last counts, to a shell too.
    for (const redirect of redirects.slice(-mostRedirects)) {
      if (redirect.type === 'HereDoc') result = withInput(result, this.#hereDoc(redirect.body))
      else if (redirect.target === undefined) continue
      else if (redirect.type === 'HereString') result = withInput(result, this.#word(redirect.target))
      else if (redirect.operator === '<') {
        const file: Expression = {
          kind: 'command',
          words: [{ kind: 'text', text: 'cat', ...place }, this.#word(redirect.target)],
          ...place,
        }
        result = withInput(result, file)
      } else if (/^(?:>>?|&>>?|>\||<>)$/.test(redirect.operator) && !isErrors(redirect.descriptor)) {
        result = withOutput(result, this.#word(redirect.target), place)
      }
    }
    return result
  }

  #hereDoc({ parts, text, pos, end }: ShellDocument): Expression {
    return parts === undefined
      ? { kind: 'text', text, start: pos, end }
      : { kind: 'join', parts: parts.map((part) => this.#part(part)), start: pos, end }
  }

  #word(word: ShellWord): Expression {
    const place = { start: word.pos, end: word.end }
    if (word.parts === undefined) return { kind: 'text', text: word.value, ...place }
    return { kind: 'join', parts: word.parts.map((part) => this.#part(part)), ...place }
  }

  #part(part: ShellWordPart | ShellChildOfQuoted): Expression {
    const place = { start: part.pos, end: part.end }
    // oxlint-disable-next-line switch-exhaustiveness-check -- the rest is plain text or has nothing to run
    switch (part.type) {
      case 'DoubleQuoted':
      case 'LocaleString':
        return { kind: 'join', parts: part.parts.map((child) => this.#part(child)), ...place }
      case 'SimpleExpansion':
        return { kind: 'name', name: part.text, ...place }
      case 'ParameterExpansion':
        return this.#parameter(part, place)
      case 'CommandExpansion':
      case 'ProcessSubstitution':
        return {
          kind: 'join',
          parts: this.script(part.script).flatMap((statement) => this.#valueOf(statement)),
          ...place,
        }
      case 'ArithmeticExpansion':
        return { kind: 'group', parts: [], ...place }
      default:
        return { kind: 'text', text: 'value' in part ? part.value : part.text, ...place }
    }
  }

  #parameter(part: Extract<ShellWordPart, { type: 'ParameterExpansion' }>, place: Place): Expression {
    const name: Expression = { kind: 'name', name: `$${part.parameter}`, ...place }
    const operation = part.operation
    // `${A:?}` is what A is, or the end of the script.
    if (operation?.type !== 'Default' || operation.operator.endsWith('?')) return name
    return {
      kind: 'call',
      callee: { kind: 'name', name: 'default value', ...place },
      values: [name, this.#word(operation.operand)],
      ...place,
    }
  }
}

/** Commands that put nothing out. */
const silent =
  /^(?:test|\[|\[\[|return|exit|shift|local|export|declare|typeset|readonly|unset|set|cd|pushd|popd|mkdir|true|false|:|trap|kill|wait|sleep|chmod|chown|touch|rm|which|hash|type|read|mapfile|readarray|logger|eval|source|\.)$/

/** What a function puts out is what its commands do. */
function givenOut(statement: Statement): Statement {
  if (statement.kind === 'for') return { ...statement, body: statement.body.map(givenOut) }
  if (statement.kind !== 'do' || statement.value.kind === 'set') return statement
  const { value } = statement
  const [first] = value.kind === 'command' ? value.words : []
  return first?.kind === 'text' && silent.test(first.text) ? statement : { kind: 'return', value }
}

function isErrors(descriptor: Extract<ShellRedirection, { type: 'Redirect' }>['descriptor']): boolean {
  return descriptor?.type === 'FileDescriptor' && descriptor.value === 2
}

function withInput(value: Expression, input: Expression | undefined): Expression {
  if (input === undefined) return value
  const { start, end } = value
  if (value.kind === 'command') return { ...value, input, start: Math.min(start, input.start) }
  return { kind: 'group', parts: [input, value], start, end }
}

function withOutput(value: Expression, output: Expression, place: Place): Expression {
  if (value.kind === 'command' && value.output === undefined) return { ...value, output }
  return { kind: 'command', words: [{ kind: 'text', text: 'cat', ...place }], input: value, output, ...place }
}
