/** Upper bounds in seconds of the classes of durations: answers here take from a tenth of a millisecond up. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const

/** Different labels kept of one measure. Labels come from our own tables, so this only guards against a mistake. */
const mostSeries = 1000

export type Labels = Readonly<Record<string, string | number>>

interface Observation {
  readonly help: string
  readonly labels: Labels
}

interface Counter {
  readonly help: string
  readonly values: Map<string, number>
}

interface Histogram {
  readonly help: string
  readonly series: Map<string, { readonly counts: number[]; sum: number; count: number }>
}

/** Counts what the daemon does and writes it in Prometheus' text format. */
export class Metrics {
  readonly #counters = new Map<string, Counter>()
  readonly #histograms = new Map<string, Histogram>()
  readonly #gauges = new Map<string, { readonly help: string; readonly read: () => ReadonlyMap<string, number> }>()

  /** `name` as Prometheus wants it, ending in `_total`. */
  count(name: string, help: string, labels: Labels = {}): void {
    const counter = this.#counters.get(name) ?? { help, values: new Map<string, number>() }
    this.#counters.set(name, counter)
    const key = labelText(labels)
    if (counter.values.has(key) || counter.values.size < mostSeries) {
      counter.values.set(key, (counter.values.get(key) ?? 0) + 1)
    }
  }

  /** `name` ends in `_seconds`. */
  observe(name: string, seconds: number, { help, labels }: Observation): void {
    const histogram: Histogram = this.#histograms.get(name) ?? { help, series: new Map() }
    this.#histograms.set(name, histogram)
    const key = labelText(labels)
    const series = histogram.series.get(key) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 }
    if (!histogram.series.has(key) && histogram.series.size >= mostSeries) return
    histogram.series.set(key, series)
    const place = bounds.findIndex((bound) => seconds <= bound)
    if (place !== -1) series.counts[place] = (series.counts[place] ?? 0) + 1
    series.sum += seconds
    series.count += 1
  }

  /** Read when the metrics are asked for; the keys are label texts such as `state="active"`, or empty. */
  gauge(name: string, help: string, read: () => ReadonlyMap<string, number>): void {
    this.#gauges.set(name, { help, read })
  }

  /** Prometheus' text format 0.0.4. */
  text(): string {
    const lines: string[] = []
    for (const [name, { help, values }] of this.#counters)
      lines.push(...head(name, help, 'counter'), ...samples(name, values))
    for (const [name, { help, read }] of this.#gauges)
      lines.push(...head(name, help, 'gauge'), ...samples(name, read()))
    for (const [name, { help, series }] of this.#histograms) {
      lines.push(...head(name, help, 'histogram'))
      for (const [labels, { counts, sum, count }] of series) {
        let below = 0
        for (const [index, bound] of bounds.entries()) {
          below += counts[index] ?? 0
          lines.push(sample(`${name}_bucket`, join(labels, `le="${bound}"`), below))
        }
        lines.push(sample(`${name}_bucket`, join(labels, 'le="+Inf"'), count))
        lines.push(sample(`${name}_sum`, labels, sum), sample(`${name}_count`, labels, count))
      }
    }
    return `${lines.join('\n')}\n`
  }
}

function head(name: string, help: string, type: string): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function samples(name: string, values: ReadonlyMap<string, number>): readonly string[] {
  return [...values].map(([labels, value]) => sample(name, labels, value))
}

function sample(name: string, labels: string, value: number): string {
  return labels === '' ? `${name} ${value}` : `${name}{${labels}} ${value}`
}

function join(labels: string, more: string): string {
  return labels === '' ? more : `${labels},${more}`
}

function labelText(labels: Labels): string {
  return Object.entries(labels)
    .map(
      ([key, value]) =>
        `${key}="${String(value).replaceAll(/["\\\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`,
    )
    .join(',')
}
