import type { FlowValue } from './flow-value.ts'
import { variableValue } from './variable-value.ts'

/** What a name stands for that the program itself gave no value. */
export function builtInValue(name: string): Partial<FlowValue> {
  if (/^\$\w/.test(name)) return variableValue(name.slice(1))
  if (name === '__file__' || name === '__dirname' || name === '__filename') return { shape: '.' }
  return { path: name }
}
