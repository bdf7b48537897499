/** Written to be read: by people, and by agents that are sent there. A name without an ending is one, as `README`. */
const page = /(?:^|\/)[^./]*$|\.(?:mdx?|mdc|markdown|te?xt|rst|adoc|asciidoc|org|tex|html?|ipynb)$/i

/** Is a file a page to read, and no data, log or picture, which have nothing to say to anybody? */
export function isPage(path: string): boolean {
  return page.test(path)
}
