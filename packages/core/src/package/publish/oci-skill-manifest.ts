import { encodeText } from '../../text/encode-text.ts'
import { ociSkillTypes } from './oci-skill-types.ts'
import type { SkillSummary } from './skill-summary.ts'

export interface OciBlob {
  /** `sha256:` and 64 hex digits. */
  readonly digest: string
  /** Bytes. */
  readonly size: number
}

export interface OciSkillManifestOptions {
  readonly skill: SkillSummary
  readonly config: OciBlob
  readonly layer: OciBlob
}

/** The manifest. It has no time, so that the same skill has the same digest whenever it is published. */
export function ociSkillManifest({ skill, config, layer }: OciSkillManifestOptions): Uint8Array {
  const { name, description, version, license, homepage } = skill
  const image = 'org.opencontainers.image'
  const manifest = {
    schemaVersion: 2,
    mediaType: ociSkillTypes.manifest,
    artifactType: ociSkillTypes.artifact,
    config: { mediaType: ociSkillTypes.config, ...config },
    layers: [{ mediaType: ociSkillTypes.layer, ...layer }],
    annotations: {
      'io.agentskills.skill.name': name,
      [`${image}.title`]: name,
      [`${image}.description`]: description,
      ...(version !== undefined && { [`${image}.version`]: version }),
      ...(license !== undefined && { [`${image}.licenses`]: license }),
      ...(homepage !== undefined && { [`${image}.source`]: homepage }),
    },
  }
  return encodeText(JSON.stringify(manifest))
}
