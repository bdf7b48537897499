/** Longest name of a tool in MCP. */
const longest = 128

/**
 * The name of a command's tool: `skill.command`, or `skill__command` where a model's interface refuses dots
 * (decisions R-32). What no tool name may hold becomes `_`.
 */
export function commandToolName(
  { skill, name }: { readonly skill: string; readonly name: string },
  separator: string,
): string {
  return [skill, name]
    .map((part) => part.replaceAll(/[^A-Za-z0-9_-]+/g, '_'))
    .join(separator)
    .slice(0, longest)
}
