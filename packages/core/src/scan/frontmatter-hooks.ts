import type { CarriedProgram } from './carried-programs.ts'
import { embeddedPrograms } from './embedded-programs.ts'
import type { MappedText } from './text/mapped-text.ts'

/** Commands that a skill has its client run by themselves, at each prompt or around each tool: the `hooks` of its frontmatter. */
export function frontmatterHooks(frontmatter: MappedText): readonly CarriedProgram[] {
  if (!/^hooks\s{0,2}:/m.test(frontmatter.text)) return []
  return embeddedPrograms('hooks.yaml', frontmatter.text).flatMap(({ language, text, start }) => {
    const at = frontmatter.text.indexOf(text, start)
    return at === -1 ? [] : [{ language, text: frontmatter.slice(at, at + text.length) }]
  })
}
