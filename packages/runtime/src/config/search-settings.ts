import type { SearchSettings } from '../configuration.ts'

/** How skills are found. */
export function searchSettings(get: (name: string) => unknown): SearchSettings {
  return { meaning: get('search.meaning') === 'off' ? 'off' : 'auto' }
}
