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
  {
    path: 'search.usage',
    kind: 'choice',
    choices: ['off', 'on'],
    default: 'off',
    project: 'never',
    description: 'Count on this machine how often each skill is used, and let what is used win where skills are level.',
  },
  {
    path: 'search.embedder.url',
    kind: 'text',
    project: 'never',
    description:
      'Base address of an OpenAI-compatible service for embeddings; questions and descriptions are sent to it.',
  },
  {
    path: 'search.embedder.model',
    kind: 'text',
    project: 'never',
    description: 'The model that makes the embeddings.',
  },
  {
    path: 'search.embedder.apiKeyVariable',
    kind: 'text',
    project: 'never',
    description: 'The environment variable with the key of that service.',
  },
  {
    path: 'search.embedder.maximumTexts',
    kind: 'integer',
    minimum: 1,
    maximum: 1_000_000,
    default: 1000,
    project: 'never',
    description: 'How many texts one command sends to that service; known ones are not sent again.',
  },
  {
    path: 'search.judge',
    kind: 'text',
    project: 'never',
    description:
      'An agent that puts the first ten of what is found in order; the question, names and descriptions are sent to it.',
  },
]
