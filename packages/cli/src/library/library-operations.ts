/** What the functions of the library are made of: loaded by the first of them that is called. */
export { add, createContext, everySkill, newSkill, validate } from '@metier/operations'
export { callOperation } from './call-operation.ts'
