/** MCP hints of the five categories (OMN-26, decisions R-33). `general` promises nothing. */
export const commandCategories: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  read: { readOnlyHint: true },
  view: { readOnlyHint: true },
  write: { readOnlyHint: false },
  workflow: { readOnlyHint: false },
  general: {},
}
