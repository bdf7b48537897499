import type { JobSettings } from './job-settings.ts'

/** `jobs` of the configuration; `get` answers by dotted path, defaults included. */
export function readJobSettings(get: (path: string) => unknown): JobSettings {
  const maximumTokens = get('jobs.maximumTokens')
  const maximumTurns = get('jobs.maximumTurns')
  return {
    maximumConcurrent: Number(get('jobs.maximumConcurrent')),
    timeoutMs: Number(get('jobs.timeoutMs')),
    ...(typeof maximumTokens === 'number' && { maximumTokens }),
    ...(typeof maximumTurns === 'number' && { maximumTurns }),
    outputBytes: Number(get('jobs.outputBytes')),
    keepCount: Number(get('jobs.keepCount')),
    keepDays: Number(get('jobs.keepDays')),
  }
}
