/** What `namespace()` makes: the one thing that a loop can change for what comes after it. */
export class TemplateNamespace {
  readonly values = new Map<string, unknown>()
}
