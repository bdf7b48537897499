/** The members of an answer as JSON, an object in text: what many ask for is written out once. */
export class PreparedAnswer {
  readonly json: string

  /** `text` is one more member, whose value was written out before. */
  constructor(members: object, text?: { readonly name: string; readonly json: string }) {
    const json = JSON.stringify(members)
    const last = text && `${JSON.stringify(text.name)}:${text.json}`
    this.json = last === undefined ? json : `${json.slice(0, -1)}${json === '{}' ? '' : ','}${last}}`
  }

  /** The whole message, with what only this client is told in front. */
  withHead(head: object): string {
    const start = JSON.stringify(head).slice(0, -1)
    return this.json === '{}' ? `${start}}` : `${start}${start === '{' ? '' : ','}${this.json.slice(1)}`
  }
}
