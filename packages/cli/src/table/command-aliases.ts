/**
 * Other systems' spellings of commands that exist (decisions R-13): callable, in no list. Keys are compared
 * without case, because PowerShell's verbs come in capitals.
 */
export const commandAliases: Readonly<Record<string, string>> = {
  'resolve-skills': 'show',
  'resolve-skills.ps1': 'show',
  resolve: 'show',
  'get-skillindex': 'prompt',
  'get-skillindex.ps1': 'prompt',
  index: 'prompt',
  formatskillsforprompt: 'prompt',
  findmatchingskill: 'find',
  'invoke-skillsearch': 'search',
  'install-skill': 'add',
  'install-skill.ps1': 'add',
  list_skills: 'list',
  ls: 'list',
  btw_skill_create: 'new',
  create: 'new',
  btw_skill_validate: 'validate',
  check: 'validate',
}
