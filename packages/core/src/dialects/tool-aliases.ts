/** One name under which another system knows one of our tools (decisions R-13). */
export interface ToolAlias {
  readonly alias: string
  /** Our name. */
  readonly tool: 'skill' | 'find_skills' | 'read_skill_file' | 'list' | 'new' | 'validate' | 'run'
  /** The dialect that calls it so. */
  readonly dialect: string
  /** Their argument names to ours. */
  readonly parameters?: Readonly<Record<string, string>>
}

/** Always callable; a preset lists a few of them, since six names for one thing cost context. */
export const toolAliases: readonly ToolAlias[] = [
  { alias: 'skill.help', tool: 'skill', dialect: 'omni' },
  { alias: 'skill-execute', tool: 'run', dialect: 'wundr' },
  { alias: 'btw_tool_fetch_skill', tool: 'skill', dialect: 'btw', parameters: { skill_name: 'name' } },
  { alias: 'btw_tool_skill', tool: 'skill', dialect: 'btw', parameters: { skill_name: 'name' } },
  { alias: 'squad_skill', tool: 'skill', dialect: 'squad' },
  { alias: 'skill.search_tools', tool: 'find_skills', dialect: 'omni' },
  { alias: 'findMatchingSkill', tool: 'find_skills', dialect: 'wundr' },
  {
    alias: 'Invoke-SkillSearch',
    tool: 'find_skills',
    dialect: 'ostwin',
    parameters: { Query: 'query', Tags: 'tags' },
  },
  { alias: 'list_skills', tool: 'list', dialect: 'wundr' },
  { alias: 'formatSkillsForPrompt', tool: 'list', dialect: 'wundr' },
  { alias: 'execute_skill', tool: 'run', dialect: 'wundr' },
  { alias: 'btw_skill_create', tool: 'new', dialect: 'btw' },
  { alias: 'btw_skill_validate', tool: 'validate', dialect: 'btw' },
]
