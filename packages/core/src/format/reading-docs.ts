import type { ReadingCodeName } from './reading-codes.ts'

/** Title and reason of what reading finds, for the pages of the docs; what to do stands in `readingCodes`. */
export const readingDocs: Readonly<Record<ReadingCodeName, { readonly summary: string; readonly why: string }>> = {
  'file-too-large': {
    summary: 'SKILL.md is larger than the limit',
    why: 'A skill enters the context of a model; a limit keeps one file from costing everybody (decisions R-22).',
  },
  'not-utf8': { summary: 'The file is not UTF-8', why: 'Every client reads UTF-8; other bytes become other words.' },
  utf16: { summary: 'The file is UTF-16', why: 'Every client reads UTF-8; in UTF-16 none finds the frontmatter.' },
  'nul-byte': {
    summary: 'The file has a zero byte',
    why: 'Text has none: the file is binary, cut, or made to be read differently by different programs.',
  },
  'byte-order-mark': {
    summary: 'The file starts with a byte-order mark',
    why: 'The reference library does not find the frontmatter behind it.',
  },
  'no-frontmatter': {
    summary: 'The file does not start with frontmatter',
    why: 'Name and description stand there; without them no client can list the skill.',
  },
  'plain-markdown': {
    summary: 'A file without frontmatter is used as a skill',
    why: 'Presets `ostwin` and `wundr` read it as those systems do; for everybody else it is no skill (decisions R-1).',
  },
  'frontmatter-not-closed': {
    summary: 'The frontmatter has no end',
    why: 'A second line of three hyphens parts the fields from the instructions.',
  },
  'frontmatter-too-large': {
    summary: 'The frontmatter is larger than the limit',
    why: 'It is read for every listing, and the time that YAML takes grows with its square.',
  },
  'fence-trailing-space': {
    summary: 'White space follows the three hyphens',
    why: 'Some clients look for a line of exactly three hyphens.',
  },
  'invalid-yaml': { summary: 'The frontmatter is not YAML', why: 'No client can say what such fields mean.' },
  'not-a-mapping': {
    summary: 'The frontmatter has no fields',
    why: 'The specification asks for `key: value` lines; a list or a text has no name and no description.',
  },
  'duplicate-key': {
    summary: 'A field is there twice',
    why: 'Readers differ in which one they take, so a skill could show one thing and do another.',
  },
  'yaml-anchor': {
    summary: 'The frontmatter has an anchor or alias',
    why: 'Aliases can grow a small file without bound; the reference library refuses them too.',
  },
  'yaml-tag': {
    summary: 'The frontmatter has a YAML tag',
    why: 'A tag makes a reader build something else than text; the reference library refuses them too.',
  },
  'forbidden-key': {
    summary: 'A key has a meaning in JavaScript',
    why: 'A key such as `__proto__` is a known way to reach into programs; its value is not read.',
  },
  'too-many-keys': {
    summary: 'The frontmatter has too many keys',
    why: 'It is read for every listing, and checking for doubles takes time that grows with the square.',
  },
  'too-deep': {
    summary: 'The frontmatter is nested too deeply',
    why: 'Nothing in any dialect needs it, and it exhausts readers.',
  },
  'repaired-yaml': {
    summary: 'A field was only readable after a repair',
    why: 'A colon, a hash or a quote in plain text is no YAML; clients that do not repair it refuse the skill.',
  },
  'lower-case-file-name': {
    summary: 'The file is called skill.md',
    why: 'The specification and most clients know `SKILL.md` only (decisions R-25).',
  },
  'missing-name': {
    summary: 'There is no name',
    why: 'The specification requires one; without it we take that of the directory, and others refuse the skill.',
  },
  'name-unusable': {
    summary: 'The name cannot be used',
    why: 'A name becomes a path and a command, so separators and control characters are refused (decisions R-4).',
  },
  'missing-description': {
    summary: 'There is no description',
    why: 'It is what a model decides by; a skill without one is never chosen.',
  },
  'empty-description': {
    summary: 'The description is empty',
    why: 'It is what a model decides by; a skill without one is never chosen.',
  },
  'wrong-type': {
    summary: 'A value is of the wrong kind',
    why: 'It cannot be read as what the field means, so it has no effect.',
  },
  'alias-conflict': {
    summary: 'Two spellings of a field differ',
    why: 'Only one can count; the canonical spelling does (decisions R-2).',
  },
  'dependencies-not-skills': {
    summary: '`dependencies` names packages instead of skills',
    why: 'The field lists skills; packages in it are left alone (decisions R-42).',
  },
}
