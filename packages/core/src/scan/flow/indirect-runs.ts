import type { Called } from './called.ts'
import type { Evaluator } from './evaluator.ts'
import { knownCalls } from './known-calls.ts'
import { flowValue, taintsOf, type FlowValue } from './flow-value.ts'
import { fileName } from './file-name.ts'

/** Names under which libraries run what they are given as code, whoever wrote them. */
const runsByName =
  /(?:^|[._])(?<!safe_|literal_)(?:run_?(?:source|code|string|script|js|python)|eval(?:uate)?(?:_?(?:code|string|script|js|py))?|exec_?(?:code|string|script|module)|load_?string|_compile|timeit|execscript)$/i

/**
 * Code that is run by another way than a call that everybody knows: given to an interpreter to read, put where modules
 * are looked for, or handed to a function whose name says that it runs texts.
 */
export function indirectRuns(evaluator: Evaluator, { path, values, place }: Called): void {
  const run = (given: readonly FlowValue[]): void => {
    const from = given.filter((value) => taintsOf([value]).some(({ kind }) => kind === 'remote' || kind === 'decoded'))
    if (from.length > 0) evaluator.record('run-code', place, { callee: path, values: from })
  }
  if (/^interpreter\(\)\.(?:stdin\.(?:write|end)|communicate|send|sendline)$/.test(path)) run(values)
  else if (/^(?:net\.(?:connect|createConnection|Socket)|tls\.connect)\(\)\.pipe$/.test(path)) {
    // What a connection says, poured into a program that was started for it.
    if (values.some((value) => /^child_process\.\w{4,8}\(\)\.stdin$|^interpreter\(\)\.stdin$/.test(value.path ?? '')))
      evaluator.record('run-code', place, {
        callee: path,
        values: [flowValue({ taints: [{ kind: 'remote', detail: 'socket:' }] })],
      })
  } else if (/^sys\.path\.(?:insert|append)$/.test(path)) run(values.flatMap((value) => stored(evaluator, value)))
  else if (
    /^(?:runpy\.run_path|ctypes\.(?:CDLL|cdll\.LoadLibrary|PyDLL)|process\.dlopen|importlib\.util\.spec_from_file_location|zipimport\.zipimporter)$/.test(
      path,
    )
  )
    run(values.flatMap((value) => stored(evaluator, value)))
  else if (
    /^yaml\.(?:load|load_all)$/.test(path) &&
    values.some((value) => /Unsafe|FullLoader|yaml\.Loader$/.test(value.path ?? ''))
  )
    run(values)
  else if (/^Reflect\.(?:construct|apply)$/.test(path) && knownCalls.runCode.test(values[0]?.path ?? ''))
    run(values.slice(1))
  else if (runsByName.test(path) && !/^(?:self|this|page|browser|driver|frame|client|redis|cursor|db)\./.test(path))
    run(values.slice(0, 1).filter((value) => !isAsked(evaluator, path, value)))
  else if (/^(?:vm\.\w{4,24}|module\.constructor\(\)\._compile)$/.test(path)) run(values)
}

/** What the skill itself put into the file of that name. */
function stored(evaluator: Evaluator, { shape, taints }: FlowValue): readonly FlowValue[] {
  const content = evaluator.options.files.get(fileName(evaluator, shape))
  return content === undefined ? [flowValue({ taints })] : [content]
}

/** An object is no text; nor is, on a page, what a server was asked, when a model or a rule evaluates it. */
function isAsked({ piece }: Evaluator, path: string, value: FlowValue): boolean {
  if (value.items?.some(({ key }) => key !== undefined) === true) return true
  return (
    /(?:^|[._])evaluate$/.test(path) &&
    piece.role === 'fence' &&
    taintsOf([value]).every(({ kind, detail }) => kind === 'remote' && detail.startsWith('socket:'))
  )
}
