import type { EmbedderSettings, SearchSettings } from '../configuration.ts'

/** How skills are found, which service gives vectors (none unless both an address and a model are named), and who judges. */
export function searchSettings(get: (name: string) => unknown): SearchSettings {
  const embedder = embedderSettings(get)
  const judge = get('search.judge')
  return {
    meaning: get('search.meaning') === 'off' ? 'off' : 'auto',
    usage: get('search.usage') === 'on' ? 'on' : 'off',
    ...(embedder && { embedder }),
    ...(typeof judge === 'string' && judge !== '' && { judge }),
  }
}

function embedderSettings(get: (name: string) => unknown): EmbedderSettings | undefined {
  const [url, model, variable] = ['url', 'model', 'apiKeyVariable'].map((name) => get(`search.embedder.${name}`))
  if (typeof url !== 'string' || typeof model !== 'string') return undefined
  return {
    url,
    model,
    ...(typeof variable === 'string' && { apiKeyVariable: variable }),
    maximumTexts: Number(get('search.embedder.maximumTexts')),
  }
}
