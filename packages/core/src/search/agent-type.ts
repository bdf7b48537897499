/** What kind of agent a coordinator starts: one that only looks, or one that works (checklist SQD-105). */
export const agentTypes = ['explore', 'general-purpose'] as const

export type AgentType = (typeof agentTypes)[number]

/** Agents that are started at the same time (checklist SQD-104): nobody can see a platform's quota, so few. */
export const parallelSpawns = { usual: 4, most: 5 } as const

const looking =
  /^(?:please )?(?:can you |could you )?(?:analy[sz]e|audit|check|compare|count|describe|explain|explore|find(?: out)?|inspect|investigate|list|locate|look|map|read|report on|research|review|search|show|study|summari[sz]e|survey|trace|understand|who|what|when|where|which|why|how|is|are|does|do)\b/i
const working =
  /\b(?:add|apply|bump|build|change|clean up|commit|convert|correct|create|delete|deploy|document|edit|extend|fix|generate|implement|improve|install|make|merge|migrate|move|patch|publish|refactor|release|remove|rename|repair|replace|rewrite|save|set ?up|test|update|upgrade|write)\b/i

/** Longer texts say at their beginning what is wanted. */
const longestTask = 2000

/** Whether a task only reads, which an agent without the right to write can do. In doubt it is work. */
export function agentTypeFor(task: string): AgentType {
  const text = task.slice(0, longestTask).trim()
  return looking.test(text) && !working.test(text) ? 'explore' : 'general-purpose'
}
