/** The dialect that most tools share (specification of Vitale, version 0.1); others are read and not written. */
export const ociSkillTypes = {
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  artifact: 'application/vnd.agentskills.skill.v1',
  config: 'application/vnd.agentskills.skill.config.v1+json',
  layer: 'application/vnd.agentskills.skill.content.v1.tar+gzip',
} as const
