import type { Flow } from './flow/flow.ts'
import type { Piece } from './piece.ts'

/** A skill as rules see it. */
export interface SkillView {
  /** Lower case, of its directory. */
  readonly name: string
  /** Lower case: name, description, home page and whatever else it says in its frontmatter of who it is. */
  readonly identity: string
  /** Does it say of itself that it looks for attacks? Then its prose may quote them. */
  readonly isAboutSecurity: boolean
  /** Words for an agent: prose, frontmatter, what is hidden in comments. */
  readonly prose: readonly Piece[]
  /** Words that stand in programs, for whoever reads them and in what they print: comments and texts. */
  readonly spoken: readonly Piece[]
  /** Whatever can be run: scripts, fences, inline code, `!` commands, configuration, and what was decoded from any. */
  readonly code: readonly Piece[]
  /** Each file, whole. */
  readonly whole: readonly Piece[]
  /** Every file's path, for rules that ask what is there. */
  readonly paths: ReadonlySet<string>
  /** Lower-case texts of SKILL.md files, in which a skill says openly what it does. */
  readonly openText: string
  /** Where its programs send, run, write and delete, with what is known of what. */
  readonly flows: readonly Flow[]
  /** Programs that could not be followed, so that only the rules that go by text have read them. */
  readonly unparsed: readonly Piece[]
  /** Those of them that are too many, or stand behind too much text of programs. */
  readonly beyond: readonly Piece[]
  readonly allowedHosts: readonly string[]
}
