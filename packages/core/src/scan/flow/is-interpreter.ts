import type { FlowValue } from './flow-value.ts'

const interpreter =
  /^(?:\/(?:usr\/)?(?:local\/)?bin\/)?(?:(?:ba|z|k|da|a)?sh|python[\d.]*|node|deno|bun|perl|ruby|php|osascript|pwsh|powershell|lua)(?:\.exe)?$/i

/** Is it a program that runs what comes in? */
export function isInterpreter(value: FlowValue | undefined): boolean {
  return value !== undefined && interpreter.test(value.shape.trim().split(/\s+/)[0] ?? '')
}
