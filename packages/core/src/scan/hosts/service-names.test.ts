import { expect, it } from 'vitest'
import { serviceNames } from './service-names.ts'

it.each(['firecrawl', '1password', 'supabase', 'elevenlabs'])('knows %s', (name) =>
  expect(serviceNames()).toContain(name),
)

it.each(['weather', 'linear', 'graphql', 'expo', 'trello.com', 'nobody-knows'])('does not take %s for one', (name) =>
  expect(serviceNames()).not.toContain(name),
)
