import { expect, it } from 'vitest'
import { kernelCode } from './kernel-code.ts'
import { kernelModule } from './kernel-module.case.ts'

it('is what the program of the kernel gives', () => {
  expect([...kernelCode]).toEqual([...kernelModule()])
})
