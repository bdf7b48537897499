import type { ConfigurationKey } from './configuration-keys.ts'

/** How skills are found. What sends anything to a service is the user's own to say, never a project's. */
export const searchConfigurationKeys: readonly ConfigurationKey[] = [
  {
    path: 'search.meaning',
    kind: 'choice',
    choices: ['auto', 'off'],
    default: 'auto',
    project: 'free',
    description: 'Order what is found also by meaning, where the package @metier/embeddings is installed.',
  },
]
