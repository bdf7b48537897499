import type { ActivationSource } from './activation-source.ts'
import { renderMcpNeeds } from './render-mcp-needs.ts'

/** Where a skill that needs a server says how to set it up (checklist SQD-46). */
const setupNotes = 'references/mcp-setup.md'

/**
 * What a loaded skill lacks, and what to do about it: stop and report, go on with what the skill says to do instead, or
 * do what can be done (checklist SQD-42, SQD-43). Nothing where every server is there or nobody knows.
 */
export function missingServerLines({ missingServers, resources }: ActivationSource): string[] {
  if (missingServers === undefined || missingServers.needs.length === 0) return []
  const hasNotes = resources.some(({ path }) => path === setupNotes)
  return [
    '',
    renderMcpNeeds(missingServers.needs, { policy: missingServers.policy }),
    ...(hasNotes ? [`How to set it up is in ${setupNotes} of this skill: name that file in your report.`] : []),
  ]
}
