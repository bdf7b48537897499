import { coreValue } from './core-value.ts'
import type { ScalarNode } from './node.ts'

/** The node of an unquoted scalar. */
export function plainNode(source: string, start: number, end: number): ScalarNode {
  return { kind: 'scalar', style: 'plain', source, value: coreValue(source), start, end }
}
