import type { NewSkillExtra } from '../format/new-skill-extras.ts'

/** Which of the five systems' habits are in force. Order and defaults; what loads only where decisions R-1 says so. */
export interface Preset {
  /** The value of `--preset`. */
  readonly id: string
  readonly title: string
  /** Project roots that come first, strongest first; all others follow in the default order (decisions R-5). */
  readonly projectOrder: readonly string[]
  /** Where `new` and `add` write when no such directory exists yet (decisions R-40). */
  readonly writeRoots: PresetWriteRoots
  /** What `new` adds to every skill, because the system refuses one without. */
  readonly newSkillExtra?: NewSkillExtra
  readonly index: PresetIndex
  /** How a loaded skill is written: between tags that a client recognises, or plainly with its files under it. */
  readonly activation: 'tagged' | 'plain'
  /** Aliases of the tool-alias table that are listed, not just callable (decisions R-13). */
  readonly listedTools: readonly string[]
  /** The tool through which every command of a skill can be called, where this preset shows one (OMN-1). */
  readonly commandEntry?: string
  /** How the MCP server calls itself (decisions, ruling 10). */
  readonly serverName: string
  /** What discovery takes for a skill unless the configuration says otherwise (decisions R-1). */
  readonly discoveryProfile: 'load' | 'standard'
  /** Skills whose commands stay loaded unless the configuration names others (OMN-57). */
  readonly pinnedSkills?: readonly string[]
  /** Whether a SKILL.md without frontmatter is a skill called like its directory (decisions R-1). */
  readonly plainMarkdown: boolean
  /** Whether the MCP server offers the catalogue and the `skill` tool unasked (decisions R-44). */
  readonly servesCatalog: boolean
  /** Environment variable that carries the directory of staged skills (decisions R-11). */
  readonly skillsDirectoryVariable?: string
}

/** Paths relative to the project, or to the home directory with `~/`, or to the configuration directory with `<config>/`. */
export interface PresetWriteRoots {
  readonly project: string
  readonly user: string
  readonly team: string
  /** `*` is the owner's name. */
  readonly role: string
  readonly agent: string
  readonly room: string
}

export interface PresetIndex {
  readonly format: 'xml' | 'markdown' | 'table' | 'json'
  readonly location: 'absolute' | 'relative' | 'none'
  /** Spaces that a level of XML is set in; 0 unless said. */
  readonly indent?: number
}
