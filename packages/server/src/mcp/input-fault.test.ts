import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { inputFault } from './input-fault.ts'

describe('inputFault', () => {
  it('says on one line that a schema refused a message', () => {
    const message = z.union([z.object({ method: z.string() }), z.object({ id: z.number() })])
    const { error } = message.safeParse({ foo: 1 })
    expect(error?.message).toContain('\n')
    expect(inputFault(error ?? new Error(''))).toBe('a message that is no JSON-RPC 2.0 was passed over.')
  })

  it('keeps the first line of anything else', () => {
    expect(inputFault(new Error('The pipe broke.\n  at somewhere'))).toBe('The pipe broke.')
  })
})
