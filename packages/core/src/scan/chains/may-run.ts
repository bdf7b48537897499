import type { Flow } from '../flow/flow.ts'
import { unknownPart, type FlowValue } from '../flow/flow-value.ts'

const shell = /^(?:\S{0,40}\/)?(?:(?:ba|z|da|k)?sh|cmd(?:\.exe)?|pwsh|powershell(?:\.exe)?)$/

/** The very program that runs the test; it runs files, unless it is told otherwise. */
const ownProgram = /^(?:process\.execPath|sys\.executable)$/
const givenText = /^-\w{0,3}[cep]$|^--(?:eval|print|import|require|loader)\b/

/** May a text be what a flow runs: is it in it, or is nothing known of the whole command? */
export function mayRun({ kind, values }: Flow, text: string): boolean {
  // A file of whatever name that is deleted is not run.
  const isStarted = kind !== 'delete' && !startsFile(values)
  return values.some((value, index) => mayHold(value, text, index === 0 && isStarted))
}

/** `spawn(process.execPath, ['tool.js', …])`: the program is known, and so is that it is given no text to run. */
function startsFile([program, given]: readonly FlowValue[]): boolean {
  if (!ownProgram.test(program?.path ?? '') || given?.items === undefined) return false
  return !given.items.some(({ shape }) => givenText.test(shape))
}

function mayHold({ shape, items }: FlowValue, text: string, isProgram: boolean): boolean {
  if (shape.includes(text)) return true
  if (items === undefined) return isProgram && shape === unknownPart
  return (
    items.some((item) => item.shape.includes(text)) ||
    // What a shell is told may be anything.
    (shell.test(items[0]?.shape ?? '') && items.some((item) => item.shape === unknownPart))
  )
}
