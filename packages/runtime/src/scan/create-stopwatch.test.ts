import { createFakeClock } from '@metier/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStopwatch } from './create-stopwatch.ts'
import { processorTime } from './processor-time.ts'

function work(microseconds: number): void {
  const busyUntil = processorTime.ask().user + microseconds
  while (processorTime.ask().user < busyUntil) Math.sqrt(2)
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('createStopwatch', () => {
  it('counts what the processor did, and a hundredth of what was waited', () => {
    const clock = createFakeClock()
    const spent = createStopwatch(clock)
    work(60_000)
    clock.advance(60)
    expect(spent()).toBeGreaterThanOrEqual(50)
    clock.advance(1_000_000)
    // Under load a process gets a small part of the time, and a skill is no worse for that.
    expect(spent()).toBeGreaterThanOrEqual(10_000)
    expect(spent()).toBeLessThan(20_000)
  })

  it('asks the system once in ten milliseconds, however often it is looked at', () => {
    const clock = createFakeClock()
    const spent = createStopwatch(clock)
    const asked = vi.spyOn(processorTime, 'ask')
    for (let look = 0; look < 1000; look += 1) spent()
    expect(asked).not.toHaveBeenCalled()
    for (let look = 0; look < 100; look += 1) {
      clock.advance(1)
      spent()
    }
    expect(asked).toHaveBeenCalledTimes(10)
  })

  it('begins with what was answered a moment ago, and counts only what was spent since', () => {
    const clock = createFakeClock()
    const first = createStopwatch(clock)
    work(30_000)
    clock.advance(600)
    const asked = vi.spyOn(processorTime, 'ask')
    const before = first()
    expect(asked).toHaveBeenCalledTimes(1)
    const second = createStopwatch(clock)
    expect(second()).toBe(0)
    expect(asked).toHaveBeenCalledTimes(1)
    work(30_000)
    clock.advance(600)
    expect(second()).toBeGreaterThanOrEqual(20)
    expect(first() - before).toBeCloseTo(second(), 5)
  })

  it('counts half of what other threads have spent, which is what is more than has passed', () => {
    const asked = vi.spyOn(processorTime, 'ask').mockReturnValue({ user: 0, system: 0 })
    const clock = createFakeClock()
    const spent = createStopwatch(clock)
    asked.mockReturnValue({ user: 90_000, system: 0 })
    clock.advance(20)
    // Thirty of its own, for an answer may be ten old, and half of sixty.
    expect(spent()).toBe(60)
  })

  it('goes on when the clock is set back', () => {
    const clock = createFakeClock()
    const spent = createStopwatch(clock)
    work(30_000)
    clock.advance(-3_600_000)
    expect(spent()).toBeGreaterThanOrEqual(20)
  })
})
