const legal =
  /(?:^|\/)(?:(?:un)?licen[cs]es?|copying|notices?|third[-_ ]?party[-_ ]?\w{0,12}|patents|copyright)(?:[-_](?:mit|apache|bsd|gpl|cc|isc|mpl|code|docs|fonts?)[\w.-]{0,12})?(?:\.(?:md|txt|rst|html))?$/i

/** Is a file a licence or the like by its name? It has words of its own, whatever the skill is about, and agents are not sent there. */
export function isLegalText(path: string): boolean {
  return legal.test(path)
}
