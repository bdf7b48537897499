import { join } from 'node:path'
import type { CatalogEntry, CatalogView, Diagnostic, Severity } from '@metier/core'
import { dayOf, isEnded, openAcceptances, policyOf } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'
import { scanOf, type ScanSummary } from './scan-of.ts'
import { unknownRuleSettings } from './unknown-rule-settings.ts'

/** Findings that are named of one skill; `metier scan` has them all. */
const most = 3

/** What is critical is as wrong as a file that cannot be read. */
const severities: Readonly<Record<ScanSummary['findings'][number]['severity'], Severity>> = {
  critical: 'error',
  warn: 'warning',
  info: 'info',
}

/** What the scanner and its settings have to say in the whole picture. Only skills that are known to be blocked are read. */
export async function scanProblems(view: CatalogView, context: OperationContext): Promise<readonly Diagnostic[]> {
  const blocked = view.entries.filter(({ state }) => state === 'blocked')
  const found: Diagnostic[] = []
  for (const entry of blocked) found.push(...blockedNotes(entry), ...(await findingsOf(entry, context)))
  const { diagnostics } = await context.scanner().ownRules()
  return [...diagnostics, ...(await unknownRuleSettings(context)), ...endedWords(context), ...found]
}

/** Findings alone do not tell that nobody gets to see the skill, which is as wrong as a skill that is invalid. */
function blockedNotes({ name, candidate, reasons }: CatalogEntry): readonly Diagnostic[] {
  const reason = reasons.find(({ code }) => code === 'scan-blocked' || code === 'scan-incomplete')
  if (reason === undefined) return []
  const { code, message: help } = reason
  return [{ code, severity: 'error', message: `${name} is blocked.`, help, path: candidate.location }]
}

/** What counts against one blocked skill, each as a sentence. */
export async function scanFindingsOf(entry: CatalogEntry, context: OperationContext): Promise<readonly Diagnostic[]> {
  return entry.state === 'blocked' ? findingsOf(entry, context) : []
}

async function findingsOf(
  { candidate, name }: CatalogEntry,
  context: OperationContext,
): Promise<readonly Diagnostic[]> {
  const summary = await scanOf(candidate.directory, context)
  const grave = summary?.findings ?? []
  const named = grave.slice(0, most).map(({ rule, severity, path, line, column, message, next }): Diagnostic => {
    const place = { line, column, offset: 0 }
    return {
      code: rule,
      severity: severities[severity],
      message,
      help: next,
      path: join(candidate.directory, path),
      range: { start: place, end: place },
    }
  })
  const rest = grave.slice(most)
  const [gravest] = rest
  if (gravest === undefined) return named
  const message = `${rest.length} more were found in ${name}.`
  return [
    ...named,
    {
      code: 'scan-blocked',
      severity: severities[gravest.severity],
      message,
      help: '`metier scan` on its folder names all.',
      path: candidate.location,
    },
  ]
}

function endedWords(context: OperationContext): readonly Diagnostic[] {
  const { clock, configuration } = context
  const now = clock.now()
  const rules = (policyOf(configuration, { now }).ended ?? []).map(({ rule, severity, until }): Diagnostic => ({
    code: 'exception-ended',
    severity: 'warning',
    message:
      until === ''
        ? `The setting of ${rule} to ${severity} does not count: its last day is none.`
        : `The setting of ${rule} to ${severity} ended on ${until} and counts no more.`,
    help: 'Take it out of the settings, or give it a new day under `skills.security.rulesUntil`.',
  }))
  const acceptances = openAcceptances(context)
    .records()
    .filter((record) => isEnded(record, dayOf(now)))
    .map(({ name, until }): Diagnostic => ({
      code: 'acceptance-ended',
      severity: 'warning',
      message: `Your acceptance of ${name} ended on ${until ?? ''}.`,
      help: `Read it again and accept it anew, or run \`metier accept --revoke ${name}\`.`,
    }))
  return [...rules, ...acceptances]
}
