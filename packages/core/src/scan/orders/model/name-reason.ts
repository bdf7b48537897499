import { tokenize } from '../../../search/tokenize.ts'

const called: Readonly<Record<string, string>> = {
  'h:foreign': "somebody else's address",
  'h:hostile': 'an address that hides whose it is',
  'h:placeholder': 'an address',
  'h:own': 'an address',
  'h:harmless': 'an address',
  'h:cited': 'a link',
  'h:mail': 'an address of mail',
  'h:hidden': 'hidden text',
  'h:unseen1': 'unseen',
  'h:unseen2': 'nobody is to know',
  'h:other-language': 'its language',
  'h:you': 'said to the agent',
}

/** A feature as a person reads it: a word as it stands in the text, or what it is called. */
export function nameReason(feature: string, text: string): string {
  const kind = feature.slice(0, 2)
  const rest = feature.slice(2)
  if (kind === 'w:' || kind === 'b:') return `"${asWritten(rest, text)}"`
  if (kind === 'p:') {
    const [deed = '', thing = ''] = rest.split(/\+(.*)/s)
    return `${plain(deed)} with ${called[thing] ?? plain(thing)}`
  }
  return called[feature] ?? plain(rest)
}

function asWritten(stems: string, text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const written = stems
    .split(' ')
    .map((stem) => words.find((word) => tokenize(word, { keepStopWords: true })[0] === stem)?.toLowerCase() ?? stem)
  return written.join(' ')
}

/** `agentFile` as `agent file`. */
function plain(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
