import type { ScanReport } from '@metier/core'
import { dayOf, openAcceptances, skillIdentity } from '@metier/runtime'
import * as z from 'zod'
import type { OperationContext } from './operation-context.ts'
import { scanFindingSchema } from './scan-finding-schema.ts'
import { toScanFinding } from './to-scan-finding.ts'

/** What the scanner says of one skill, as it leaves Metier beside other things. */
export const scanSummarySchema = z.object({
  verdict: z.enum(['pass', 'warn', 'block', 'incomplete']),
  accepted: z.boolean().describe('The user accepted these very files in spite of that'),
  findings: z.array(scanFindingSchema).describe('Gravest first; those that are only for information are left out'),
})

export type ScanSummary = z.infer<typeof scanSummarySchema>

/** Scans a skill, or takes what is known of it; `null` where scanning is off. */
export async function scanOf(directory: string, context: OperationContext): Promise<ScanSummary | null> {
  if (!context.configuration.scanOnLoad) return null
  const scanner = context.scanner()
  const report = await scanner.scan(directory)
  scanner.save()
  const findings = report.findings.filter(({ severity }) => severity !== 'info').map(toScanFinding)
  return { verdict: report.verdict, accepted: isAccepted(directory, report, context), findings }
}

function isAccepted(directory: string, { verdict }: ScanReport, context: OperationContext): boolean {
  const { fileSystem, clock, configuration } = context
  if ((verdict !== 'block' && verdict !== 'incomplete') || !configuration.scan.allowAccept) return false
  const { content } = skillIdentity(fileSystem, directory)
  return content !== null && openAcceptances(context).isAccepted(content, dayOf(clock.now()))
}
