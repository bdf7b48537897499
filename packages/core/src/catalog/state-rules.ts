import type { Diagnostic } from '../diagnostic.ts'
import type { Skill } from '../format/skill.ts'
import type { Host } from '../ports/host.ts'
import type { Candidate } from './candidate.ts'
import type { SkillState, StateReason } from './entry.ts'
import { missingServers } from './missing-servers.ts'
import type { CatalogSettings, SkillEntryConfig } from './view-context.ts'

/** The skill that is judged. */
export interface StateSubject {
  readonly candidate: Candidate
  readonly skill: Skill
  readonly name: string
  readonly entry: SkillEntryConfig | undefined
}

/** Who judges, the same for every skill of a view. */
export interface StateSituation {
  readonly settings: CatalogSettings
  readonly host: Host
  /** Keys of `allowBundled`, when it is configured. */
  readonly allowBundled: ReadonlySet<string> | undefined
  readonly tools: ReadonlySet<string> | undefined
  readonly mcpServers: readonly string[] | undefined
  readonly standardErrors: ((candidate: Candidate) => readonly Diagnostic[]) | undefined
}

/** One ground for one state. */
export interface StateRule {
  readonly state: Exclude<SkillState, 'active'>
  /** A requirement that `always` lifts (decisions R-35); nothing else is. */
  readonly liftedByAlways?: true
  readonly check: (subject: StateSubject, situation: StateSituation) => readonly StateReason[]
}

const none: readonly StateReason[] = []

/** Every ground, in the order in which the first one met names the state (decisions R-37). */
export const stateRules: readonly StateRule[] = [
  { state: 'invalid', check: checkStandard },
  { state: 'disabled', check: checkMasterSwitch },
  { state: 'disabled', check: checkConfigEntry },
  { state: 'disabled', check: checkFileSwitch },
  { state: 'blocked', check: checkScan },
  { state: 'ineligible', check: checkAllowBundled },
  { state: 'ineligible', check: checkPlatform },
  { state: 'ineligible', liftedByAlways: true, check: checkBinaries },
  { state: 'ineligible', liftedByAlways: true, check: checkAnyBinary },
  { state: 'ineligible', liftedByAlways: true, check: checkEnvironment },
  { state: 'ineligible', liftedByAlways: true, check: checkConfigPaths },
  { state: 'ineligible', check: checkTools },
  { state: 'ineligible', check: checkMcpServers },
]

function checkStandard(
  { candidate }: StateSubject,
  { settings, standardErrors }: StateSituation,
): readonly StateReason[] {
  if (settings.profile !== 'standard') return none
  const errors =
    standardErrors === undefined
      ? candidate.diagnostics.filter((diagnostic) => diagnostic.severity === 'error')
      : standardErrors(candidate)
  return errors.map((error) => ({ code: error.code, message: withHelp(error) }))
}

function checkMasterSwitch(_subject: StateSubject, { settings }: StateSituation): readonly StateReason[] {
  if (settings.enabled) return none
  return [{ code: 'skills-off', message: 'All skills are switched off: set `skills.enabled` to true to use them.' }]
}

function checkConfigEntry({ entry, name }: StateSubject): readonly StateReason[] {
  if (entry?.enabled !== false) return none
  return [
    {
      code: 'disabled-in-config',
      message: `Switched off in the configuration: remove \`skills.entries.${name}.enabled\` or set it to true.`,
    },
  ]
}

function checkFileSwitch({ skill, entry, name }: StateSubject): readonly StateReason[] {
  if (skill.enabled || (entry?.enabled === true && entry.force === true)) return none
  return [
    {
      code: 'disabled-in-file',
      message: `Its SKILL.md says \`enabled: false\`: change the file, or set \`enabled\` and \`force\` to true under \`skills.entries.${name}\`.`,
    },
  ]
}

function checkScan({ candidate, name }: StateSubject, { settings }: StateSituation): readonly StateReason[] {
  if (!settings.blockCritical) return none
  if (candidate.verdict === 'incomplete') {
    // A word is pinned to a digest: of what has none, nobody can give it.
    const next =
      candidate.digest === null
        ? 'take out of it what is no part of the skill, since it is too much to be accepted.'
        : `accept it with \`metier accept ${name}\` only if you have read the rest.`
    return [
      {
        code: 'scan-incomplete',
        message: `The security scan could not read all of it: run \`metier scan\` on its folder to see what; ${next}`,
      },
    ]
  }
  if (candidate.verdict !== 'block') return none
  return [
    {
      code: 'scan-blocked',
      message: `The security scan found something critical: run \`metier scan\` on its folder to see it; accept it with \`metier accept ${name}\` only if you have read the skill.`,
    },
  ]
}

function checkAllowBundled(
  { candidate, name }: StateSubject,
  { allowBundled }: StateSituation,
): readonly StateReason[] {
  if (candidate.root.scope !== 'bundled' || allowBundled === undefined) return none
  if (allowBundled.has(candidate.key) || allowBundled.has(candidate.directoryKey)) return none
  return [
    {
      code: 'bundled-not-allowed',
      message: `A bundled skill that \`skills.allowBundled\` does not list: add \`${name}\` there.`,
    },
  ]
}

function checkPlatform({ skill }: StateSubject, { host }: StateSituation): readonly StateReason[] {
  if (skill.os.length === 0 || skill.os.includes(host.platform)) return none
  return [
    {
      code: 'wrong-platform',
      message: `Made for ${skill.os.join(', ')}; this machine is ${host.platform}.`,
    },
  ]
}

function checkBinaries({ skill }: StateSubject, { host }: StateSituation): readonly StateReason[] {
  if (skill.requires.bins.length === 0) return none
  return skill.requires.bins
    .filter((binary) => !host.hasBinary(binary))
    .map((binary) => ({
      code: 'missing-binary',
      message: `Needs \`${binary}\` on PATH: ${installHint(skill, [binary])}.`,
    }))
}

function checkAnyBinary({ skill }: StateSubject, { host }: StateSituation): readonly StateReason[] {
  const { anyBins } = skill.requires
  if (anyBins.length === 0 || anyBins.some((binary) => host.hasBinary(binary))) return none
  return [
    {
      code: 'missing-any-binary',
      message: `Needs one of ${quoteAll(anyBins)} on PATH: ${installHint(skill, anyBins)}.`,
    },
  ]
}

function checkEnvironment({ skill, entry, name }: StateSubject, { host }: StateSituation): readonly StateReason[] {
  if (skill.requires.env.length === 0) return none
  return skill.requires.env
    .filter((variable) => !isGiven(variable, skill, entry) && !isSet(variable, host))
    .map((variable) => ({
      code: 'missing-environment',
      message: `Needs the environment variable ${variable}: set it, or give it under \`skills.entries.${name}.env\`.`,
    }))
}

/** The settings give the variable to the commands of this skill; one that is set to nothing is not given. */
function isGiven(variable: string, skill: Skill, entry: SkillEntryConfig | undefined): boolean {
  const given = entry?.env
  if (given !== undefined && Object.hasOwn(given, variable) && given[variable] !== '') return true
  return skill.primaryEnv === variable && entry?.apiKey !== undefined && entry.apiKey !== ''
}

/** As for `isGiven`, an empty variable counts as missing. */
function isSet(variable: string, { environment }: Host): boolean {
  return Object.hasOwn(environment, variable) && environment[variable] !== undefined && environment[variable] !== ''
}

function checkConfigPaths({ skill }: StateSubject, { settings }: StateSituation): readonly StateReason[] {
  if (skill.requires.config.length === 0) return none
  return skill.requires.config
    .filter((path) => !isTruthyAt(settings.values, path))
    .map((path) => ({
      code: 'missing-config',
      message: `Needs \`${path}\` in the configuration: set it to true or to a value.`,
    }))
}

/** Own properties only: a path such as `constructor.name` comes from a stranger. */
function isTruthyAt(values: Readonly<Record<string, unknown>>, path: string): boolean {
  let value: unknown = values
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false
    value = Reflect.get(value, key)
  }
  return Boolean(value)
}

function checkTools({ skill }: StateSubject, { tools }: StateSituation): readonly StateReason[] {
  if (tools === undefined) return none
  return skill.requires.tools
    .filter((tool) => !tools.has(tool))
    .map((tool) => ({ code: 'missing-tool', message: `Needs the tool \`${tool}\`, which this agent does not have.` }))
}

function checkMcpServers({ skill }: StateSubject, { mcpServers }: StateSituation): readonly StateReason[] {
  if (mcpServers === undefined || skill.mcp.length === 0) return none
  return missingServers(skill.mcp, mcpServers).map((name) => ({
    code: 'missing-mcp-server',
    message: `Needs ${name === '*' ? 'an MCP server' : `the MCP server \`${name}\``}, which is not configured here: add it, or set \`mcp.policy\` to stop or advisory.`,
  }))
}

export function withHelp(diagnostic: Diagnostic): string {
  return diagnostic.help === undefined ? diagnostic.message : `${diagnostic.message} ${diagnostic.help}`
}

/** The skill's own advice on how to get one of the binaries, shown and never run. */
function installHint(skill: Skill, binaries: readonly string[]): string {
  const options = skill.install
    .filter((option) => option.bins.length === 0 || option.bins.some((binary) => binaries.includes(binary)))
    .map((option) => {
      const target = Object.values(option.details).find((value) => typeof value === 'string')
      return option.label ?? (target === undefined ? option.kind : `${option.kind} ${target}`)
    })
  return options.length === 0 ? 'install it' : `install it (${options.join(' or ')})`
}

function quoteAll(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
