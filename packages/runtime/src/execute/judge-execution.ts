import {
  decideShellPermission,
  decideToolPermission,
  parsePermissionRules,
  permissionPatterns,
  readShellLine,
  usualNeeds,
  type CatalogEntry,
  type CoveredThing,
  type FileSystem,
  type Host,
  type PermissionRules,
  type PermissionVerdict,
} from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { pathInside } from '../discover/path-inside.ts'
import type { ScanGate } from '../scan/scan-gate.ts'
import { skillIdentity } from '../scan/skill-identity.ts'
import type { TrustFile } from '../trust/open-trust-file.ts'
import { executionGrants } from './execution-grants.ts'
import type { ExecutionRequest } from './execution-guard.ts'
import type { JudgedExecution } from './judged-execution.ts'
import type { Approvals } from './open-approvals.ts'
import type { RememberedGrants } from './remembered-approval.ts'

export interface JudgeExecutionOptions {
  readonly configuration: Configuration
  readonly host: Host
  readonly fileSystem: FileSystem
  readonly trust: Pick<TrustFile, 'isTrusted' | 'isTrustedSkill'>
  readonly approvals: Approvals
  readonly scanGate?: ScanGate
}

interface Objection {
  readonly because: string
  readonly next: string
  readonly code: JudgedExecution['code']
}

/** Skills that the user put where they are, and those that came with the product. */
const ownScopes: ReadonlySet<string> = new Set(['user', 'bundled'])

const nothing: RememberedGrants = { network: false, credentials: [] }

/** Trust, verdict of the scanner, settings, rules, remembered answers: in this order, without asking anybody. */
export function judgeExecution(request: ExecutionRequest, options: JudgeExecutionOptions): JudgedExecution {
  const { configuration, scanGate } = options
  const { entry } = request
  const facts = configuration.scanOnLoad ? scanGate?.judge(entry.candidate) : undefined
  // What an answer is pinned to: never what was known of the files before.
  const { digest: files, content: digest } = skillIdentity(options.fileSystem, entry.candidate.directory)
  const thing = thingOf(request)
  const objection =
    stateObjection(entry) ??
    trustObjection(entry, digest, options) ??
    (facts !== undefined && facts.digest !== files ? changeObjection(entry) : undefined) ??
    (isBlocked(facts?.verdict, configuration) ? scanObjection(entry) : undefined) ??
    settingObjection(request, thing, configuration)
  const offered = thing.line === undefined ? nothing : usualNeeds(thing.line)
  const patterns =
    thing.line === undefined
      ? [`${thing.tool ?? 'Skill'}(${thing.argument ?? thing.skill})`]
      : permissionPatterns(thing.line)
  const base = { thing, digest, files, patterns, offered, ...(thing.line && { line: thing.line }) }
  if (objection !== undefined) {
    return { ...base, ...objection, decision: 'refused', grants: executionGrants({ ...options, thing }) }
  }
  return { ...base, ...permissionOf(request, { thing, digest, patterns }, options) }
}

function thingOf({ entry, question }: ExecutionRequest): CoveredThing {
  if (question.kind === 'shell') return { skill: entry.name, line: readShellLine(question.line) }
  const { tool, argument } = question
  return { skill: entry.name, tool, ...(argument !== undefined && { argument }) }
}

function stateObjection({ name, state, reasons }: CatalogEntry): Objection | undefined {
  if (state === 'active') return undefined
  const why = reasons.map(({ message }) => message).join(' ')
  return { code: 'skill-not-active', because: `${name} is ${state}`, next: why || 'See `metier list --all`.' }
}

function trustObjection(
  { name, candidate }: CatalogEntry,
  content: string | null,
  options: Pick<JudgeExecutionOptions, 'trust' | 'configuration' | 'host'>,
): Objection | undefined {
  const { trust } = options
  const { root, directory } = candidate
  if (ownScopes.has(root.scope) || root.scope === 'remote' || trust.isTrustedSkill(directory, content)) return undefined
  const changed = trust.isTrusted(root.path)
  return {
    code: 'untrusted',
    because: changed ? `${name} has changed since you trusted its folder` : `the folder of ${name} is not trusted`,
    next: `Look at it; if you agree with what it runs, run \`metier trust ${quoted(folderToTrust(root.path, options))}\`.`,
  }
}

/**
 * The project, as people trust it, or the folder of skills alone where that was trusted alone, where it lies elsewhere, and
 * where the whole home would be the project.
 */
function folderToTrust(
  root: string,
  { trust, configuration, host }: Pick<JudgeExecutionOptions, 'trust' | 'configuration' | 'host'>,
): string {
  const { projectRoot } = configuration
  if (!pathInside(root, projectRoot) || pathInside(host.home, projectRoot)) return root
  return trust.isTrusted(root) && !trust.isTrusted(projectRoot) ? root : projectRoot
}

function quoted(path: string): string {
  return /^[\w@%+=:,./-]+$/.test(path) ? path : JSON.stringify(path)
}

/** What the scanner judged is not what the digest names, so that nobody looked at the one that would run. */
function changeObjection({ name }: CatalogEntry): Objection {
  return { code: 'refused', because: `${name} was changed while it was looked at`, next: 'Run it again.' }
}

function isBlocked(verdict: string | undefined, { catalog }: Configuration): boolean {
  return catalog.blockCritical && (verdict === 'block' || verdict === 'incomplete')
}

function scanObjection({ name }: CatalogEntry): Objection {
  return {
    code: 'refused',
    because: `the scanner blocks ${name} as it is now`,
    next: `See \`metier scan ${quoted(name)}\`; if you agree with what it finds, \`metier accept ${quoted(name)}\`.`,
  }
}

function settingObjection(
  { kind }: ExecutionRequest,
  { line }: CoveredThing,
  { commandsEnabled, allowShell, scripts, execution }: Configuration,
): Objection | undefined {
  const isText = kind === 'context' || kind === 'hook'
  if (isText && !commandsEnabled) {
    return { code: 'refused', because: '`commands.enabled` is false', next: 'Set it to true in your settings.' }
  }
  if (kind === 'command' && scripts === 'off' && execution.scriptsSaid) {
    return {
      code: 'refused',
      because: '`scripts` is off',
      next: 'Set it to `ask` or `allow` in your own settings; docs/configuration.md says which file that is.',
    }
  }
  const [feature] = line?.shellFeatures ?? []
  if (feature === undefined || allowShell) return undefined
  return {
    code: 'refused',
    because: `it uses ${feature}, and \`allowShell\` is false`,
    next: 'Set `allowShell: true` if skills may use a shell; each of its commands is still judged.',
  }
}

type Permitted = Pick<JudgedExecution, 'decision' | 'because' | 'code' | 'next' | 'grants' | 'patterns'>

function permissionOf(
  request: ExecutionRequest,
  known: Pick<JudgedExecution, 'thing' | 'digest' | 'patterns'>,
  options: JudgeExecutionOptions,
): Permitted {
  const { thing, digest } = known
  const { configuration, approvals } = options
  const verdict = ruledBy(request, thing, configuration)
  const { directory } = request.entry.candidate
  const remembered =
    verdict.decision === 'refused' || digest === null
      ? undefined
      : approvals.of({ directory, digest }).find(({ patterns }) => coversAll(patterns, thing))
  const grants = executionGrants({ ...options, thing, ...(remembered && { approved: remembered.grants }) })
  const { decision, because, isOpen } = verdict
  if (decision === 'ask' && isOpen && remembered !== undefined) {
    return {
      decision: 'allowed',
      because: `you allowed ${remembered.patterns.join(', ')} for it`,
      code: 'refused',
      grants,
      patterns: [],
    }
  }
  const patterns = isOpen ? known.patterns : []
  return {
    decision,
    because,
    code: 'refused',
    grants,
    patterns,
    ...(decision !== 'allowed' && { next: nextOf(verdict, patterns) }),
  }
}

/** An answer that was remembered is heeded as a rule of the settings would be: each part on its own. */
function coversAll(patterns: readonly string[], thing: CoveredThing): boolean {
  const { rules } = parsePermissionRules({ allow: patterns, ask: [], deny: [], allowedCommandPrefixes: [] })
  return ask(thing, rules).decision === 'allowed'
}

function ask({ line, tool, argument, skill }: CoveredThing, rules: PermissionRules): PermissionVerdict {
  if (line !== undefined) return decideShellPermission(line, rules)
  const name = argument ?? skill
  return decideToolPermission({ tool: tool ?? 'Skill', argument: name }, rules)
}

function ruledBy(request: ExecutionRequest, thing: CoveredThing, configuration: Configuration): PermissionVerdict {
  const { execution, allowedCommandPrefixes } = configuration
  const { skill, root } = request.entry.candidate
  const { rules } = parsePermissionRules({ ...execution.permissions, allowedCommandPrefixes })
  const ofSkill = decideToolPermission({ tool: 'Skill', argument: request.entry.name }, rules)
  if (ofSkill.decision === 'refused') return ofSkill
  const own = parsePermissionRules({
    allow: [],
    ask: [],
    deny: skill?.disallowedTools ?? [],
    allowedCommandPrefixes: [],
  })
  if (ask(thing, own.rules).decision === 'refused') {
    return { decision: 'refused', because: 'its own `disallowed-tools` rules it out', isOpen: false }
  }
  const ruled = ask(thing, rules)
  const verdict = ruled.decision !== 'refused' && ofSkill.decision === 'ask' && !ofSkill.isOpen ? ofSkill : ruled
  if (verdict.decision === 'ask' && verdict.isOpen) return byDefault(request, verdict, configuration)
  // Decisions R-20: what came from elsewhere runs by the word of a person, not by a rule made for other skills.
  if (verdict.decision === 'allowed' && root.scope === 'remote') {
    return { decision: 'ask', because: `${request.entry.name} is not installed here`, isOpen: true }
  }
  return verdict
}

/** What holds where no rule speaks. */
function byDefault(
  request: ExecutionRequest,
  open: PermissionVerdict,
  configuration: Configuration,
): PermissionVerdict {
  const isRemote = request.entry.candidate.root.scope === 'remote'
  if (request.kind === 'command' && configuration.scripts === 'allow' && !isRemote) {
    return { decision: 'allowed', because: '`scripts` is allow', isOpen: false }
  }
  // The agent is the user's own, with its own permissions; what it is told comes from a trusted skill.
  if (request.kind === 'fork' && !isRemote)
    return { decision: 'allowed', because: 'the skill is trusted', isOpen: false }
  if (request.kind === 'command' && configuration.scripts === 'off') {
    return { decision: 'refused', because: '`scripts` is off and no rule allows it', isOpen: true }
  }
  return open
}

function nextOf({ decision, isOpen }: PermissionVerdict, patterns: readonly string[]): string {
  if (!isOpen) return 'The rule is shown by `metier doctor --config`.'
  const [pattern] = patterns
  if (pattern === undefined) return 'Only a person at a terminal can allow this.'
  const rules = patterns.map((each) => JSON.stringify(each)).join(', ')
  return decision === 'refused'
    ? `Set \`scripts: ask\`, or allow it with \`permissions: {allow: [${rules}]}\` in your settings.`
    : `Allow it with \`permissions: {allow: [${rules}]}\` in your settings, or run it at a terminal and say so.`
}
