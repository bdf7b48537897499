import type { ConfigurationKey } from './configuration-keys.ts'

/** Whom to believe about skills from elsewhere, and where to look for them. */
export const packageConfigurationKeys: readonly ConfigurationKey[] = [
  {
    path: 'skills.security.publishers.*',
    kind: 'text',
    project: 'trusted',
    description: 'The public Ed25519 key of somebody whose signed skills you trust, as OpenSSH or PEM has it.',
  },
  {
    path: 'skills.security.requireSignature',
    kind: 'boolean',
    default: false,
    project: 'tighten',
    strict: true,
    description: 'Install only skills that somebody among the publishers signed.',
  },
  {
    path: 'skills.security.advisories',
    kind: 'texts',
    default: [],
    joined: true,
    project: 'trusted',
    description: 'Lists of advisories that `metier audit` holds installed skills against: addresses, or files.',
  },
  {
    path: 'skills.agents.*.title',
    kind: 'text',
    project: 'trusted',
    description: 'What to call an agent whose folders these settings name.',
  },
  {
    path: 'skills.agents.*.project',
    kind: 'text',
    project: 'trusted',
    description: 'The folder in a project where this agent looks for skills, such as .acme/skills.',
  },
  {
    path: 'skills.agents.*.user',
    kind: 'text',
    project: 'trusted',
    description: 'The folder of the user where this agent looks for skills, such as ~/.acme/skills.',
  },
  {
    path: 'skills.agents.*.signs',
    kind: 'texts',
    project: 'trusted',
    description: 'Files and folders of which one exists where this agent is in use, such as ~/.acme.',
  },
  {
    path: 'search.sources',
    kind: 'texts',
    default: [],
    project: 'trusted',
    description: 'Where `metier search` looks beside this machine, after it: https://HOST, clawhub: or npm:.',
  },
]
