import type { Approval, ApprovalRequest } from '@metier/core'
import { inputRequired, type InputRequiredResult } from '@modelcontextprotocol/server'

/** Under which the client sends back what the person said. */
const question = 'consent'

/** Characters of a command that are shown; the rest could only hide something. */
const longestShown = 2000

/** A result that has the client ask its user whether a skill may run something, and call again with the answer. */
export function consentQuestion(request: ApprovalRequest, state: string): InputRequiredResult {
  const { skill, command, grants, pattern } = request
  const shown = command.length > longestShown ? `${command.slice(0, longestShown)} … (cut)` : command
  const also = grants.length === 0 ? '' : `\nIt would be allowed to: ${grants.join(', ')}.`
  return inputRequired({
    requestState: state,
    inputRequests: {
      [question]: inputRequired.elicit({
        mode: 'form',
        message: `The skill ${JSON.stringify(skill)} wants to run:\n\n${shown}\n${also}`,
        requestedSchema: {
          type: 'object',
          properties: {
            decision: {
              type: 'string',
              title: 'May it?',
              description: `"always" remembers ${pattern} for this skill as it is now.`,
              enum: ['once', 'always', 'deny'],
              default: 'deny',
            },
          },
          required: ['decision'],
        },
      }),
    },
  })
}

/** What the person said; anything but a clear yes is a no, because it comes from outside. */
export function readConsent(responses: Readonly<Record<string, unknown>> | undefined): Approval {
  const response = responses?.[question]
  if (typeof response !== 'object' || response === null) return 'deny'
  const { action, content }: { action?: unknown; content?: unknown } = response
  if (action !== 'accept' || typeof content !== 'object' || content === null) return 'deny'
  const { decision }: { decision?: unknown } = content
  return decision === 'once' || decision === 'always' ? decision : 'deny'
}
