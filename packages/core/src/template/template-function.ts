/** A value that a template calls: a macro, a function of ours. Nothing of the platform is ever one. */
export class TemplateFunction {
  readonly name: string
  readonly call: (plain: readonly unknown[], named: ReadonlyMap<string, unknown>) => unknown

  constructor(name: string, call: TemplateFunction['call']) {
    this.name = name
    this.call = call
  }
}
