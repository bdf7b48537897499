/** What was seen of a daemon within one interval. */
export interface Interval {
  readonly calls: number
  /** Milliseconds. */
  readonly p50: number
  /** Milliseconds. */
  readonly p99: number
  /** Megabytes, the least that was seen in it: what is held when garbage has just been collected. */
  readonly heap: number
  /** Megabytes, the least that was seen in it. */
  readonly resident: number
}

/** The heap swings threefold between two collections, so memory is looked at often and the least is kept. */
const memoryEvery = 1000

/** Megabytes in use by the daemon now. */
async function memoryOf(url: string) {
  const text = await (await fetch(url.replace(/\/mcp$/, '/metrics'))).text()
  const gauge = (name: string) => Math.round(Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]) / 1e5) / 10
  return { heap: gauge('nodejs_heap_size_used_bytes'), resident: gauge('process_resident_memory_bytes') }
}

const unseen = { heap: Infinity, resident: Infinity }

/** Looks at a daemon in intervals of so many milliseconds; nothing is kept of a call but for its interval. */
export function watchDaemon(url: string, every: number) {
  const intervals: Interval[] = []
  let durations: number[] = []
  let least = unseen
  const look = async () => {
    const { heap, resident } = await memoryOf(url)
    least = { heap: Math.min(least.heap, heap), resident: Math.min(least.resident, resident) }
  }
  const close = () => {
    const sorted = durations.toSorted((one, other) => one - other)
    const quantile = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10
    intervals.push({ calls: sorted.length, p50: quantile(0.5), p99: quantile(0.99), ...least })
    durations = []
    least = unseen
  }
  const timers = [setInterval(() => void look().catch(() => {}), memoryEvery), setInterval(close, every)]
  return {
    took: (milliseconds: number) => void durations.push(milliseconds),
    stop: (): readonly Interval[] => {
      for (const timer of timers) clearInterval(timer)
      return intervals
    },
  }
}
