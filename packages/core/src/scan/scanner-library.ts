// What judges skills, for the command line and the published library: both keep it in a bundle of its own beside theirs.
export { scanRules } from './scan-rules.ts'
export { scanSkill } from './scan-skill.ts'
