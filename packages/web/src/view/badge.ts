import { element } from './element.ts'

const tones: Readonly<Record<string, string>> = {
  active: 'good',
  pass: 'good',
  done: 'good',
  allowed: 'good',
  ok: 'good',
  'in force': 'good',
  'by itself': 'good',
  'through Metier': 'good',
  no: 'quiet',
  hidden: 'quiet',
  'hidden by this one': 'quiet',
  note: 'quiet',
  info: 'quiet',
  shadowed: 'quiet',
  disabled: 'quiet',
  cancelled: 'quiet',
  blocked: 'bad',
  block: 'bad',
  invalid: 'bad',
  critical: 'bad',
  error: 'bad',
  failed: 'bad',
  refused: 'bad',
  problem: 'bad',
}

/** One word on a ground of colour; the word alone says everything. */
export function badge(word: string): HTMLElement {
  return element('span', { class: `badge ${Object.hasOwn(tones, word) ? tones[word] : 'mild'}` }, word)
}
