import { expect, it } from 'vitest'
import { meaningCode } from './meaning-code.ts'
import { meaningModule } from './meaning-module.case.ts'

it('is what the program of the sums gives', () => {
  expect([...meaningCode]).toEqual([...meaningModule()])
})
