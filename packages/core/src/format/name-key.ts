// Made once: this is on the path of every listed skill.
const plain = /^[a-z0-9-]*$/

/**
 * The key under which two spellings are one name: case-folded NFC, `_` and white space read as `-`
 * (decisions R-4). `my_skill`, `My Skill` and `my-skill` share a key.
 */
export function nameKey(name: string): string {
  // Nearly every name is already its own key.
  if (plain.test(name)) return name
  return name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/gu, '-')
}
