import { expect, it } from 'vitest'
import { weighingCode } from './weighing-code.ts'
import { weighingModule } from './weighing-module.case.ts'

it('is what the program of the weigher gives', () => {
  expect([...weighingCode]).toEqual([...weighingModule()])
})
