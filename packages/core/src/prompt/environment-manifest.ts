import { renderJson } from './render-json.ts'
import type { SkillIndex } from './skill-index.ts'

export interface EnvironmentManifestOptions {
  /** Absolute path the manifest would be written to when it is too long for a variable. */
  readonly filePath: string
  /** Directory that the skills were staged into, and the variable that a preset has for it. */
  readonly skillsDirectory?: { readonly variable: string; readonly path: string }
}

export interface EnvironmentManifest {
  /** To be set for the agent's process. Names, descriptions and paths only: nothing of a skill's configuration. */
  readonly variables: Readonly<Record<string, string>>
  /** To be written before the process starts. */
  readonly file?: { readonly path: string; readonly content: string }
}

/** Bytes. Linux takes 128 KiB in one string and less where the whole environment is large; half leaves room. */
const mostBytes = 64 * 1024

/**
 * The index for a client that reads it from its environment (OST-27, decisions R-11): in `AGENT_SKILLS_MANIFEST`, or,
 * above 64 KiB, in the file that `AGENT_SKILLS_MANIFEST_FILE` names. No variable at all when there is no skill.
 */
export function environmentManifest(index: SkillIndex, options: EnvironmentManifestOptions): EnvironmentManifest {
  const content = renderJson(index)
  const { skillsDirectory } = options
  const directory = skillsDirectory === undefined ? {} : { [skillsDirectory.variable]: skillsDirectory.path }
  if (content === '') return { variables: directory }
  if (utf8Length(content) <= mostBytes) return { variables: { AGENT_SKILLS_MANIFEST: content, ...directory } }
  return {
    variables: { AGENT_SKILLS_MANIFEST_FILE: options.filePath, ...directory },
    file: { path: options.filePath, content: `${content}\n` },
  }
}

function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
