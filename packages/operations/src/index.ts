export { defineOperation } from './define-operation.ts'
export type { Effect, Operation, OperationExample, Surface } from './operation.ts'
export type { OperationContext } from './operation-context.ts'
