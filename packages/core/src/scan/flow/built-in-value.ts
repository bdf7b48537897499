import { isKnown, type FlowValue } from './flow-value.ts'
import { variableValue } from './variable-value.ts'

/** What a name stands for that the program itself gave no value. */
export function builtInValue(name: string): Partial<FlowValue> {
  if (/^\$\w/.test(name)) {
    const value = variableValue(name.slice(1))
    return isKnown(value) ? value : { ...value, unset: name }
  }
  if (name === '__file__' || name === '__dirname' || name === '__filename') return { shape: '.' }
  return { path: name }
}
