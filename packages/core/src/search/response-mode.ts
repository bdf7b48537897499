import { agentTypeFor, type AgentType } from './agent-type.ts'
import type { SearchVerdict } from './search-answer.ts'

/**
 * How much a coordinator sets in motion for a task: answer by itself, an agent with the fitting skills alone, an agent
 * with all context, several agents.
 */
export const responseModes = ['direct', 'lightweight', 'standard', 'full'] as const

export type ResponseMode = (typeof responseModes)[number]

/** How to start the agent of a lightweight response. */
export interface LightweightSpawn {
  readonly agentType: 'general-purpose'
  readonly background: true
  /** Loaded whole, and nothing else. */
  readonly skills: readonly string[]
  /** What the agent need not read: the two reads that this mode saves. */
  readonly skip: readonly ['history.md', 'decisions.md']
  /** What it does when it is done. */
  readonly afterwards: 'append-one-line-to-history'
}

export interface RoutedResponse {
  readonly mode: ResponseMode
  /** What it would be if no skill matched. */
  readonly withoutSkills: ResponseMode
  /** Why no match may make less of the task. */
  readonly veto?: 'architecture' | 'several-agents'
  /** Absent where no agent is started. A lightweight one writes a line when it is done, so it is never one that only looks. */
  readonly agentType?: AgentType
  /** Given with `lightweight`. */
  readonly spawn?: LightweightSpawn
}

/** What a search says about a task: its verdict and the names of its best skills. */
export interface TaskMatches {
  readonly verdict: SearchVerdict
  readonly skills: readonly string[]
}

const architecture =
  /\b(?:architectur\w*|architect|re-?architect\w*|system design|design decision|adr|trade-?offs?|tech(?:nology)? (?:stack|choice)|monolith|microservices?|restructur\w*|should we (?:use|move|switch|split|adopt)|decide (?:on|between|whether)|choose between)\b/i
const severalAgents =
  /\b(?:team|everyone|everybody|all (?:of you|agents|members)|each (?:agent|member)|agents|in parallel|coordinate|hand(?: it)? (?:off|over) to|frontend and backend|backend and frontend)\b/i
const wholeProject =
  /\b(?:set ?up (?:the |a |our )?(?:new )?(?:project|repo(?:sitory)?|codebase|workspace|app(?:lication)?)|(?:whole|entire|complete) (?:project|app(?:lication)?|system|product|codebase)|from scratch|scaffold|bootstrap|end[- ]to[- ]end)\b/i
const newWork =
  /\b(?:build|create|implement|develop|introduce|design|write) (?:\w+ ){0,3}?(?:new|feature|endpoint|service|module|system|page|api|integration|component|app)\b|\badd (?:\w+ ){0,2}?(?:feature|endpoint|service|integration)\b/i
const question =
  /^(?:who|what|when|where|which|how many|is|are|do|does|did|has|have|status|list|show|hi|hello|thanks)\b/i
const work =
  /\b(?:fix|build|create|implement|write|add|change|update|refactor|deploy|test|remove|rename|migrate|set ?up)\b/i

/** Words of a question that a coordinator answers from what it knows. */
const longestQuestion = 12
const longestTask = 2000

/**
 * The response mode of a task, with the skills that match it as a signal (checklist SQD-63 to SQD-69): a match makes a
 * focused task lightweight and takes a whole project down to standard; new work stays standard with the skills loaded
 * before. It never makes less of a decision on architecture or of work for several agents.
 */
export function responseMode(task: string, matches: TaskMatches): RoutedResponse {
  const text = task.slice(0, longestTask)
  const veto = vetoOf(text)
  const withoutSkills = modeOf(text, veto)
  const matched = matches.verdict !== 'none' && matches.skills.length > 0
  const mode = veto !== undefined || !matched ? withoutSkills : withSkills(text, withoutSkills)
  return {
    mode,
    withoutSkills,
    ...(veto === undefined ? {} : { veto }),
    ...(mode === 'direct' ? {} : { agentType: mode === 'lightweight' ? 'general-purpose' : agentTypeFor(text) }),
    ...(mode === 'lightweight' ? { spawn: lightweight(matches.skills) } : {}),
  }
}

function vetoOf(task: string): RoutedResponse['veto'] {
  if (severalAgents.test(task)) return 'several-agents'
  return architecture.test(task) ? 'architecture' : undefined
}

function modeOf(task: string, veto: RoutedResponse['veto']): ResponseMode {
  if (isQuestion(task)) return 'direct'
  if (veto === 'several-agents' || wholeProject.test(task)) return 'full'
  return 'standard'
}

function isQuestion(task: string): boolean {
  const trimmed = task.trim()
  return (
    question.test(trimmed) &&
    !work.test(trimmed) &&
    !architecture.test(trimmed) &&
    trimmed.split(/\s+/).length <= longestQuestion
  )
}

function withSkills(task: string, mode: ResponseMode): ResponseMode {
  if (mode === 'full') return 'standard'
  return mode === 'standard' && !newWork.test(task) ? 'lightweight' : mode
}

function lightweight(skills: readonly string[]): LightweightSpawn {
  return {
    agentType: 'general-purpose',
    background: true,
    skills,
    skip: ['history.md', 'decisions.md'],
    afterwards: 'append-one-line-to-history',
  }
}
