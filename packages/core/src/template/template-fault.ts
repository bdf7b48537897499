/** What is wrong with a template, or with what it does. Thrown inside the engine, data outside of it. */
export class TemplateFault extends Error {
  /** 1-based, of the template that is at fault; 0 until it is known. */
  line: number
  /** Name of the template; empty until it is known. */
  template = ''

  constructor(message: string, line = 0) {
    super(message)
    this.name = 'TemplateFault'
    this.line = line
  }
}
