/** The little of OpenTelemetry's API that is used here. */
export interface Tracer {
  startActiveSpan<Result>(name: string, act: (span: Span) => Result): Result
}

export interface Span {
  setAttribute(key: string, value: string | number): unknown
  recordException(error: Error): void
  end(): void
}

/** A name in a variable: whoever bundles this must not look for a package that need not be there. */
const packageName = '@opentelemetry/api'

/**
 * The tracer of OpenTelemetry where its API is installed beside Metier; it does nothing until a program sets up an SDK.
 * `undefined` where it is not installed.
 */
export async function loadTracer(version: string): Promise<Tracer | undefined> {
  try {
    const api: unknown = await import(packageName)
    if (!hasTrace(api)) return undefined
    return api.trace.getTracer('metier', version)
  } catch {
    return undefined
  }
}

function hasTrace(api: unknown): api is { trace: { getTracer(name: string, version: string): Tracer } } {
  return typeof api === 'object' && api !== null && 'trace' in api
}
