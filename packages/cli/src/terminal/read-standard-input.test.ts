import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readStandardInput } from './read-standard-input.ts'

const read = (stdin: Parameters<typeof readStandardInput>[0]['stdin']) => readStandardInput({ stdin })

describe('readStandardInput', () => {
  it('gives what was piped, whatever its pieces are', async () => {
    const bytes = new TextEncoder().encode('größer')
    expect(await read(Readable.from([bytes.slice(0, 3), bytes.slice(3)]))).toBe('größer')
    expect(await read(Readable.from(['a', 'b']))).toBe('ab')
    expect(await read(Readable.from([]))).toBe('')
  })

  it.each([{ isTTY: true }, {}])('says how to give a text where nothing is piped: %j', async (stdin) => {
    await expect(read(stdin)).rejects.toThrow(/Nothing is piped/)
  })

  it('takes no more than a text is long', async () => {
    const chunk = new Uint8Array(1024 * 1024)
    await expect(read(Readable.from([chunk, chunk, chunk, chunk, chunk]))).rejects.toThrow(/More than/)
  })
})
