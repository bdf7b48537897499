/**
 * One line of text inside a Markdown list: `<` cannot open a tag, a line break cannot open an item. The rest stays as
 * written, since an agent reads the source and not the rendering.
 */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replaceAll('<', '&lt;')
}
