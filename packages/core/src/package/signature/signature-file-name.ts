/**
 * Where the signature of a skill lies: in the skill, so that it comes along with every transport. It is the one file that
 * is not part of what is signed. No dot in front: some registries leave such files out.
 */
export const signatureFileName = 'skill.dsse.json'
