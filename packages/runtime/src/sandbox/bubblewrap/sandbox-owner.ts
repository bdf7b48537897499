import { readlinkSync } from 'node:fs'
import { processIdentity } from '../../jobs/process-identity.ts'

/**
 * Names the Metier that started a sandbox, whatever number another process gets later. The sandbox's own processes carry
 * it in the place of their program's name, where everybody on the machine may read it.
 */
export function sandboxOwner(pid: number = process.pid): string | undefined {
  const started = processIdentity(pid)?.started ?? undefined
  const namespace = ownNamespace()
  return started === undefined || namespace === undefined ? undefined : `metier-sandbox-${namespace}-${pid}-${started}`
}

/** Does the one so named run no more? False for any other name, and for those of another container. */
export function isGoneOwner(name: string): boolean {
  const [, namespace, pid] = /^metier-sandbox-(\d+)-(\d+)-\d+$/.exec(name) ?? []
  return namespace !== undefined && namespace === ownNamespace() && sandboxOwner(Number(pid)) !== name
}

/** Two containers have the same numbers for processes of their own. */
function ownNamespace(): string | undefined {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0]
  } catch {
    return undefined
  }
}
