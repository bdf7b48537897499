/** Layers of settings and rules, as tools have them. */
const layer =
  '(?:project|workspace|local|repo(?:sitory)?|folder|directory|path-scoped|nested|team|organi[sz]ation|enterprise|managed|global|machine|system-wide|admin\\w*|cli|command[- ]line|environment|env|session|inline|specific|closer|deeper|later|child|branch|profile|package|module|account|site)'
const ranked = new RegExp(
  `\\b${layer}(?:[- ](?:level|wide|scoped|specific))?\\s(?:(?:rules?|settings?|config\\w*|files?|options?|values?|flags?|variables?|policies|policy|entries|definitions?|instructions|preferences|conventions|scope|level)\\s){1,2}(?:(?:always|then|also|here|usually|will|should)\\s){0,2}$`,
  'i',
)
/** Whose rules the page puts last. Rules at the user's level are files; what the user says is no level. */
const level = /\b(?:user(?:[- ]level)?\s(?:rules|settings|config\w*|preferences)|all other rules)$/i

/** What the user says is put first in the same breath. */
const userFirst =
  /^(?:overrid|supersed)\w{1,4}\s(?!user)[^.\n(]{0,60}?\b(?:system prompt|default)s?\b[^.\n]{0,40}\b(?:but|while|though|however)\b[^.\n]{0,12}\busers?(?:'s?|’s?)?\s(?:(?:own|explicit|direct)\s)?(?:instructions?|requests?|words?|wishes)\b[^.\n]{0,24}\b(?:precedence|priority|first)\b/i

/** Does it say which layer of settings counts, as `project rules take priority over user rules` does, or that the user's word does? */
export function ranksSettings(text: string, start: number, end: number): boolean {
  if (userFirst.test(text.slice(start, start + 240))) return true
  return ranked.test(text.slice(Math.max(0, start - 80), start)) && level.test(text.slice(start, end))
}
