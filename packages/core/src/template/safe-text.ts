/** Text that is not escaped again. */
export class SafeText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
