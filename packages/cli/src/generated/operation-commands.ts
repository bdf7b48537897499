// oxlint-disable max-lines -- data, and generated
import type { CommandSpecification } from '../table/command-specification.ts'

/** Generated from the operations by `npm run table --workspace metier`; a test fails when it is not current. */
export const operationCommands: readonly CommandSpecification[] = [
  {
    name: 'accept',
    summary: 'Let a skill through that the scanner blocks',
    group: 'writing',
    description:
      'Your word holds for the files as they are now: when any of them changes, the skill is blocked again. It is kept with its reason in your own configuration, where no skill and no project can write.',
    positionals: [
      {
        key: 'name',
        placeholder: 'NAME',
        summary: 'The skill, or with a slash its folder',
        required: false,
        rest: false,
      },
    ],
    options: [
      {
        key: 'reason',
        flag: 'reason',
        type: 'string',
        summary: 'Why you let it through; kept beside your word',
      },
      {
        key: 'until',
        flag: 'until',
        type: 'string',
        placeholder: 'DATE',
        summary: 'The last day on which your word holds, such as 2027-01-31',
      },
      {
        key: 'yes',
        flag: 'yes',
        short: 'y',
        type: 'boolean',
        default: false,
        summary: 'Do not ask',
      },
      {
        key: 'list',
        flag: 'list',
        type: 'boolean',
        default: false,
        summary: 'Show what is accepted, and whether that still holds',
      },
      {
        key: 'remove',
        flag: 'remove',
        type: 'boolean',
        default: false,
        summary: 'Take the acceptance back',
      },
      {
        key: 'revoke',
        flag: 'revoke',
        type: 'boolean',
        default: false,
        summary: 'Another word for --remove',
      },
    ],
    examples: [
      {
        command: 'accept my-skill --reason "runs git only; I read it"',
        explains: 'let it through',
      },
      {
        command: 'accept my-skill --reason "for the audit" --until 2027-01-31',
        explains: 'until a day',
      },
      {
        command: 'accept --list',
        explains: 'what is accepted, why, and whether it still holds',
      },
      {
        command: 'accept --revoke my-skill',
        explains: 'take it back',
      },
    ],
  },
  {
    name: 'add',
    summary: 'Install skills from a repository, a folder, an archive or a host',
    group: 'sharing',
    positionals: [
      {
        key: 'source',
        placeholder: 'SOURCE',
        summary: 'owner/repo, an address, a folder, an archive or a host',
        required: true,
        rest: false,
      },
    ],
    options: [
      {
        key: 'skill',
        flag: 'skill',
        short: 's',
        type: 'string',
        list: true,
        placeholder: 'NAME',
        summary: 'Only this one of its skills; several times for several',
      },
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        default: 'project',
        placeholder: 'SCOPE',
        summary: 'project or user; or global, role:NAME, agent:NAME, room:ID within the project',
      },
      {
        key: 'path',
        flag: 'path',
        type: 'string',
        placeholder: 'DIR',
        summary: 'Install into this folder of skills instead',
      },
      {
        key: 'agent',
        flag: 'agent',
        short: 'a',
        type: 'string',
        list: true,
        placeholder: 'ID',
        summary: 'Link it for this agent too, such as claude-code; several times for several',
      },
      {
        key: 'copy',
        flag: 'copy',
        type: 'boolean',
        default: false,
        summary: 'Give each agent a copy of its own in place of a link',
      },
      {
        key: 'as',
        flag: 'as',
        type: 'string',
        placeholder: 'NAME',
        summary: 'Install the one skill under another name',
      },
      {
        key: 'list',
        flag: 'list',
        short: 'l',
        type: 'boolean',
        default: false,
        summary: 'Show the skills of the source and install none',
      },
      {
        key: 'overwrite',
        flag: 'overwrite',
        type: 'boolean',
        default: false,
        summary: 'Replace what is in the way; it is moved aside',
      },
      {
        key: 'accept',
        flag: 'accept',
        type: 'string',
        placeholder: 'REASON',
        summary: 'Install what the scanner blocks, with the reason why; holds for these very files',
      },
      {
        key: 'yes',
        flag: 'yes',
        short: 'y',
        type: 'boolean',
        default: false,
        summary: 'Do not ask',
      },
      {
        key: 'dryRun',
        flag: 'dry-run',
        short: 'n',
        type: 'boolean',
        default: false,
        summary: 'Show what would be done and do nothing',
      },
    ],
    examples: [
      {
        command: 'add owner/repo',
        explains: 'the skills of a repository, into this project',
      },
      {
        command: 'add owner/repo@pdf --agent claude-code',
        explains: 'one of them, for Claude Code too',
      },
      {
        command: 'add ./my-skills --scope user --yes',
        explains: 'from a folder, for all your projects',
      },
    ],
  },
  {
    name: 'audit',
    summary: 'Hold installed skills against advisories and revocations',
    group: 'sharing',
    description:
      'Exit status 1 when a skill is affected by more than an `info`, or when a list could not be read as it is now: no answer is no good answer. Lists are kept, and used without the network with METIER_OFFLINE.',
    positionals: [
      {
        key: 'names',
        placeholder: 'NAME',
        summary: 'Only these',
        required: false,
        rest: true,
      },
    ],
    options: [
      {
        key: 'advisories',
        flag: 'advisories',
        type: 'string',
        list: true,
        placeholder: 'LIST',
        summary: 'A list beside those of your settings: an address or a file; several times for several',
      },
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        default: 'project',
        placeholder: 'SCOPE',
        summary: 'project or user; or global, role:NAME, agent:NAME, room:ID within the project',
      },
      {
        key: 'path',
        flag: 'path',
        type: 'string',
        placeholder: 'DIR',
        summary: 'Install into this folder of skills instead',
      },
    ],
    examples: [
      {
        command: 'audit',
        explains: 'against the lists of your settings',
      },
      {
        command: 'audit --advisories https://example.com/advisories.json --json',
        explains: 'against one more, for a program',
      },
    ],
  },
  {
    name: 'bug-report',
    summary: 'Print what a bug report needs, without secrets',
    group: 'seeing',
    positionals: [],
    options: [],
    examples: [
      {
        command: 'bug-report',
        explains: 'read it through, then paste it into the report',
      },
    ],
  },
  {
    name: 'call',
    summary: 'Call a command of a skill',
    group: 'running',
    description:
      'Without a name it lists the commands of all skills. What stands behind the name is the input: `--key value`, `--flag`, plain words for what is required, or one JSON object. Nothing runs unless your settings allow it.',
    positionals: [
      {
        key: 'command',
        placeholder: 'SKILL.COMMAND',
        summary: 'Which one: skill.command, help or skill.help; left out, all are listed',
        required: false,
        rest: false,
      },
      {
        key: 'words',
        placeholder: 'INPUT',
        summary: 'What it takes: --key value, plain words in order, or one JSON object',
        required: false,
        rest: true,
      },
    ],
    options: [
      {
        key: 'role',
        flag: 'role',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this role sees',
      },
      {
        key: 'agent',
        flag: 'agent',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this agent sees',
      },
      {
        key: 'room',
        flag: 'room',
        type: 'string',
        placeholder: 'ID',
        summary: 'See the skills of this room',
      },
      {
        key: 'plan',
        flag: 'plan',
        type: 'string',
        placeholder: 'ID',
        summary: 'See also the skills that this plan refers to',
      },
    ],
    verbatim: true,
    examples: [
      {
        command: 'call',
        explains: 'which commands there are',
      },
      {
        command: 'call git.help',
        explains: 'those of one skill, with what they take',
      },
      {
        command: 'call git.commit --message "Fix the link"',
        explains: 'call one',
      },
      {
        command: 'call git.commit \'{"message": "Fix the link"}\'',
        explains: 'the same',
      },
    ],
  },
  {
    name: 'ci',
    summary: 'Install exactly what the lock says, or fail',
    group: 'sharing',
    description:
      'Takes each skill from your store, or fetches the very commit or version that the lock names. What comes back other than the lock says is not installed. The lock is never written. With METIER_OFFLINE set it goes without the network.',
    positionals: [],
    options: [
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        default: 'project',
        placeholder: 'SCOPE',
        summary: 'project or user; or global, role:NAME, agent:NAME, room:ID within the project',
      },
      {
        key: 'path',
        flag: 'path',
        type: 'string',
        placeholder: 'DIR',
        summary: 'Install into this folder of skills instead',
      },
    ],
    examples: [
      {
        command: 'ci',
        explains: 'after a fresh checkout',
      },
    ],
  },
  {
    name: 'connect',
    summary: "Write Metier into an agent's MCP configuration",
    group: 'running',
    description:
      'Shows the change and asks before it writes; comments and everything else in the file stay. Doing it again changes nothing. Without AGENT it lists the clients that it knows and whether they are connected.',
    positionals: [
      {
        key: 'agent',
        placeholder: 'AGENT',
        summary: 'The client; leave it out to see which there are',
        required: false,
        rest: false,
      },
    ],
    options: [
      {
        key: 'user',
        flag: 'user',
        type: 'boolean',
        default: false,
        summary: 'For all projects of this user, instead of this project',
      },
      {
        key: 'http',
        flag: 'http',
        type: 'boolean',
        default: false,
        summary: 'Through the daemon of `metier serve`, instead of a process for each client',
      },
      {
        key: 'url',
        flag: 'url',
        type: 'string',
        placeholder: 'URL',
        summary: 'Address of the daemon',
      },
      {
        key: 'command',
        flag: 'command',
        type: 'string',
        default: 'npx -y metier',
        placeholder: 'COMMAND',
        summary: 'What starts Metier for the client, words separated by spaces',
      },
      {
        key: 'remove',
        flag: 'remove',
        type: 'boolean',
        default: false,
        summary: 'Take Metier out of the configuration',
      },
      {
        key: 'dryRun',
        flag: 'dry-run',
        type: 'boolean',
        default: false,
        summary: 'Show the change and leave it at that',
      },
      {
        key: 'yes',
        flag: 'yes',
        short: 'y',
        type: 'boolean',
        default: false,
        summary: 'Do not ask',
      },
    ],
    examples: [
      {
        command: 'connect',
        explains: 'which clients there are',
      },
      {
        command: 'connect claude-code --dry-run',
        explains: 'what would be written',
      },
      {
        command: 'connect codex --http --yes',
        explains: 'through the daemon, without asking',
      },
      {
        command: 'connect cursor --remove',
        explains: 'take it back',
      },
    ],
  },
  {
    name: 'disable',
    summary: 'Switch skills off without removing them',
    group: 'sharing',
    description:
      'What was installed leaves the folders of all agents, or of one with --agent; the lock remembers it, and changes of yours are kept in your store. What was not installed is never touched: a setting says that it counts no more, which holds for everything that Metier serves.',
    positionals: [
      {
        key: 'names',
        placeholder: 'NAME',
        summary: 'Skills',
        required: true,
        rest: true,
      },
    ],
    options: [
      {
        key: 'agent',
        flag: 'agent',
        short: 'a',
        type: 'string',
        list: true,
        placeholder: 'ID',
        summary: 'Only for this agent, such as claude-code; several times for several',
      },
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        default: 'project',
        placeholder: 'SCOPE',
        summary: 'project or user; or global, role:NAME, agent:NAME, room:ID within the project',
      },
      {
        key: 'path',
        flag: 'path',
        type: 'string',
        placeholder: 'DIR',
        summary: 'Install into this folder of skills instead',
      },
    ],
    examples: [
      {
        command: 'disable pdf',
        explains: 'for everybody, in this project',
      },
      {
        command: 'disable pdf --agent claude-code',
        explains: 'its link for Claude Code alone',
      },
    ],
  },
  {
    name: 'doctor',
    summary: 'Why is my skill not there? And is all well?',
    group: 'seeing',
    description:
      'Without a name: which folders were looked at, which settings files were read, and everything that is wrong. With a name: why that skill is in force or not, and with `--client` whether that client sees it. Exit status 1 when something is wrong.',
    positionals: [
      {
        key: 'name',
        placeholder: 'NAME',
        summary: 'Why is this skill not there?',
        required: false,
        rest: false,
      },
    ],
    options: [
      {
        key: 'client',
        flag: 'client',
        type: 'string',
        placeholder: 'ID',
        summary: 'Does this client see it? For example claude-code, or mcp for its Skills extension',
      },
      {
        key: 'strictRefs',
        flag: 'strict-refs',
        type: 'boolean',
        default: false,
        summary: 'A reference of a role or room that names no skill is an error',
      },
      {
        key: 'config',
        flag: 'config',
        type: 'boolean',
        default: false,
        summary: 'Every setting with its value and where that came from',
      },
      {
        key: 'role',
        flag: 'role',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this role sees',
      },
      {
        key: 'agent',
        flag: 'agent',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this agent sees',
      },
      {
        key: 'room',
        flag: 'room',
        type: 'string',
        placeholder: 'ID',
        summary: 'See the skills of this room',
      },
      {
        key: 'plan',
        flag: 'plan',
        type: 'string',
        placeholder: 'ID',
        summary: 'See also the skills that this plan refers to',
      },
    ],
    examples: [
      {
        command: 'doctor',
        explains: 'the whole picture',
      },
      {
        command: 'doctor deploy --client cursor',
        explains: 'why Cursor does not show the skill named deploy',
      },
      {
        command: 'doctor deploy --client mcp',
        explains: 'why the Skills extension of MCP does not list it',
      },
      {
        command: 'doctor --role qa --strict-refs',
        explains: 'does every reference of this role name a skill?',
      },
      {
        command: 'doctor --config',
        explains: 'every setting and where it came from',
      },
    ],
  },
  {
    name: 'enable',
    summary: 'Switch skills on again, or on for one more agent',
    group: 'sharing',
    positionals: [
      {
        key: 'names',
        placeholder: 'NAME',
        summary: 'Skills',
        required: true,
        rest: true,
      },
    ],
    options: [
      {
        key: 'agent',
        flag: 'agent',
        short: 'a',
        type: 'string',
        list: true,
        placeholder: 'ID',
        summary: 'Only for this agent, such as claude-code; several times for several',
      },
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        default: 'project',
        placeholder: 'SCOPE',
        summary: 'project or user; or global, role:NAME, agent:NAME, room:ID within the project',
      },
      {
        key: 'path',
        flag: 'path',
        type: 'string',
        placeholder: 'DIR',
        summary: 'Install into this folder of skills instead',
      },
    ],
    examples: [
      {
        command: 'enable pdf',
        explains: 'its files and links, as they were',
      },
      {
        command: 'enable pdf --agent claude-code',
        explains: 'a link for Claude Code too',
      },
    ],
  },
  {
    name: 'eval',
    summary: 'Try whether a description triggers when it should',
    group: 'writing',
    description:
      'Asks the questions in `evals/triggers.json` (or `.jsonl`, `.yaml`) of the skill: a list of `{"query": "…", "should_trigger": true}`. A skill without such a file is asked what its own description promises, and what its neighbours say of themselves. For each failure it says which words decided. Exit status 1 when one fails.',
    positionals: [
      {
        key: 'path',
        placeholder: 'PATH',
        summary: 'A skill, or a folder of skills',
        required: false,
        rest: false,
      },
    ],
    options: [
      {
        key: 'triggers',
        flag: 'triggers',
        type: 'boolean',
        default: true,
        summary: 'Whether the description comes out when it should, and not when it should not',
      },
      {
        key: 'role',
        flag: 'role',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this role sees',
      },
      {
        key: 'agent',
        flag: 'agent',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this agent sees',
      },
      {
        key: 'room',
        flag: 'room',
        type: 'string',
        placeholder: 'ID',
        summary: 'See the skills of this room',
      },
      {
        key: 'plan',
        flag: 'plan',
        type: 'string',
        placeholder: 'ID',
        summary: 'See also the skills that this plan refers to',
      },
    ],
    examples: [
      {
        command: 'eval skills/my-skill --triggers',
        explains: 'one skill against all skills here',
      },
      {
        command: 'eval skills --json',
        explains: 'all skills of a folder, for a program',
      },
    ],
  },
  {
    name: 'executions',
    summary: 'Show what skills ran, and what was refused',
    group: 'running',
    description:
      'Every command, hook, script and agent of a skill leaves one line in a log that is only ever added to, whether it was allowed or refused. Outputs and secrets are not in it.',
    positionals: [
      {
        key: 'skill',
        placeholder: 'NAME',
        summary: 'Of this skill only',
        required: false,
        rest: false,
      },
    ],
    options: [
      {
        key: 'limit',
        flag: 'limit',
        type: 'number',
        minimum: 1,
        maximum: 10000,
        default: 50,
        placeholder: 'N',
        summary: 'The latest so many',
      },
    ],
    examples: [
      {
        command: 'executions',
        explains: 'the latest',
      },
      {
        command: 'executions review-pr --limit 5',
        explains: 'of one skill',
      },
    ],
  },
  {
    name: 'find',
    summary: 'Find skills by what you need',
    group: 'seeing',
    description:
      'Ranks skills by their names, triggers, intents, tags, descriptions, headings and the beginning of their texts. The verdict says whether the first stands out, several fit, or nothing does; with `none` the exit status is 1 and the matches are the nearest there are.',
    positionals: [
      {
        key: 'query',
        placeholder: 'QUERY',
        summary: 'What you need, in your own words',
        required: true,
        rest: true,
      },
    ],
    options: [
      {
        key: 'tag',
        flag: 'tag',
        type: 'string',
        list: true,
        placeholder: 'TAG',
        summary: 'Only skills that carry this tag; several with commas or again',
      },
      {
        key: 'category',
        flag: 'category',
        type: 'string',
        placeholder: 'NAME',
        summary: 'Only skills of this category',
      },
      {
        key: 'source',
        flag: 'source',
        type: 'string',
        placeholder: 'NAME',
        summary: 'Only skills of this system or client',
      },
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        choices: ['room', 'agent', 'role', 'project', 'team', 'user', 'bundled', 'extra', 'remote'],
        summary: 'Only skills of this rung of the ladder',
      },
      {
        key: 'state',
        flag: 'state',
        type: 'string',
        choices: ['active', 'ineligible', 'disabled', 'invalid', 'blocked'],
        default: 'active',
        summary: 'Only skills in this state',
      },
      {
        key: 'limit',
        flag: 'limit',
        short: 'n',
        type: 'number',
        minimum: 1,
        maximum: 1000,
        default: 10,
        summary: 'At most so many answers',
      },
      {
        key: 'grouped',
        flag: 'grouped',
        type: 'boolean',
        default: false,
        summary:
          "By place: everybody's, the role's, the user's, the room's; with those that another one is in force for",
      },
      {
        key: 'role',
        flag: 'role',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this role sees',
      },
      {
        key: 'agent',
        flag: 'agent',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this agent sees',
      },
      {
        key: 'room',
        flag: 'room',
        type: 'string',
        placeholder: 'ID',
        summary: 'See the skills of this room',
      },
      {
        key: 'plan',
        flag: 'plan',
        type: 'string',
        placeholder: 'ID',
        summary: 'See also the skills that this plan refers to',
      },
    ],
    examples: [
      {
        command: 'find review pull request',
        explains: 'skills about reviewing',
      },
      {
        command: 'find deploy --tag aws',
        explains: 'of those, the ones tagged aws',
      },
      {
        command: 'find testing --tag qa,automation',
        explains: 'those that carry both tags',
      },
    ],
  },
  {
    name: 'fix',
    summary: 'Repair what can be repaired without asking',
    group: 'writing',
    description:
      'Applies the fix of every finding that has one and leaves the rest of the file as it is. Exit status 1 when something is left that only you can settle.',
    positionals: [
      {
        key: 'paths',
        placeholder: 'PATH',
        summary: 'A skill, its SKILL.md, or a folder of skills',
        required: true,
        rest: true,
      },
    ],
    options: [
      {
        key: 'severity',
        flag: 'severity',
        short: 's',
        type: 'string',
        choices: ['load', 'standard', 'strict'],
        default: 'standard',
        summary: 'How strict: what clients can load, what the specification says, or that and our advice',
      },
      {
        key: 'profile',
        flag: 'profile',
        short: 'p',
        type: 'string',
        choices: ['spec', 'claude-code', 'mcp', 'btw', 'oss2', 'plugin'],
        summary: 'For whom the skill is meant; by default the specification',
      },
      {
        key: 'dryRun',
        flag: 'dry-run',
        short: 'n',
        type: 'boolean',
        default: false,
        summary: 'Show what would change and write nothing',
      },
    ],
    examples: [
      {
        command: 'fix skills/my-skill --dry-run',
        explains: 'the change as a diff',
      },
      {
        command: 'fix skills',
        explains: 'repair every skill of a folder',
      },
    ],
  },
  {
    name: 'jobs',
    summary: 'See and steer skills that run in an agent of their own',
    group: 'running',
    description:
      'A skill with `context: fork` runs as a job. `list` shows the newest first; `show`, `wait`, `cancel` and `resume` take the id of one, or its beginning; `prune` forgets ended ones; `work` runs those that wait in the background, which Metier starts by itself. `wait` and `resume` print what the agent answered, and exit with 1 when it has failed.',
    positionals: [
      {
        key: 'action',
        placeholder: 'ACTION',
        summary: 'What to do',
        required: false,
        rest: false,
        choices: ['list', 'show', 'wait', 'cancel', 'resume', 'prune', 'work'],
      },
      {
        key: 'id',
        placeholder: 'ID',
        summary: 'The job, or the beginning of its id',
        required: false,
        rest: false,
      },
    ],
    options: [
      {
        key: 'state',
        flag: 'state',
        type: 'string',
        choices: ['queued', 'running', 'done', 'failed', 'cancelled', 'resumable'],
        summary: 'list: only jobs in this state',
      },
      {
        key: 'limit',
        flag: 'limit',
        short: 'n',
        type: 'number',
        minimum: 1,
        maximum: 10000,
        default: 20,
        summary: 'list: at most so many',
      },
      {
        key: 'background',
        flag: 'background',
        type: 'boolean',
        default: false,
        summary: 'resume: do not wait for the end',
      },
      {
        key: 'keep',
        flag: 'keep',
        type: 'number',
        minimum: 0,
        placeholder: 'N',
        summary: 'prune: so many ended jobs stay',
      },
      {
        key: 'days',
        flag: 'days',
        type: 'number',
        minimum: 0,
        placeholder: 'N',
        summary: 'prune: ended jobs younger than this stay',
      },
    ],
    examples: [
      {
        command: 'jobs',
        explains: 'the newest',
      },
      {
        command: 'jobs wait mhw2',
        explains: 'print what it answers',
      },
      {
        command: 'jobs cancel mhw2',
        explains: 'stop it',
      },
      {
        command: 'jobs prune --keep 10',
        explains: 'forget all but ten that have ended',
      },
    ],
  },
  {
    name: 'list',
    summary: 'List the skills that are in force here',
    group: 'seeing',
    description:
      'Lists the active skills. `--all` adds skills that are inactive or shadowed by another of the same name, each with the reason; `metier doctor NAME` explains one of them at length.',
    positionals: [],
    options: [
      {
        key: 'all',
        flag: 'all',
        short: 'a',
        type: 'boolean',
        default: false,
        summary: 'Every skill found: inactive and shadowed ones too, with the reason',
      },
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        choices: ['room', 'agent', 'role', 'project', 'team', 'user', 'bundled', 'extra', 'remote'],
        summary: 'Only skills of this rung of the ladder',
      },
      {
        key: 'state',
        flag: 'state',
        type: 'string',
        choices: ['active', 'ineligible', 'disabled', 'invalid', 'blocked'],
        summary: 'Only skills in this state',
      },
      {
        key: 'role',
        flag: 'role',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this role sees',
      },
      {
        key: 'agent',
        flag: 'agent',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this agent sees',
      },
      {
        key: 'room',
        flag: 'room',
        type: 'string',
        placeholder: 'ID',
        summary: 'See the skills of this room',
      },
      {
        key: 'plan',
        flag: 'plan',
        type: 'string',
        placeholder: 'ID',
        summary: 'See also the skills that this plan refers to',
      },
    ],
    examples: [
      {
        command: 'list',
        explains: 'what an agent sees in this folder',
      },
      {
        command: 'list --all',
        explains: 'everything that was found, and why some of it is not in force',
      },
      {
        command: 'list --role engineer --json',
        explains: 'what the engineer sees, for a program',
      },
    ],
  },
  {
    name: 'lock',
    summary: 'Resolve a merge conflict in the lock file',
    group: 'sharing',
    description:
      '`lock merge` reads the marks that git left in skills-lock.json and joins both sides skill by skill. A skill that both changed in different ways needs your word: --prefer ours or --prefer theirs.',
    positionals: [
      {
        key: 'action',
        placeholder: 'ACTION',
        summary: 'What to do',
        required: true,
        rest: false,
        choices: ['merge'],
      },
    ],
    options: [
      {
        key: 'prefer',
        flag: 'prefer',
        type: 'string',
        choices: ['ours', 'theirs'],
        summary: 'Which side counts where both changed a skill',
      },
    ],
    examples: [
      {
        command: 'lock merge',
        explains: 'after a merge that stopped at skills-lock.json',
      },
    ],
  },
  {
    name: 'login',
    summary: 'Keep a token for a registry',
    group: 'sharing',
    description:
      'It is asked for, or read from standard input, kept in a file of yours that nobody else can read, sent to this host only and never shown. npm and git keep their own; what `docker login` wrote is used as well.',
    positionals: [
      {
        key: 'host',
        placeholder: 'HOST',
        summary: 'Of a registry, such as registry.example.com or its address',
        required: true,
        rest: false,
      },
    ],
    options: [
      {
        key: 'user',
        flag: 'user',
        type: 'string',
        placeholder: 'NAME',
        summary: 'Log in with this name and a password; with a token without',
      },
    ],
    examples: [
      {
        command: 'login https://clawhub.example.com < token.txt',
        explains: 'with a token from a file',
      },
    ],
  },
  {
    name: 'logout',
    summary: 'Forget the token for a registry',
    group: 'sharing',
    positionals: [
      {
        key: 'host',
        placeholder: 'HOST',
        summary: 'As it was given to login',
        required: true,
        rest: false,
      },
    ],
    options: [],
    examples: [
      {
        command: 'logout clawhub.example.com',
        explains: 'exit status 1 when nothing was kept',
      },
    ],
  },
  {
    name: 'migrate',
    summary: "Rewrite other systems' fields as the specification has them",
    group: 'writing',
    description:
      'Moves fields that only one system knows under `metadata`, where every client tolerates them, and renames the rest. Body and comments stay as they are. Exit status 1 when a file is left as it is because it cannot be rewritten without a change of meaning, and when the result is still not valid.',
    positionals: [
      {
        key: 'paths',
        placeholder: 'PATH',
        summary: 'A skill, its SKILL.md, or a folder of skills',
        required: true,
        rest: true,
      },
    ],
    options: [
      {
        key: 'metadataStyle',
        flag: 'metadata-style',
        type: 'string',
        choices: ['string', 'nested', 'claude'],
        default: 'string',
        summary: 'How rich fields are written: as strings, as nested YAML, or where Claude Code reads them',
      },
      {
        key: 'dryRun',
        flag: 'dry-run',
        short: 'n',
        type: 'boolean',
        default: false,
        summary: 'Show what would change and write nothing',
      },
    ],
    examples: [
      {
        command: 'migrate skills --dry-run',
        explains: 'see the change first',
      },
      {
        command: 'migrate skills/deploy --metadata-style claude',
        explains: "keep Claude Code's fields at the top",
      },
    ],
  },
  {
    name: 'new',
    summary: 'Start a new skill from a template that is already valid',
    group: 'writing',
    positionals: [
      {
        key: 'name',
        placeholder: 'NAME',
        summary: 'Lower-case letters, digits and hyphens',
        required: true,
        rest: false,
      },
    ],
    options: [
      {
        key: 'description',
        flag: 'description',
        short: 'd',
        type: 'string',
        placeholder: 'TEXT',
        summary: 'What it does and when to use it',
      },
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        default: 'project',
        placeholder: 'SCOPE',
        summary: 'project, user, global, role:NAME, agent:NAME or room:ID',
      },
      {
        key: 'path',
        flag: 'path',
        type: 'string',
        placeholder: 'DIR',
        summary: 'Put the folder of the skill into this one instead',
      },
      {
        key: 'resources',
        flag: 'resources',
        type: 'string',
        list: true,
        choices: ['scripts', 'references', 'assets'],
        summary: 'Folders to add, with an example in each',
      },
      {
        key: 'author',
        flag: 'author',
        type: 'string',
        placeholder: 'WHO',
        summary: 'Who wrote it, such as agent:NAME or user-taught',
      },
      {
        key: 'dryRun',
        flag: 'dry-run',
        short: 'n',
        type: 'boolean',
        default: false,
        summary: 'Show what would be written and write nothing',
      },
    ],
    examples: [
      {
        command: 'new release-notes',
        explains: "in the project's skill folder",
      },
      {
        command: 'new release-notes --scope user --resources scripts,references',
        explains: 'for all your projects',
      },
      {
        command: 'new triage --scope role:engineer',
        explains: 'for one role',
      },
    ],
  },
  {
    name: 'outdated',
    summary: 'Show which installed skills have something newer at their source',
    group: 'sharing',
    description:
      'Reads only: neither the skills nor the lock are changed. Exit status 1 when anything is newer or gone.',
    positionals: [
      {
        key: 'names',
        placeholder: 'NAME',
        summary: 'Only these',
        required: false,
        rest: true,
      },
    ],
    options: [
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        default: 'project',
        placeholder: 'SCOPE',
        summary: 'project or user; or global, role:NAME, agent:NAME, room:ID within the project',
      },
      {
        key: 'path',
        flag: 'path',
        type: 'string',
        placeholder: 'DIR',
        summary: 'Install into this folder of skills instead',
      },
    ],
    examples: [
      {
        command: 'outdated',
        explains: 'of everything that was installed here',
      },
    ],
  },
  {
    name: 'pack',
    summary: 'Pack a skill into one file that is the same bytes anywhere',
    group: 'sharing',
    positionals: [
      {
        key: 'path',
        placeholder: 'PATH',
        summary: 'The folder of a skill',
        required: true,
        rest: false,
      },
    ],
    options: [
      {
        key: 'output',
        flag: 'output',
        short: 'o',
        type: 'string',
        placeholder: 'FILE',
        summary: 'The file to write, or the folder to put NAME.skill into; this one without',
      },
      {
        key: 'format',
        flag: 'format',
        type: 'string',
        choices: ['skill', 'zip', 'tar.gz'],
        default: 'skill',
        summary: 'A .skill file is a zip',
      },
      {
        key: 'flat',
        flag: 'flat',
        type: 'boolean',
        default: false,
        summary: 'Files at the top of the archive, as /.well-known wants them',
      },
      {
        key: 'sign',
        flag: 'sign',
        type: 'string',
        placeholder: 'KEY',
        summary: 'Sign it with this Ed25519 key: OpenSSH or PEM, or the public half of one that your SSH agent has',
      },
      {
        key: 'dryRun',
        flag: 'dry-run',
        short: 'n',
        type: 'boolean',
        default: false,
        summary: 'Say what would be written and write nothing',
      },
    ],
    examples: [
      {
        command: 'pack skills/debugging',
        explains: 'debugging.skill in this folder',
      },
      {
        command: 'pack skills/debugging --sign ~/.ssh/id_ed25519',
        explains: 'with your signature in it',
      },
    ],
  },
  {
    name: 'prompt',
    summary: "Print the index of active skills for an agent's prompt",
    group: 'seeing',
    description:
      'Prints what goes into a system prompt. Over the budget, descriptions are shortened, then left out, then the rest is counted, never dropped silently. Prints nothing when no skill is active. With `--env`, an index too long for a variable is written to a file in the cache directory that a variable names.',
    positionals: [],
    options: [
      {
        key: 'format',
        flag: 'format',
        short: 'f',
        type: 'string',
        choices: ['xml', 'markdown', 'table', 'json', 'reference'],
        summary: "How to write the index; `reference` is byte for byte the reference library's",
      },
      {
        key: 'location',
        flag: 'location',
        type: 'string',
        choices: ['absolute', 'relative', 'none'],
        summary: 'How SKILL.md is named',
      },
      {
        key: 'task',
        flag: 'task',
        type: 'string',
        placeholder: 'TEXT',
        summary: 'Show the best skills for this task alone, as many as fit, and count the rest',
      },
      {
        key: 'budget',
        flag: 'budget',
        type: 'number',
        minimum: 1,
        placeholder: 'TOKENS',
        summary: 'Most tokens the index may take',
      },
      {
        key: 'contextWindow',
        flag: 'context-window',
        type: 'number',
        minimum: 1,
        placeholder: 'TOKENS',
        summary: "The model's context in tokens; the index takes 2 % of it at most",
      },
      {
        key: 'instructions',
        flag: 'instructions',
        type: 'boolean',
        default: false,
        summary: 'Say before the index how skills are used, and after it which servers they need',
      },
      {
        key: 'strictRefs',
        flag: 'strict-refs',
        type: 'boolean',
        default: false,
        summary: 'Exit with 1 when a reference of the role or room names no skill',
      },
      {
        key: 'env',
        flag: 'env',
        type: 'boolean',
        default: false,
        summary: 'Print the environment variables that carry the index, as JSON',
      },
      {
        key: 'role',
        flag: 'role',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this role sees',
      },
      {
        key: 'agent',
        flag: 'agent',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this agent sees',
      },
      {
        key: 'room',
        flag: 'room',
        type: 'string',
        placeholder: 'ID',
        summary: 'See the skills of this room',
      },
      {
        key: 'plan',
        flag: 'plan',
        type: 'string',
        placeholder: 'ID',
        summary: 'See also the skills that this plan refers to',
      },
    ],
    examples: [
      {
        command: 'prompt --format markdown --instructions',
        explains: 'a whole section, ready to paste',
      },
      {
        command: 'prompt --context-window 200000',
        explains: 'as much as fits a model of that size',
      },
      {
        command: 'prompt --task "review a pull request" --budget 500',
        explains: 'the best skills for one task',
      },
      {
        command: 'prompt --format reference',
        explains: 'byte for byte as the reference library writes it',
      },
    ],
  },
  {
    name: 'publish',
    summary: 'Publish skills to a registry, a static host or a tag',
    group: 'sharing',
    description:
      'What does not pass the strict rules of `validate`, or what the scanner blocks, is not published. The same skill gives the same bytes each time, and one that is there already is left alone.',
    positionals: [
      {
        key: 'paths',
        placeholder: 'PATH',
        summary: 'The folder of a skill, or one that holds several',
        required: true,
        rest: true,
      },
    ],
    options: [
      {
        key: 'to',
        flag: 'to',
        type: 'string',
        placeholder: 'TARGET',
        summary: 'well-known:FOLDER, clawhub:[@OWNER/NAME], oci:HOST/NAME[:TAG], npm:NAME, git or git:REMOTE',
      },
      {
        key: 'release',
        flag: 'release',
        type: 'string',
        placeholder: 'VERSION',
        summary: 'The version, where the skill does not say one',
      },
      {
        key: 'sign',
        flag: 'sign',
        type: 'string',
        placeholder: 'KEY',
        summary: 'Sign it with this Ed25519 key, see pack',
      },
      {
        key: 'tag',
        flag: 'tag',
        type: 'string',
        list: true,
        placeholder: 'TAG',
        summary: 'A name beside the version, such as latest; several times for several',
      },
      {
        key: 'changelog',
        flag: 'changelog',
        type: 'string',
        default: '',
        placeholder: 'TEXT',
        summary: 'What changed, for registries that keep it',
      },
      {
        key: 'access',
        flag: 'access',
        type: 'string',
        choices: ['public', 'restricted'],
        summary: 'Who may see a new npm package with a scope',
      },
      {
        key: 'severity',
        flag: 'severity',
        type: 'string',
        choices: ['standard', 'strict'],
        default: 'strict',
        summary: 'How strictly the skill is judged before',
      },
      {
        key: 'overwrite',
        flag: 'overwrite',
        type: 'boolean',
        default: false,
        summary: 'Move a tag that names something else',
      },
      {
        key: 'yes',
        flag: 'yes',
        short: 'y',
        type: 'boolean',
        default: false,
        summary: 'Do not ask',
      },
      {
        key: 'dryRun',
        flag: 'dry-run',
        short: 'n',
        type: 'boolean',
        default: false,
        summary: 'Show what would be done and do nothing',
      },
    ],
    examples: [
      {
        command: 'publish skills --to well-known:public',
        explains: 'all of a folder, as files for a static host',
      },
      {
        command: 'publish skills/pdf --to oci:ghcr.io/acme/pdf --tag latest',
        explains: 'to a registry for containers',
      },
      {
        command: 'publish skills/pdf --to npm:@acme/pdf --dry-run',
        explains: 'what would be sent to npm',
      },
    ],
  },
  {
    name: 'prune',
    summary: 'Throw away stored skills that no project uses, and clean up after a crash',
    group: 'sharing',
    description:
      'A skill stays in your store for as long as the lock of any project names it: as what is installed, as what it was before, or as what you made of it. What was put in within the hour stays too. Installations of this project that were cut off are undone.',
    positionals: [],
    options: [
      {
        key: 'yes',
        flag: 'yes',
        short: 'y',
        type: 'boolean',
        default: false,
        summary: 'Do not ask',
      },
      {
        key: 'dryRun',
        flag: 'dry-run',
        short: 'n',
        type: 'boolean',
        default: false,
        summary: 'Show what would be thrown away and do nothing',
      },
    ],
    examples: [
      {
        command: 'prune --dry-run',
        explains: 'how much there is',
      },
    ],
  },
  {
    name: 'remove',
    summary: 'Remove skills that were installed',
    group: 'sharing',
    positionals: [
      {
        key: 'names',
        placeholder: 'NAME',
        summary: 'Skills that were installed',
        required: true,
        rest: true,
      },
    ],
    options: [
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        default: 'project',
        placeholder: 'SCOPE',
        summary: 'project or user; or global, role:NAME, agent:NAME, room:ID within the project',
      },
      {
        key: 'path',
        flag: 'path',
        type: 'string',
        placeholder: 'DIR',
        summary: 'Install into this folder of skills instead',
      },
      {
        key: 'yes',
        flag: 'yes',
        short: 'y',
        type: 'boolean',
        default: false,
        summary: 'Do not ask',
      },
      {
        key: 'dryRun',
        flag: 'dry-run',
        short: 'n',
        type: 'boolean',
        default: false,
        summary: 'Show what would be removed and remove nothing',
      },
    ],
    examples: [
      {
        command: 'remove pdf',
        explains: 'its files, its links and its line in the lock',
      },
    ],
  },
  {
    name: 'resources',
    summary: 'List the files of a skill, or print one',
    group: 'seeing',
    positionals: [
      {
        key: 'name',
        placeholder: 'NAME',
        summary: 'The skill',
        required: true,
        rest: false,
      },
      {
        key: 'file',
        placeholder: 'FILE',
        summary: 'Print this file of the skill',
        required: false,
        rest: false,
      },
    ],
    options: [
      {
        key: 'role',
        flag: 'role',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this role sees',
      },
      {
        key: 'agent',
        flag: 'agent',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this agent sees',
      },
      {
        key: 'room',
        flag: 'room',
        type: 'string',
        placeholder: 'ID',
        summary: 'See the skills of this room',
      },
      {
        key: 'plan',
        flag: 'plan',
        type: 'string',
        placeholder: 'ID',
        summary: 'See also the skills that this plan refers to',
      },
    ],
    examples: [
      {
        command: 'resources skill-creator',
        explains: 'what comes with the skill',
      },
      {
        command: 'resources skill-creator references/workflows.md',
        explains: 'one of its files, as it is',
      },
    ],
  },
  {
    name: 'role',
    summary: 'See which skills a role has, and why',
    group: 'teams',
    description:
      "A role is a folder in `.agents/roles` or `.agents/skills/roles`. It sees the skills of everybody and its own; a skill of another role it sees only where `skill_refs` of its role.json, of a room's config.json or of a plan's metadata name it. `disabled_skills` of any of them take a skill away.",
    positionals: [
      {
        key: 'action',
        placeholder: 'ACTION',
        summary: 'What to do',
        required: false,
        rest: false,
        choices: ['list', 'show', 'prompt'],
      },
      {
        key: 'role',
        placeholder: 'ROLE',
        summary: 'show, prompt: the role',
        required: false,
        rest: false,
      },
    ],
    options: [
      {
        key: 'room',
        flag: 'room',
        type: 'string',
        placeholder: 'ID',
        summary: 'In this room',
      },
      {
        key: 'plan',
        flag: 'plan',
        type: 'string',
        placeholder: 'ID',
        summary: 'For this plan',
      },
      {
        key: 'strictRefs',
        flag: 'strict-refs',
        type: 'boolean',
        default: false,
        summary: 'Exit with 1 when a reference names no skill',
      },
    ],
    examples: [
      {
        command: 'role',
        explains: 'every role, with its skills',
      },
      {
        command: 'role show engineer',
        explains: 'each skill of a role, and why it is there',
      },
      {
        command: 'role prompt engineer',
        explains: 'what goes into its prompt',
      },
    ],
  },
  {
    name: 'room',
    summary: 'See which skills a room has, and put copies of them into it',
    group: 'teams',
    description:
      'A room is a folder in `.agents/war-rooms` with a config.json, which may name its role, its plan and `skill_refs`. `stage` copies the skills that role, room and plan refer to, with those they build on, into its folder `skills`, and takes copies away again that nothing refers to any more. Skills that a person made or changed there are left alone and count before all others.',
    positionals: [
      {
        key: 'action',
        placeholder: 'ACTION',
        summary: 'What to do',
        required: false,
        rest: false,
        choices: ['list', 'show', 'stage'],
      },
      {
        key: 'room',
        placeholder: 'ROOM',
        summary: 'show, stage: the room',
        required: false,
        rest: false,
      },
    ],
    options: [
      {
        key: 'role',
        flag: 'role',
        type: 'string',
        placeholder: 'NAME',
        summary: 'As this role; that of its config.json unless said',
      },
      {
        key: 'plan',
        flag: 'plan',
        type: 'string',
        placeholder: 'ID',
        summary: 'For this plan; that of its config.json unless said',
      },
      {
        key: 'all',
        flag: 'all',
        short: 'a',
        type: 'boolean',
        default: false,
        summary: 'stage: every skill of the session, not only those that are referred to',
      },
      {
        key: 'env',
        flag: 'env',
        type: 'boolean',
        default: false,
        summary: 'stage: print the environment variables that carry the index, as JSON',
      },
      {
        key: 'strictRefs',
        flag: 'strict-refs',
        type: 'boolean',
        default: false,
        summary: 'Exit with 1 when a reference names no skill, and stage nothing',
      },
      {
        key: 'dryRun',
        flag: 'dry-run',
        short: 'n',
        type: 'boolean',
        default: false,
        summary: 'stage: say what would be done and write nothing',
      },
    ],
    examples: [
      {
        command: 'room',
        explains: 'every room, with its role and plan',
      },
      {
        command: 'room show room-042',
        explains: 'each skill of a room, and why it is there',
      },
      {
        command: 'room stage room-042',
        explains: 'copies for the agent that works there',
      },
      {
        command: 'room stage room-042 --env',
        explains: 'the variables that its process starts with',
      },
    ],
  },
  {
    name: 'rollback',
    summary: 'Go back to what a skill was before its last update',
    group: 'sharing',
    description:
      'Takes the files from your store, or fetches the very commit or version. What you changed is merged as by `update`. Once more goes forward again.',
    positionals: [
      {
        key: 'name',
        placeholder: 'NAME',
        summary: 'A skill that was installed',
        required: true,
        rest: false,
      },
    ],
    options: [
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        default: 'project',
        placeholder: 'SCOPE',
        summary: 'project or user; or global, role:NAME, agent:NAME, room:ID within the project',
      },
      {
        key: 'path',
        flag: 'path',
        type: 'string',
        placeholder: 'DIR',
        summary: 'Install into this folder of skills instead',
      },
      {
        key: 'keep',
        flag: 'keep',
        type: 'boolean',
        default: false,
        summary: 'Leave it as it is when you changed it',
      },
      {
        key: 'overwrite',
        flag: 'overwrite',
        type: 'boolean',
        default: false,
        summary: 'Replace what you changed; it is moved aside',
      },
      {
        key: 'pin',
        flag: 'pin',
        type: 'boolean',
        default: false,
        summary: 'Let no update bring the newer one back',
      },
      {
        key: 'dryRun',
        flag: 'dry-run',
        short: 'n',
        type: 'boolean',
        default: false,
        summary: 'Show what would be done and do nothing',
      },
    ],
    examples: [
      {
        command: 'rollback pdf --pin',
        explains: 'until you say `metier update pdf` yourself',
      },
    ],
  },
  {
    name: 'run',
    summary: 'Run a skill: arguments, live context, commands',
    group: 'running',
    description:
      'Prints the text of the skill with its arguments in place and the output of its commands, and nothing else. Commands run only for trusted skills and only when a rule, or you, allow them; see `docs/running.md`. A skill with `context: fork` is run by an agent, and its answer is printed.',
    positionals: [
      {
        key: 'skill',
        placeholder: 'NAME',
        summary: 'The skill, with or without a slash; several as /a /b',
        required: true,
        rest: false,
      },
      {
        key: 'arguments',
        placeholder: 'ARGS',
        summary: 'What to hand to it, word by word',
        required: false,
        rest: true,
      },
    ],
    options: [
      {
        key: 'dryRun',
        flag: 'dry-run',
        type: 'boolean',
        default: false,
        summary: 'Show what would run and what allows it; run nothing',
      },
      {
        key: 'promptOnly',
        flag: 'prompt-only',
        type: 'boolean',
        default: false,
        summary: 'Of a skill that an agent runs: show what the agent would be told',
      },
      {
        key: 'background',
        flag: 'background',
        type: 'boolean',
        default: false,
        summary: 'Of a skill that an agent runs: do not wait for it',
      },
      {
        key: 'yes',
        flag: 'yes',
        short: 'y',
        type: 'boolean',
        default: false,
        summary: 'Run what would be asked for, this once',
      },
      {
        key: 'model',
        flag: 'model',
        type: 'string',
        placeholder: 'NAME',
        summary: "The agent's model, instead of the skill's own",
      },
      {
        key: 'driver',
        flag: 'driver',
        type: 'string',
        placeholder: 'ID',
        summary: 'The agent that runs it',
      },
      {
        key: 'role',
        flag: 'role',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this role sees',
      },
      {
        key: 'agent',
        flag: 'agent',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this agent sees',
      },
      {
        key: 'room',
        flag: 'room',
        type: 'string',
        placeholder: 'ID',
        summary: 'See the skills of this room',
      },
      {
        key: 'plan',
        flag: 'plan',
        type: 'string',
        placeholder: 'ID',
        summary: 'See also the skills that this plan refers to',
      },
    ],
    examples: [
      {
        command: 'run review-pr 123',
        explains: '`$ARGUMENTS` is 123',
      },
      {
        command: 'run review-pr 123 --dry-run',
        explains: 'what would run, and what allows it',
      },
    ],
  },
  {
    name: 'route',
    summary: 'Say which skills a task calls for and how much to set in motion',
    group: 'teams',
    description:
      'A matching skill makes a focused task lightweight: one agent with that skill and nothing else to read. It never makes less of a decision on architecture or of work for several agents. Nothing is started. `metier team route` also says which member of a team it is for.',
    positionals: [
      {
        key: 'task',
        placeholder: 'TASK',
        summary: 'What is to be done, in your own words',
        required: true,
        rest: true,
      },
    ],
    options: [
      {
        key: 'role',
        flag: 'role',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this role sees',
      },
      {
        key: 'agent',
        flag: 'agent',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this agent sees',
      },
      {
        key: 'room',
        flag: 'room',
        type: 'string',
        placeholder: 'ID',
        summary: 'See the skills of this room',
      },
      {
        key: 'plan',
        flag: 'plan',
        type: 'string',
        placeholder: 'ID',
        summary: 'See also the skills that this plan refers to',
      },
    ],
    examples: [
      {
        command: 'route "Fix the React component"',
        explains: 'a focused task',
      },
      {
        command: 'route "Decide on the architecture of billing"',
        explains: 'one that no skill makes less of',
      },
    ],
  },
  {
    name: 'scan',
    summary: 'Look for what a skill would do to you',
    group: 'writing',
    description:
      'Reads every file of a skill, hidden ones and what is packed in archives too, and reports what could harm: with the line, the reason and what to do. Nothing of the skill runs. Exit status 0 when every skill passes or is only warned of, 1 when one is blocked or could not be read whole and you have not accepted it, 2 when a path does not exist. `metier accept` lets a skill through that you have read. What was found is kept until a file, a rule or the policy changes; METIER_NO_CACHE=1 scans anew.',
    positionals: [
      {
        key: 'paths',
        placeholder: 'PATH',
        summary: 'A skill, its SKILL.md, or a folder of skills',
        required: true,
        rest: true,
      },
    ],
    options: [
      {
        key: 'policy',
        flag: 'policy',
        short: 'p',
        type: 'string',
        choices: ['documented', 'balanced', 'strict'],
        summary: 'How much findings matter; by default that of the configuration',
      },
      {
        key: 'rules',
        flag: 'rules',
        type: 'string',
        list: true,
        placeholder: 'FILE',
        summary: 'Rules of your own, beside those that settings name',
      },
      {
        key: 'diff',
        flag: 'diff',
        type: 'string',
        placeholder: 'REF',
        summary: 'Report only what is new since this commit of git',
      },
    ],
    examples: [
      {
        command: 'scan skills/my-skill',
        explains: 'one skill',
      },
      {
        command: 'scan skills --policy balanced',
        explains: 'all skills of a folder; block on attacks, not on words',
      },
      {
        command: 'scan skills --diff origin/main',
        explains: 'only what a change brings in',
      },
      {
        command: 'scan skills --rules company.yaml',
        explains: 'with rules of your own',
      },
      {
        command: 'scan skills --format sarif > scan.sarif',
        explains: 'for a code scanning service',
      },
    ],
  },
  {
    name: 'show',
    summary: 'Show one skill: what it says, where it lies, its state',
    group: 'seeing',
    positionals: [
      {
        key: 'name',
        placeholder: 'NAME',
        summary: 'The skill',
        required: true,
        rest: false,
      },
    ],
    options: [
      {
        key: 'role',
        flag: 'role',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this role sees',
      },
      {
        key: 'agent',
        flag: 'agent',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this agent sees',
      },
      {
        key: 'room',
        flag: 'room',
        type: 'string',
        placeholder: 'ID',
        summary: 'See the skills of this room',
      },
      {
        key: 'plan',
        flag: 'plan',
        type: 'string',
        placeholder: 'ID',
        summary: 'See also the skills that this plan refers to',
      },
    ],
    examples: [
      {
        command: 'show skill-creator',
        explains: 'fields, files, state',
      },
      {
        command: 'show skill-creator --body',
        explains: 'its instructions, as an agent gets them',
      },
    ],
  },
  {
    name: 'sign',
    summary: 'Sign skills in their own folders',
    group: 'sharing',
    description:
      'Writes `skill.dsse.json` into each. Any change to the skill afterwards makes the signature wrong: sign last.',
    positionals: [
      {
        key: 'paths',
        placeholder: 'PATH',
        summary: 'The folder of a skill, or one that holds several',
        required: true,
        rest: true,
      },
    ],
    options: [
      {
        key: 'key',
        flag: 'key',
        type: 'string',
        placeholder: 'KEY',
        summary: 'An Ed25519 key: OpenSSH or PEM, or the public half of one that your SSH agent has',
      },
    ],
    examples: [
      {
        command: 'sign skills --key ~/.ssh/id_ed25519',
        explains: 'all of a folder, before they are committed',
      },
    ],
  },
  {
    name: 'team',
    summary: 'See a team of agents, start its members, move it to another project',
    group: 'teams',
    description:
      'A team is a folder `.ai-team` or `.squad` in the project, with a member in each `agents/NAME/charter.md`. `list` says who there is and with which skills; `init` begins a team, `hire` takes a member in, `upgrade` brings what came from Metier up to date and leaves alone what you changed; `route` says whom a task is for and how much of the team; `prompt` prints what a member is started with, and what that costs. `teach` keeps what you say in a sentence, `learn` what a member found out in its work; `drafts` shows what waits for you, `accept` and `reject` decide; `curate` shows what repeats, overlaps, contradicts and is behind. `export` writes members and learned skills into one file, by default squad-export.squad; `import` brings such a file, or a zip of a team, in: it overwrites no skill, and charters and histories that it replaces go to an archive first.',
    positionals: [
      {
        key: 'action',
        placeholder: 'ACTION',
        summary: 'What to do',
        required: false,
        rest: false,
        choices: [
          'list',
          'init',
          'hire',
          'route',
          'prompt',
          'teach',
          'learn',
          'drafts',
          'accept',
          'reject',
          'curate',
          'export',
          'import',
          'upgrade',
        ],
      },
      {
        key: 'subject',
        placeholder: 'SUBJECT',
        summary:
          'hire, prompt, learn: the member; route: the task; teach: the sentence; drafts, accept, reject: the draft; export, import: the file',
        required: false,
        rest: false,
      },
    ],
    options: [
      {
        key: 'role',
        flag: 'role',
        type: 'string',
        placeholder: 'TEXT',
        summary: 'hire: what the member is',
      },
      {
        key: 'for',
        flag: 'for',
        type: 'string',
        placeholder: 'MEMBER',
        summary: 'teach: whom, instead of whoever the sentence names; `everybody` for all',
      },
      {
        key: 'as',
        flag: 'as',
        type: 'string',
        choices: ['skill', 'decision', 'history'],
        summary: 'teach, learn: keep it as this, instead of what the text looks like',
      },
      {
        key: 'title',
        flag: 'title',
        type: 'string',
        placeholder: 'TEXT',
        summary: 'learn: what it is about',
      },
      {
        key: 'description',
        flag: 'description',
        type: 'string',
        placeholder: 'TEXT',
        summary: 'learn: what the skill does and when to use it',
      },
      {
        key: 'file',
        flag: 'file',
        type: 'string',
        placeholder: 'FILE',
        summary: 'learn: the text that was learned (standard input)',
      },
      {
        key: 'apply',
        flag: 'apply',
        type: 'boolean',
        default: false,
        summary: 'curate: write the drafts and put together what overlaps; what was there goes to the archive',
      },
      {
        key: 'write',
        flag: 'write',
        type: 'boolean',
        default: false,
        summary: 'curate: let your agent write the merged texts, as drafts',
      },
      {
        key: 'draft',
        flag: 'draft',
        type: 'boolean',
        default: false,
        summary: 'learn: let it wait for `team accept` before anybody sees it',
      },
      {
        key: 'mode',
        flag: 'mode',
        type: 'string',
        choices: ['standard', 'lightweight'],
        default: 'standard',
        summary: 'prompt: lightweight is for a focused task: its skills whole, and nothing else to read',
      },
      {
        key: 'task',
        flag: 'task',
        type: 'string',
        placeholder: 'TEXT',
        summary: 'prompt: what the member is to do',
      },
      {
        key: 'budget',
        flag: 'budget',
        type: 'number',
        minimum: 1,
        placeholder: 'TOKENS',
        summary: 'prompt: most tokens it may take',
      },
      {
        key: 'contextWindow',
        flag: 'context-window',
        type: 'number',
        minimum: 1,
        placeholder: 'TOKENS',
        summary: "prompt: the model's context in tokens; percentages are of it (128000)",
      },
      {
        key: 'format',
        flag: 'format',
        type: 'string',
        choices: ['squad', 'zip'],
        placeholder: 'FORMAT',
        summary: "export: Squad's format, or a zip of the team's folder; what the file is called says it",
      },
      {
        key: 'mcpTable',
        flag: 'mcp-table',
        type: 'boolean',
        default: false,
        summary: 'prompt: MCP servers as a table instead of a list',
      },
      {
        key: 'plain',
        flag: 'plain',
        type: 'boolean',
        default: false,
        summary: 'prompt: without what the member does when the work is done',
      },
      {
        key: 'dryRun',
        flag: 'dry-run',
        short: 'n',
        type: 'boolean',
        default: false,
        summary: 'Say what would be done and write nothing',
      },
      {
        key: 'force',
        flag: 'force',
        type: 'boolean',
        default: false,
        summary:
          'upgrade: take what ships even where you changed it, yours goes to the archive; teach: even against what is there',
      },
      {
        key: 'yes',
        flag: 'yes',
        short: 'y',
        type: 'boolean',
        default: false,
        summary: 'Do not ask',
      },
    ],
    examples: [
      {
        command: 'team',
        explains: 'who is in the team',
      },
      {
        command: 'team init',
        explains: 'begin a team, with the built-in skills',
      },
      {
        command: 'team hire Fenster --role "Core Dev"',
        explains: 'a new member',
      },
      {
        command: 'team route "Fix the login form"',
        explains: 'whom a task is for, and why',
      },
      {
        command: 'team prompt fenster --task "Fix the login form"',
        explains: 'what a member is told',
      },
      {
        command: 'team teach "Fenster should know that we always use Tailwind CSS"',
        explains: 'a skill of one member',
      },
      {
        command: 'team learn fenster --title "Error pages" --file lesson.md',
        explains: 'from its work',
      },
      {
        command: 'team curate',
        explains: 'what repeats, overlaps or contradicts; changes nothing',
      },
      {
        command: 'team export',
        explains: 'the team in one file',
      },
      {
        command: 'team import squad-export.squad --dry-run',
        explains: 'what would come in',
      },
    ],
  },
  {
    name: 'templates',
    summary: 'List, override and try the templates of skills',
    group: 'running',
    description:
      "`list` shows each template with the file in force: `assets/templates/SKILL` of the project wins over `templates/SKILL` in the user's configuration, and that over the skill's own `templates`. `eject` copies the skill's own to where you can change it. `render` prints one; it runs no code.",
    positionals: [
      {
        key: 'action',
        placeholder: 'ACTION',
        summary: 'What to do',
        required: false,
        rest: false,
        choices: ['list', 'eject', 'render'],
      },
      {
        key: 'skill',
        placeholder: 'SKILL',
        summary: 'The skill',
        required: false,
        rest: false,
      },
      {
        key: 'template',
        placeholder: 'TEMPLATE',
        summary: 'One of its templates; all when ejecting',
        required: false,
        rest: false,
      },
    ],
    options: [
      {
        key: 'values',
        flag: 'values',
        type: 'string',
        default: '{}',
        placeholder: 'JSON',
        summary: 'What the template may use, as a JSON object',
      },
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        choices: ['project', 'user'],
        default: 'project',
        summary: 'Where an ejected copy goes',
      },
      {
        key: 'overwrite',
        flag: 'overwrite',
        type: 'boolean',
        default: false,
        summary: 'Eject over a copy that is there already',
      },
      {
        key: 'dryRun',
        flag: 'dry-run',
        type: 'boolean',
        default: false,
        summary: 'Say what ejecting would write, and write nothing',
      },
      {
        key: 'role',
        flag: 'role',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this role sees',
      },
      {
        key: 'agent',
        flag: 'agent',
        type: 'string',
        placeholder: 'NAME',
        summary: 'See the skills this agent sees',
      },
      {
        key: 'room',
        flag: 'room',
        type: 'string',
        placeholder: 'ID',
        summary: 'See the skills of this room',
      },
      {
        key: 'plan',
        flag: 'plan',
        type: 'string',
        placeholder: 'ID',
        summary: 'See also the skills that this plan refers to',
      },
    ],
    examples: [
      {
        command: 'templates',
        explains: 'all templates, with what overrides them',
      },
      {
        command: 'templates eject git commit_message.j2',
        explains: 'copy one into the project, to change it',
      },
      {
        command: 'templates render git error_message.j2 --values \'{"error": "no"}\'',
        explains: 'see what comes out',
      },
    ],
  },
  {
    name: 'permissions',
    summary: 'Show what you always allow, and take it back',
    group: 'running',
    description:
      'What you answered with "always" when a skill wanted to run something, and the rules of your settings. An answer holds for one skill as it was; `--forget` takes it back at once, also for a daemon that runs.',
    positionals: [
      {
        key: 'skill',
        placeholder: 'NAME',
        summary: 'Of this skill only',
        required: false,
        rest: false,
      },
    ],
    options: [
      {
        key: 'forget',
        flag: 'forget',
        type: 'boolean',
        default: false,
        summary: 'Take them back: you are asked again',
      },
      {
        key: 'all',
        flag: 'all',
        type: 'boolean',
        default: false,
        summary: 'With --forget: those of every skill',
      },
    ],
    examples: [
      {
        command: 'permissions',
        explains: 'what you always allow',
      },
      {
        command: 'permissions review-pr --forget',
        explains: 'ask again for this skill',
      },
      {
        command: 'permissions --forget --all',
        explains: 'ask again for every skill',
      },
    ],
  },
  {
    name: 'trust',
    summary: 'Let the skills below a folder run things',
    group: 'writing',
    description:
      "Skills of a project can be listed and read at once. Their commands, scripts and hooks wait until you trust the folder. Trust of a project's metier.yaml holds as long as the file stays the same.",
    positionals: [
      {
        key: 'directory',
        placeholder: 'DIR',
        summary: 'The directory, with all below it',
        required: false,
        rest: false,
      },
    ],
    options: [
      {
        key: 'yes',
        flag: 'yes',
        short: 'y',
        type: 'boolean',
        default: false,
        summary: 'Do not ask',
      },
      {
        key: 'list',
        flag: 'list',
        type: 'boolean',
        default: false,
        summary: 'Show what is trusted',
      },
      {
        key: 'remove',
        flag: 'remove',
        type: 'boolean',
        default: false,
        summary: 'Take the trust back',
      },
    ],
    examples: [
      {
        command: 'trust .',
        explains: 'this project',
      },
      {
        command: 'trust --list',
        explains: 'what is trusted',
      },
      {
        command: 'trust --remove .',
        explains: 'take it back',
      },
    ],
  },
  {
    name: 'update',
    summary: 'Update installed skills, and keep what you changed in them',
    group: 'sharing',
    description:
      'Without an option your changes and the new ones are merged file by file. Where both touch the same lines, yours stays and the new version is put beside it with `.new` at its end. Only the skills named are touched.',
    positionals: [
      {
        key: 'names',
        placeholder: 'NAME',
        summary: 'Only these; all without',
        required: false,
        rest: true,
      },
    ],
    options: [
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        default: 'project',
        placeholder: 'SCOPE',
        summary: 'project or user; or global, role:NAME, agent:NAME, room:ID within the project',
      },
      {
        key: 'path',
        flag: 'path',
        type: 'string',
        placeholder: 'DIR',
        summary: 'Install into this folder of skills instead',
      },
      {
        key: 'keep',
        flag: 'keep',
        type: 'boolean',
        default: false,
        summary: 'Leave skills that you changed as they are',
      },
      {
        key: 'overwrite',
        flag: 'overwrite',
        type: 'boolean',
        default: false,
        summary: 'Replace what you changed; it is moved aside',
      },
      {
        key: 'yes',
        flag: 'yes',
        short: 'y',
        type: 'boolean',
        default: false,
        summary: 'Do not ask',
      },
      {
        key: 'dryRun',
        flag: 'dry-run',
        short: 'n',
        type: 'boolean',
        default: false,
        summary: 'Show what would be done and do nothing',
      },
    ],
    examples: [
      {
        command: 'update',
        explains: 'everything that is not pinned',
      },
      {
        command: 'update pdf --keep',
        explains: 'unless you changed it',
      },
    ],
  },
  {
    name: 'validate',
    summary: 'Check skills against the specification',
    group: 'writing',
    description:
      'Checks one skill or all skills in a folder and says what is wrong, where, and what to do. Exit status 0 when every skill is valid, 1 when one is not, 2 when a path does not exist. `metier fix` settles what is marked fixable.',
    positionals: [
      {
        key: 'paths',
        placeholder: 'PATH',
        summary: 'A skill, its SKILL.md, or a folder of skills',
        required: true,
        rest: true,
      },
    ],
    options: [
      {
        key: 'severity',
        flag: 'severity',
        short: 's',
        type: 'string',
        choices: ['load', 'standard', 'strict'],
        default: 'standard',
        summary: 'How strict: what clients can load, what the specification says, or that and our advice',
      },
      {
        key: 'profile',
        flag: 'profile',
        short: 'p',
        type: 'string',
        choices: ['spec', 'claude-code', 'mcp', 'btw', 'oss2', 'plugin'],
        summary: 'For whom the skill is meant; by default the specification',
      },
      {
        key: 'referenceExact',
        flag: 'reference-exact',
        type: 'boolean',
        default: false,
        summary: "Judge exactly as the specification's reference library does, its quirks included",
      },
    ],
    examples: [
      {
        command: 'validate skills/my-skill',
        explains: 'one skill, against the text of the specification',
      },
      {
        command: 'validate skills --severity strict',
        explains: 'all skills of a folder, our advice included',
      },
      {
        command: 'validate skills --format sarif > skills.sarif',
        explains: 'for a code scanning service',
      },
    ],
  },
  {
    name: 'verify',
    summary: 'Check that installed skills are the very files of the lock',
    group: 'sharing',
    positionals: [],
    options: [
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        default: 'project',
        placeholder: 'SCOPE',
        summary: 'project or user; or global, role:NAME, agent:NAME, room:ID within the project',
      },
      {
        key: 'path',
        flag: 'path',
        type: 'string',
        placeholder: 'DIR',
        summary: 'Install into this folder of skills instead',
      },
    ],
    examples: [
      {
        command: 'verify',
        explains: 'exit status 1 when anything differs',
      },
    ],
  },
  {
    name: 'why',
    summary: 'Tell where an installed skill comes from',
    group: 'sharing',
    positionals: [
      {
        key: 'name',
        placeholder: 'NAME',
        summary: 'One skill; all without',
        required: false,
        rest: false,
      },
    ],
    options: [
      {
        key: 'scope',
        flag: 'scope',
        type: 'string',
        default: 'project',
        placeholder: 'SCOPE',
        summary: 'project or user; or global, role:NAME, agent:NAME, room:ID within the project',
      },
      {
        key: 'path',
        flag: 'path',
        type: 'string',
        placeholder: 'DIR',
        summary: 'Install into this folder of skills instead',
      },
    ],
    examples: [
      {
        command: 'why',
        explains: 'everything that the lock knows',
      },
    ],
  },
]
