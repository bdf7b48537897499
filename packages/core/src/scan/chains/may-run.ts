import type { Flow } from '../flow/flow.ts'
import { unknownPart, type FlowValue } from '../flow/flow-value.ts'

const shell = /^(?:\S{0,40}\/)?(?:(?:ba|z|da|k)?sh|cmd(?:\.exe)?|pwsh|powershell(?:\.exe)?)$/

/** May a text be what a flow runs: is it in it, or is nothing known of the whole command? */
export function mayRun({ values }: Flow, text: string): boolean {
  return values.some((value, index) => mayHold(value, text, index))
}

function mayHold({ shape, items }: FlowValue, text: string, index: number): boolean {
  if (shape.includes(text)) return true
  if (items === undefined) return index === 0 && shape === unknownPart
  return (
    items.some((item) => item.shape.includes(text)) ||
    // What a shell is told may be anything.
    (shell.test(items[0]?.shape ?? '') && items.some((item) => item.shape === unknownPart))
  )
}
