import { agentConfigurationKeys } from './agent-configuration-keys.ts'
import { executionConfigurationKeys } from './execution-configuration-keys.ts'
import { packageConfigurationKeys } from './package-configuration-keys.ts'
import { searchConfigurationKeys } from './search-configuration-keys.ts'

/** One setting of metier.yaml. */
export interface ConfigurationKey {
  /** Dotted; a segment `*` stands for any name. */
  readonly path: string
  /** `paths` are directories: relative ones start at the directory of the file that names them. `hosts` are names of machines. */
  readonly kind:
    | 'boolean'
    | 'integer'
    | 'text'
    | 'texts'
    | 'text-map'
    | 'paths'
    | 'hosts'
    | 'choice'
    | 'date'
    | 'anything'
  /** For `choice`; where `project` is `tighten`, the loosest first. */
  readonly choices?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: unknown
  /**
   * What the file of a project may do before the user trusts the project (decisions R-38): anything
   * (`free`), only make it stricter (`tighten`), only name what lies inside the project (`inside`), or nothing
   * (`trusted`). What is `never` a project's is not heeded when the project is trusted either.
   */
  readonly project: 'free' | 'tighten' | 'inside' | 'trusted' | 'never'
  /** The lists of all files together count, instead of the list of the strongest. */
  readonly joined?: true
  /** The stricter value of a boolean that a project may only tighten. */
  readonly strict?: boolean
  /** Shown as stars wherever settings are shown. */
  readonly secret?: true
  /** One sentence for the schema and the docs. */
  readonly description: string
}

/**
 * Every setting there is: the schema, the reader and `doctor --config` are made from this table. The keys
 * under `skills` are Wundr's (checklist WUN-74 to WUN-82); the others are those that the decisions name.
 */
export const configurationKeys: readonly ConfigurationKey[] = [
  {
    path: 'preset',
    kind: 'choice',
    choices: ['default', 'ostwin', 'omni', 'wundr', 'btw', 'squad'],
    default: 'default',
    project: 'free',
    description: 'Whose order of directories, names and formats to follow.',
  },
  {
    path: 'skills.enabled',
    kind: 'boolean',
    default: true,
    project: 'free',
    description: 'The master switch: false makes every skill inactive.',
  },
  {
    path: 'skills.load.extraDirs',
    kind: 'paths',
    default: [],
    project: 'inside',
    description: 'More directories to look for skills in; they rank last.',
  },
  {
    path: 'skills.load.watch',
    kind: 'boolean',
    default: true,
    project: 'free',
    description: 'Follow changes on disk while a server runs.',
  },
  {
    path: 'skills.load.watchDebounceMs',
    kind: 'integer',
    minimum: 0,
    maximum: 60_000,
    default: 250,
    project: 'free',
    description: 'Milliseconds of quiet to wait for before changes on disk are taken in.',
  },
  {
    path: 'skills.entries.*.enabled',
    kind: 'boolean',
    project: 'tighten',
    strict: false,
    description: 'Switch one skill off or on.',
  },
  {
    path: 'skills.entries.*.env',
    kind: 'text-map',
    project: 'trusted',
    secret: true,
    description: 'Environment variables for what this skill runs.',
  },
  {
    path: 'skills.entries.*.apiKey',
    kind: 'text',
    project: 'trusted',
    secret: true,
    description: 'The value of the environment variable that the skill calls its primary one.',
  },
  {
    path: 'skills.entries.*.force',
    kind: 'boolean',
    project: 'trusted',
    description: 'Let `enabled: true` here win over a file that says `enabled: false`.',
  },
  {
    path: 'skills.allowBundled',
    kind: 'texts',
    project: 'tighten',
    description: 'Names of the bundled skills that are let through; left out, all are.',
  },
  {
    path: 'skills.security.scanOnLoad',
    kind: 'boolean',
    default: true,
    project: 'tighten',
    strict: true,
    description: 'Scan a skill before its text leaves Metier.',
  },
  {
    path: 'skills.security.blockCritical',
    kind: 'boolean',
    default: true,
    project: 'tighten',
    strict: true,
    description: 'Block a skill with a critical finding.',
  },
  {
    path: 'skills.security.allowedCommandPrefixes',
    kind: 'texts',
    default: [],
    project: 'trusted',
    description: 'Beginnings of commands, word by word, that skills may run; none are allowed unless named.',
  },
  {
    path: 'skills.security.policy',
    kind: 'choice',
    choices: ['balanced', 'documented', 'strict'],
    default: 'documented',
    project: 'tighten',
    description: 'How much the findings of the scanner matter.',
  },
  {
    path: 'skills.security.rules.*',
    kind: 'choice',
    choices: ['off', 'info', 'warn', 'critical'],
    project: 'tighten',
    description: 'What one rule of the scanner counts as, by its id.',
  },
  {
    path: 'skills.security.rulesUntil.*',
    kind: 'date',
    project: 'trusted',
    description: 'The last day on which `rules` of the same file holds for one rule, as YYYY-MM-DD.',
  },
  {
    path: 'skills.security.rulesFiles',
    kind: 'paths',
    default: [],
    joined: true,
    project: 'inside',
    description: 'Files with rules of your own for the scanner; those of all settings files count.',
  },
  {
    path: 'skills.security.allowAccept',
    kind: 'boolean',
    default: true,
    project: 'tighten',
    strict: false,
    description: 'May the user accept a skill that the scanner blocks?',
  },
  {
    path: 'skills.security.allowedHosts',
    kind: 'hosts',
    default: [],
    project: 'trusted',
    description:
      'Hosts that skills may download from and send to, with all below them: names without a path or a port.',
  },
  {
    path: 'skills.security.maximumFiles',
    kind: 'integer',
    minimum: 1,
    maximum: 20_000,
    default: 500,
    project: 'trusted',
    description: 'Files of one skill that are scanned; a skill with more is reported as not scanned whole.',
  },
  {
    path: 'skills.security.maximumFileBytes',
    kind: 'integer',
    minimum: 1,
    maximum: 16_777_216,
    default: 1_048_576,
    project: 'trusted',
    description: 'Bytes of one text that are scanned; a skill with a larger one is reported as not scanned whole.',
  },
  {
    path: 'skills.security.maximumDepth',
    kind: 'integer',
    minimum: 1,
    maximum: 256,
    default: 32,
    project: 'trusted',
    description: 'Directories inside directories of a skill that are scanned; what lies deeper is reported.',
  },
  {
    path: 'skills.security.maximumBytes',
    kind: 'integer',
    minimum: 1024,
    maximum: 268_435_456,
    default: 4_194_304,
    project: 'trusted',
    description:
      'Bytes of all texts of a skill together that are scanned; a skill with more is reported as not scanned whole.',
  },
  {
    path: 'skills.security.maximumArchiveDepth',
    kind: 'integer',
    minimum: 0,
    maximum: 8,
    default: 3,
    project: 'trusted',
    description: 'Archives inside archives that are opened; what lies deeper is reported.',
  },
  {
    path: 'skills.security.maximumProgramText',
    kind: 'integer',
    minimum: 0,
    maximum: 67_108_864,
    default: 524_288,
    project: 'trusted',
    description: 'Characters of all programs of a skill that are parsed; programs beyond are reported.',
  },
  {
    path: 'skills.security.maximumMilliseconds',
    kind: 'integer',
    minimum: 10,
    maximum: 600_000,
    default: 2000,
    project: 'trusted',
    description:
      'Time of the processor for one skill, once for each half megabyte; one that takes longer is reported as not scanned whole.',
  },
  {
    path: 'skills.security.judge.url',
    kind: 'text',
    project: 'never',
    description: 'Base address of an OpenAI-compatible service that gives a second opinion; skills are sent to it.',
  },
  {
    path: 'skills.security.judge.model',
    kind: 'text',
    project: 'never',
    description: 'The model that gives the second opinion.',
  },
  {
    path: 'skills.security.judge.apiKeyVariable',
    kind: 'text',
    project: 'never',
    description: 'The environment variable with the key of that service.',
  },
  {
    path: 'skills.security.judge.maximumCalls',
    kind: 'integer',
    minimum: 0,
    maximum: 10_000,
    default: 50,
    project: 'never',
    description: 'How many skills one command sends to that service.',
  },
  {
    path: 'skills.security.judge.maximumBytes',
    kind: 'integer',
    minimum: 1024,
    maximum: 1_048_576,
    default: 65_536,
    project: 'never',
    description: 'Bytes of one skill that are sent to that service.',
  },
  {
    path: 'discovery.profile',
    kind: 'choice',
    choices: ['load', 'standard'],
    default: 'load',
    project: 'free',
    description: 'What counts as a skill: whatever can be read, or only what follows the specification.',
  },
  {
    path: 'discovery.maximumDepth',
    kind: 'integer',
    minimum: 1,
    maximum: 32,
    default: 6,
    project: 'free',
    description: 'How many directories deep below a root to look for skills.',
  },
  {
    path: 'discovery.maximumDirectories',
    kind: 'integer',
    minimum: 1,
    maximum: 100_000,
    default: 2000,
    project: 'free',
    description: 'How many directories that are no skills to look into, for each root.',
  },
  {
    path: 'refs.mode',
    kind: 'choice',
    choices: ['union', 'first-non-empty'],
    default: 'union',
    project: 'free',
    description: 'How the references of role, room and plan are joined.',
  },
  {
    path: 'session.includeFlat',
    kind: 'boolean',
    default: true,
    project: 'free',
    description: 'Show the skills of project and user also when a role or a room is given.',
  },
  {
    path: 'toolNames.separator',
    kind: 'choice',
    choices: ['.', '__'],
    default: '.',
    project: 'free',
    description: 'What stands between skill and command in a tool name; some models refuse dots.',
  },
  {
    path: 'toolNames.commands',
    kind: 'boolean',
    default: true,
    project: 'free',
    description: 'List each command of a skill as a tool of its own over MCP; they can be called either way.',
  },
  {
    path: 'mcp.policy',
    kind: 'choice',
    choices: ['advisory', 'stop', 'block'],
    default: 'stop',
    project: 'tighten',
    description: 'What a missing required MCP server means: advice, stop and report, or a hidden skill.',
  },
  {
    path: 'mcp.servers',
    kind: 'texts',
    project: 'free',
    joined: true,
    description: 'Names of MCP servers that your agents have, besides those that files of the project declare.',
  },
  {
    path: 'scripts',
    kind: 'choice',
    choices: ['allow', 'ask', 'off'],
    default: 'off',
    project: 'tighten',
    description: 'May scripts of skills be run as commands?',
  },
  {
    path: 'allowShell',
    kind: 'boolean',
    default: false,
    project: 'tighten',
    strict: false,
    description: 'May a command of a skill use pipes, redirections and other parts of a shell?',
  },
  {
    path: 'allowSymlinkRoots',
    kind: 'paths',
    default: [],
    project: 'trusted',
    description: 'Directories outside a root that a linked skill directory may lie in.',
  },
  {
    path: 'commands.enabled',
    kind: 'boolean',
    default: true,
    project: 'tighten',
    strict: false,
    description: 'May trusted skills run commands while they are rendered?',
  },
  {
    path: 'limit',
    kind: 'integer',
    minimum: 1,
    maximum: 10_000,
    default: 15,
    project: 'free',
    description: 'How many skills keep their scripts loaded at once.',
  },
  {
    path: 'pinned',
    kind: 'texts',
    default: [],
    project: 'free',
    description: 'Skills whose scripts are never unloaded.',
  },
  {
    path: 'install',
    kind: 'anything',
    project: 'free',
    description: 'The skills that this project wants installed.',
  },
  ...agentConfigurationKeys,
  ...executionConfigurationKeys,
  ...searchConfigurationKeys,
  ...packageConfigurationKeys,
]
