/** Every name of the tool that loads a skill, and the argument that names the skill there (decisions R-13). */
export const skillToolNames: Readonly<Record<string, string>> = {
  skill: 'name',
  'skill-execute': 'name',
  btw_tool_fetch_skill: 'skill_name',
  btw_tool_skill: 'skill_name',
  squad_skill: 'name',
}
