import { PatternGate } from '../literals/pattern-gate.ts'
import { orderNeeds } from './order-needs.ts'

/** Knows what the patterns need that are tried on every paragraph. */
export const orderGate = new PatternGate(orderNeeds)
