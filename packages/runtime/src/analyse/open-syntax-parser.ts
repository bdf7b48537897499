import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { createContext, Script } from 'node:vm'
import type { SyntaxLanguage, SyntaxNode, SyntaxParser } from '@metier/core'
import { systemClock } from '../host/system-clock.ts'
import { createStopwatch } from '../scan/create-stopwatch.ts'

/** Characters of one program, and nodes of its tree: what is larger is left to the analysis that goes by text. */
const longestProgram = 256 * 1024
const mostNodes = 150_000
/** Milliseconds of work for one program, however busy the machine is. A grammar can take long over text that is none of its language. */
const longestParse = 250

/** The part of tree-sitter's interface that is used here. */
interface Cursor {
  readonly nodeType: string
  readonly nodeTypeId: number
  readonly nodeIsNamed: boolean
  readonly startIndex: number
  readonly endIndex: number
  readonly currentFieldName: string | null
  gotoFirstChild(): boolean
  gotoNextSibling(): boolean
  gotoParent(): boolean
  delete(): void
}
interface Tree {
  walk(): Cursor
  delete(): void
}
interface Parser {
  setLanguage(language: object): void
  parse(text: string, before: null, options: { progressCallback: () => boolean }): Tree | null
  reset(): void
}
interface Library {
  parser?: Parser
  language?: object
  failure?: string
}

/**
 * Parsers of tree-sitter, compiled when the first program of their language comes. The scanner is asked in places that
 * cannot wait, so everything is loaded at once: in a context of its own, whose promises are settled before a script in
 * it returns, and in which WebAssembly is compiled synchronously. Wraps the one place that knows the library.
 */
export function openSyntaxParser(find: () => string | undefined = grammarDirectory): SyntaxParser {
  let machine: Machine | undefined
  let isBroken = false
  return {
    longest: longestProgram,
    parse(language, text) {
      if (isBroken || text.length > longestProgram) return undefined
      try {
        machine ??= start(find())
        return machine.parse(language, text)
      } catch {
        // A grammar that cannot be loaded or that fails is no reason not to scan: whoever asks goes by text.
        isBroken = machine === undefined
        return undefined
      }
    },
  }
}

function start(directory: string | undefined): Machine {
  if (directory === undefined) throw new Error('The grammars are not installed.')
  return new Machine(directory)
}

/** Beside the bundle when installed, in its own package in a checkout. */
function grammarDirectory(): string | undefined {
  const own = join(dirname(fileURLToPath(import.meta.url)), 'grammars')
  try {
    readFileSync(join(own, 'tree-sitter.wasm'))
    return own
  } catch {
    try {
      return join(dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm/package.json')), 'wasm')
    } catch {
      return undefined
    }
  }
}

const prepare = `
  var module = { exports: {} }, exports = module.exports, window = globalThis, self = globalThis, library = {};
  var console = { log() {}, warn() {}, error() {} };
  var document = { currentScript: { src: 'file:///' } }, location = { href: 'file:///' };
  WebAssembly.instantiate = (source, imports) => {
    if (source instanceof WebAssembly.Module) return Promise.resolve(new WebAssembly.Instance(source, imports));
    const compiled = new WebAssembly.Module(source);
    return Promise.resolve({ module: compiled, instance: new WebAssembly.Instance(compiled, imports) });
  };
  WebAssembly.instantiateStreaming = undefined;
`
const begin = `
  var failed = (error) => { library.failure = String(error) };
  module.exports.Parser.init({ wasmBinary: Uint8Array.from(read('tree-sitter.wasm')), locateFile: (name) => name })
    .then(() => { library.parser = new module.exports.Parser() }, failed);
`

class Machine {
  readonly #context: Record<string, unknown>
  readonly #languages = new Map<SyntaxLanguage, object>()
  readonly #kinds = new Map<SyntaxLanguage, Map<number, Kind>>()

  constructor(directory: string) {
    // The optimising compiler of V8 takes seconds over a large grammar; the baseline one milliseconds. What `--liftoff-only`
    // implies holds only where it is there from the start.
    for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
    this.#context = createContext(
      { read: (name: string) => readFileSync(join(directory, name)), TextDecoder, URL, performance },
      { microtaskMode: 'afterEvaluate' },
    )
    this.#run(prepare)
    this.#run(readFileSync(join(directory, 'tree-sitter.js'), 'utf8'))
    this.#run(begin)
    if (this.#library.parser === undefined) throw new Error(this.#library.failure ?? 'tree-sitter did not start')
  }

  get #library(): Library {
    // oxlint-disable-next-line no-unsafe-type-assertion -- made by `prepare`, filled by the library
    return this.#context['library'] as Library
  }

  #run(code: string): void {
    new Script(code).runInContext(this.#context)
  }

  parse(language: SyntaxLanguage, text: string): SyntaxNode | undefined {
    const { parser } = this.#library
    if (parser === undefined) return undefined
    parser.setLanguage(this.#language(language))
    const spent = createStopwatch(systemClock)
    const tree = parser.parse(text, null, { progressCallback: () => spent() > longestParse })
    if (tree === null) {
      parser.reset()
      return undefined
    }
    const cursor = tree.walk()
    const kinds = this.#kinds.get(language) ?? new Map<number, Kind>()
    this.#kinds.set(language, kinds)
    try {
      return plainTree(cursor, kinds)
    } finally {
      cursor.delete()
      tree.delete()
    }
  }

  #language(name: SyntaxLanguage): object {
    const known = this.#languages.get(name)
    if (known !== undefined) return known
    delete this.#library.language
    this.#run(
      `module.exports.Language.load(Uint8Array.from(read('tree-sitter-${name}.wasm'))).then((it) => { library.language = it }, failed)`,
    )
    const { language, failure } = this.#library
    if (language === undefined) throw new Error(failure ?? `no grammar of ${name}`)
    this.#languages.set(name, language)
    return language
  }
}

/** What a grammar calls a kind of node; `isNamed` is none of signs and words such as `(` or `if`. */
interface Kind {
  readonly type: string
  readonly isNamed: boolean
  /** One that never has children, so that nobody need ask. */
  readonly isLeaf: boolean
}

/** Of the three grammars: more than half of all nodes that are kept. */
const leaves: ReadonlySet<string> = new Set(
  'identifier property_identifier shorthand_property_identifier integer float number string_start string_content string_end string_fragment comment true false none null undefined this'.split(
    ' ',
  ),
)

type Growing = { -readonly [Key in keyof SyntaxNode]: SyntaxNode[Key] } & { children: SyntaxNode[] }

/** Most nodes have no children, and there are hundreds of thousands. */
const none: SyntaxNode[] = []

/**
 * The tree as plain objects, without recursion; `undefined` when it has more nodes than are looked at. Each question to
 * the cursor is a call into the library and back, and they took longer than parsing: a kind is only asked about once,
 * and what is not kept is not asked where it stands.
 */
function plainTree(cursor: Cursor, kinds: Map<number, Kind>): SyntaxNode | undefined {
  const kindNow = (): Kind => {
    const id = cursor.nodeTypeId
    let kind = kinds.get(id)
    if (kind === undefined) {
      const type = cursor.nodeType
      const isNamed = cursor.nodeIsNamed
      kind = { type, isNamed, isLeaf: !isNamed || leaves.has(type) }
      kinds.set(id, kind)
    }
    return kind
  }
  const read = ({ type }: Kind, field: string | null): Growing => {
    const start = cursor.startIndex
    const end = cursor.endIndex
    return field === null ? { type, start, end, children: none } : { type, start, end, children: none, field }
  }
  const root = read(kindNow(), cursor.currentFieldName)
  const open: Growing[] = [root]
  let count = 1
  let isDown = cursor.gotoFirstChild()
  while (isDown) {
    const kind = kindNow()
    const field = cursor.currentFieldName
    if (kind.isNamed || field !== null) {
      const node = read(kind, field)
      count += 1
      if (count > mostNodes) return undefined
      const parent = open.at(-1)
      if (parent?.children === none) parent.children = [node]
      else parent?.children.push(node)
      if (!kind.isLeaf && cursor.gotoFirstChild()) {
        open.push(node)
        continue
      }
    }
    while (!cursor.gotoNextSibling()) {
      open.pop()
      if (open.length === 0 || !cursor.gotoParent()) {
        isDown = false
        break
      }
    }
  }
  return root
}
