import { hash } from 'node:crypto'
import { activationText, estimateTokens, nameKey, truncateToTokens, type ActivationSource } from '@metier/core'

export interface SessionOptions {
  /** How a skill's text is written. Default: `activationText` of core. Must be a pure function. */
  readonly render?: (source: ActivationSource) => string
}

export interface SessionActivation {
  /** What goes into the conversation. */
  readonly text: string
  /** The conversation already holds this very text, and `text` is only a note that says so. */
  readonly repeated: boolean
}

export interface ReattachOptions {
  /** Tokens of one skill, 5,000 unless told; what Claude Code keeps of each. */
  readonly perSkill?: number
  /** Tokens of all together, 25,000 unless told; what Claude Code keeps in all. */
  readonly total?: number
}

/** What one conversation has loaded. Nothing is written anywhere; a session ends with the conversation. */
export interface Session {
  /** Names of the skills in force, the latest first. */
  readonly active: readonly string[]
  /** Full text the first time and whenever it differs from the copy in the conversation; a short note otherwise. */
  activate(source: ActivationSource): SessionActivation
  /**
   * For a conversation that is being compacted: the latest text of each skill, the latest first, within the caps;
   * empty when there is none. A skill that found no room is no longer active, and one that was cut is given in full
   * when it is asked for again.
   */
  reattach(options?: ReattachOptions): string
  /** The conversation was cleared. */
  clear(): void
}

interface Loaded {
  readonly source: ActivationSource
  /** Of the text that the conversation holds whole; absent when it holds a cut one. */
  readonly digest?: string
}

/** Fewer tokens of a skill than this help nobody. */
const leastUseful = 200

const cutNote = '\n\n(The rest of this skill was cut. Load it again before you rely on what is missing.)'

export function createSession(options: SessionOptions = {}): Session {
  const render = options.render ?? activationText
  /** In order of activation, the latest last: a Map keeps the order of insertion. */
  let loaded = new Map<string, Loaded>()

  return {
    get active() {
      return [...loaded.values()].map(({ source }) => source.name).toReversed()
    },
    activate(source) {
      const key = nameKey(source.name)
      const before = loaded.get(key)
      // The very same source has the very same text, which need not be written to be known again.
      const isSame = before?.source === source && before.digest !== undefined
      const text = isSame ? '' : render(source)
      const digest = isSame ? before.digest : hash('sha256', text, 'hex')
      const repeated = before?.digest === digest
      loaded.delete(key)
      loaded.set(key, { source, digest })
      return repeated ? { text: noteOf(source), repeated } : { text, repeated }
    },
    reattach({ perSkill = 5000, total = 25_000 } = {}) {
      const texts: string[] = []
      const kept: [string, Loaded][] = []
      let left = total
      for (const [key, item] of [...loaded].toReversed()) {
        const fitted = fit(item, Math.min(perSkill, left), render)
        if (fitted === undefined) continue
        texts.push(fitted.text)
        kept.unshift([key, fitted.loaded])
        left -= estimateTokens(fitted.text) + 1
      }
      loaded = new Map(kept)
      return texts.join('\n\n')
    },
    clear() {
      loaded.clear()
    },
  }
}

function noteOf(source: ActivationSource): string {
  const name = source.name.replace(/\s+/g, ' ')
  return `The skill "${name}" is already loaded in this conversation and has not changed. Follow the copy you have.`
}

function fit(
  item: Loaded,
  limit: number,
  render: (source: ActivationSource) => string,
): { readonly text: string; readonly loaded: Loaded } | undefined {
  const whole = render(item.source)
  if (estimateTokens(whole) <= limit) return { text: whole, loaded: item }
  const frame = estimateTokens(render(withBody(item.source, () => cutNote)))
  const room = limit - frame - 1
  if (room < leastUseful) return undefined
  const text = render(withBody(item.source, (body) => truncateToTokens(body, room) + cutNote))
  return estimateTokens(text) <= limit ? { text, loaded: { source: item.source } } : undefined
}

function withBody(source: ActivationSource, change: (body: string) => string): ActivationSource {
  const { text, ...rest } = source
  return { ...rest, body: change(source.body), ...(text === undefined ? {} : { text: change(text) }) }
}
