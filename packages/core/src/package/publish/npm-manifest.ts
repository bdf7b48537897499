import type { SkillSummary } from './skill-summary.ts'

export interface NpmManifestOptions {
  /** Of the package, with its scope. */
  readonly name: string
  readonly version: string
  readonly skills: readonly SkillSummary[]
}

/** Found by this word on npm. */
export const npmKeyword = 'agent-skill'

/** The package.json of a package that holds skills and nothing else: no scripts, no dependencies, no code. */
export function npmManifest({ name, version, skills }: NpmManifestOptions): string {
  const [first] = skills
  const tags = [...new Set(skills.flatMap((skill) => skill.tags))]
  const licenses = [...new Set(skills.map(({ license }) => license))]
  const [license] = licenses
  const homepage = skills.length === 1 ? first?.homepage : undefined
  const manifest = {
    name,
    version,
    description:
      skills.length === 1 ? first?.description : `Agent Skills: ${skills.map((skill) => skill.name).join(', ')}`,
    keywords: [...new Set([npmKeyword, 'agent-skills', ...tags])],
    ...(licenses.length === 1 && license !== undefined && { license }),
    ...(homepage !== undefined && { homepage }),
    files: ['skills'],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
