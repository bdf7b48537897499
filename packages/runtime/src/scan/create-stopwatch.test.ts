import { createFakeClock } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { createStopwatch } from './create-stopwatch.ts'

describe('createStopwatch', () => {
  it('counts what the processor did, and a tenth of what was waited', () => {
    const clock = createFakeClock()
    const spent = createStopwatch(clock)
    const busyUntil = process.cpuUsage().user + 60_000
    while (process.cpuUsage().user < busyUntil) Math.sqrt(2)
    expect(spent()).toBeGreaterThanOrEqual(50)
    clock.advance(1_000_000)
    expect(spent()).toBeGreaterThanOrEqual(100_000)
  })
})
