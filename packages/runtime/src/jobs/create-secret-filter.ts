/** Hides secrets in text that comes in pieces. */
export interface SecretFilter {
  /** What of the text so far is safe to show. A secret may be cut in two by the pieces, so the end is held back. */
  push(piece: string): string
  /** The rest. */
  end(): string
  /** A text that is whole. */
  whole(text: string): string
}

/** Shorter values are words such as `on`, and hiding them would only garble the text. */
const shortest = 6

/** Every occurrence of a value becomes stars. */
export function createSecretFilter(values: readonly string[]): SecretFilter {
  // A secret that holds another goes first, or its rest would stay.
  const secrets = [...new Set(values.filter(({ length }) => length >= shortest))].toSorted(
    (a, b) => b.length - a.length,
  )
  const longest = secrets[0]?.length ?? 0
  let held = ''
  const whole = (text: string) => secrets.reduce((done, secret) => done.replaceAll(secret, '***'), text)
  return {
    push(piece) {
      const text = whole(held + piece)
      const kept = heldBack(text, secrets, longest)
      held = text.slice(text.length - kept)
      return text.slice(0, text.length - kept)
    },
    end() {
      const rest = held
      held = ''
      return rest
    },
    whole,
  }
}

/** Length of the longest end of the text that is the beginning of a secret. */
function heldBack(text: string, secrets: readonly string[], longest: number): number {
  for (let length = Math.min(longest - 1, text.length); length > 0; length -= 1) {
    const end = text.slice(text.length - length)
    if (secrets.some((secret) => secret.startsWith(end))) return length
  }
  return 0
}
