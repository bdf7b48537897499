/** What was seen of a daemon within one interval. */
export interface Interval {
  readonly calls: number
  /** Milliseconds. */
  readonly p50: number
  /** Milliseconds. */
  readonly p99: number
  /** Megabytes at its end. */
  readonly heap: number
  /** Megabytes at its end. */
  readonly resident: number
}

/** Looks at a daemon every so many milliseconds; nothing is kept of a call but for its interval. */
export function watchDaemon(url: string, every: number) {
  const intervals: Interval[] = []
  let durations: number[] = []
  const look = async () => {
    const sorted = durations.toSorted((one, other) => one - other)
    durations = []
    const text = await (await fetch(url.replace(/\/mcp$/, '/metrics'))).text()
    const gauge = (name: string) => Math.round(Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]) / 1e5) / 10
    const quantile = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10
    intervals.push({
      calls: sorted.length,
      p50: quantile(0.5),
      p99: quantile(0.99),
      heap: gauge('nodejs_heap_size_used_bytes'),
      resident: gauge('process_resident_memory_bytes'),
    })
  }
  const timer = setInterval(() => void look().catch(() => {}), every)
  return {
    took: (milliseconds: number) => void durations.push(milliseconds),
    stop: (): readonly Interval[] => {
      clearInterval(timer)
      return intervals
    },
  }
}
