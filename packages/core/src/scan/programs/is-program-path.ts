/** Written for readers: paragraphs and lists, which `learned-order` reads. */
const prosePage = /\.(?:mdx?|mdc|markdown|rst|adoc|asciidoc|org|tex)$/i

/** Is a file made for a machine: a program, settings, a template, a table? What has no ending may be one. */
export function isProgramPath(path: string): boolean {
  return !prosePage.test(path)
}
