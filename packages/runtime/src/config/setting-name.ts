/** How a setting is called in messages and listings. */
export function settingName(path: readonly string[]): string {
  return path.join('.')
}
