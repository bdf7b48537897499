import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { createContext, Script } from 'node:vm'
import type { SyntaxLanguage, SyntaxNode, SyntaxParser } from '@metier/core'
import { systemClock } from '../host/system-clock.ts'
import { createStopwatch } from '../scan/create-stopwatch.ts'
import { plainTree, type CursorCalls, type WalkedTree } from './plain-tree.ts'

/** Characters of one program: what is longer is left to the analysis that goes by text. */
const longestProgram = 256 * 1024
/** Milliseconds of work for one program, however busy the machine is. A grammar can take long over text that is none of its language. */
const longestParse = 250

/** The part of tree-sitter's interface that is used here. */
interface Tree extends WalkedTree {
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
  /** What the module of the library itself offers, below its own interface. */
  exports?: CursorCalls
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
    const instance = new WebAssembly.Instance(compiled, imports);
    library.exports ??= instance.exports;
    return Promise.resolve({ module: compiled, instance });
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

  constructor(directory: string) {
    this.#context = createContext(
      { read: (name: string) => readFileSync(join(directory, name)), TextDecoder, URL, performance },
      { microtaskMode: 'afterEvaluate' },
    )
    this.#run(prepare)
    this.#run(readFileSync(join(directory, 'tree-sitter.js'), 'utf8'))
    this.#run(begin)
    if (this.#library.parser === undefined) throw new Error(this.#library.failure ?? 'tree-sitter did not start')
    // The optimising compiler of V8 takes seconds over a large grammar; the baseline one milliseconds. The library itself was
    // compiled before this: it is small, and parses in half the time once its busiest functions are optimised. What
    // `--liftoff-only` implies holds only where it is there from the start.
    for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
  }

  get #library(): Library {
    // oxlint-disable-next-line no-unsafe-type-assertion -- made by `prepare`, filled by the library
    return this.#context['library'] as Library
  }

  #run(code: string): void {
    new Script(code).runInContext(this.#context)
  }

  parse(language: SyntaxLanguage, text: string): SyntaxNode | undefined {
    const { parser, exports: calls } = this.#library
    if (parser === undefined || calls === undefined) return undefined
    parser.setLanguage(this.#language(language))
    const spent = createStopwatch(systemClock)
    const tree = parser.parse(text, null, { progressCallback: () => spent() > longestParse })
    if (tree === null) {
      parser.reset()
      return undefined
    }
    try {
      return plainTree(tree, calls)
    } finally {
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
