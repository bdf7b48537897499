/** The members of an answer as JSON, an object in text: what many ask for is written out once. */
export class PreparedAnswer {
  readonly json: string

  constructor(members: object) {
    this.json = JSON.stringify(members)
  }

  /** The whole message, with what only this client is told in front. */
  withHead(head: object): string {
    const start = JSON.stringify(head).slice(0, -1)
    return this.json === '{}' ? `${start}}` : `${start}${start === '{' ? '' : ','}${this.json.slice(1)}`
  }
}
