const frontmatter = /^---[ \t]*\n[^]*?\n---[ \t]*(?:\n|$)/
const hooks = /^hooks[ \t]{0,8}:[^\n]*\n(?:[ \t][^\n]*\n|\n)*/m

/**
 * A page without the commands that its frontmatter has a client run: they say what is done, and whoever reads the page is told of nothing
 * by them.
 */
export function withoutHooks(page: string): string {
  const head = frontmatter.exec(page)?.[0]
  return head === undefined ? page : head.replace(hooks, '') + page.slice(head.length)
}
