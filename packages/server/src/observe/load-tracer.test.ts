import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadTracer } from './load-tracer.ts'

afterEach(() => {
  vi.doUnmock('@opentelemetry/api')
})

describe("OpenTelemetry's API", () => {
  it('is used where it is installed', async () => {
    const asked: string[] = []
    const tracer = { startActiveSpan: () => {} }
    const getTracer = (name: string, version: string) => {
      asked.push(`${name} ${version}`)
      return tracer
    }
    vi.doMock('@opentelemetry/api', () => ({ trace: { getTracer } }))
    expect(await loadTracer('1.2.3')).toBe(tracer)
    expect(asked).toEqual(['metier 1.2.3'])
  })

  it('is done without where something else bears its name', async () => {
    vi.doMock('@opentelemetry/api', () => ({ other: true }))
    expect(await loadTracer('1.2.3')).toBeUndefined()
  })
})
