/** Texts remembered at most, and UTF-16 units of one: what is longer or older is written out again. */
const mostTexts = 256
const longest = 64 * 1024

/** Texts as JSON. Many clients load the same skill, and writing it out is most of what an answer costs. */
export class WrittenTexts {
  readonly #json = new Map<string, string>()

  of(text: string): string {
    const known = this.#json.get(text)
    if (known !== undefined) return known
    const json = JSON.stringify(text)
    if (text.length > longest) return json
    if (this.#json.size >= mostTexts) this.#json.clear()
    this.#json.set(text, json)
    return json
  }
}
