/** A paragraph among those of the page that a skill has; code is marked with acute accents there. */
export const onPage = (paragraph) => ['SKILL.md', `\n${paragraph.replaceAll('´', '`')}\n`, 'inside']
