/** One thing that a sandbox keeps a program from; the table in docs/containment.md says what each means. */
export const sandboxPromises = [
  'no-network',
  'network-by-host',
  'system-read-only',
  'home-hidden',
  'workspace-grant',
  'files-as-judged',
  'processes-hidden',
  'no-capabilities',
  'group-killed',
  'output-capped',
  'time-capped',
  'memory-capped',
  'process-count-capped',
  'file-size-capped',
  'environment-clean',
] as const

export type SandboxPromise = (typeof sandboxPromises)[number]
