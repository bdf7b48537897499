import { KeptScans } from './kept-scans.ts'
import type { OperationContext } from './operation-context.ts'
import type { ScanOutput } from './scan.ts'

const scans = new WeakMap<OperationContext, KeptScans>()

/** `scan` of one skill by its absolute directory; the same object again as long as it would say the same. */
export function keptScanOf(directory: string, context: OperationContext): Promise<ScanOutput> {
  const known = scans.get(context) ?? new KeptScans(context)
  scans.set(context, known)
  return known.of(directory)
}
