/** `NOTION_API_KEY` belongs to api.notion.com. */
export function belongsTo(variable: string, host: string): boolean {
  return variable
    .toLowerCase()
    .split('_')
    .map((word) => (word === 'gh' ? 'github' : word))
    .some(
      (word) =>
        word.length >= 3 &&
        !/^(?:api|key|token|secret|access|bot|app|auth|client|private|password|user|url|pat)$/.test(word) &&
        host.includes(word),
    )
}
