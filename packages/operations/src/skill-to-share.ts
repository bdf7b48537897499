import { MetierError, signatureFileName, validateSkill, type SkillSignature } from '@metier/core'
import {
  digestSummed,
  fileInMemory,
  openSigner,
  signSkill,
  skillFilesToPack,
  verifySkillSignature,
  type FileToPack,
  type FilesToPack,
} from '@metier/runtime'
import { resolve } from 'node:path'
import type { OperationContext } from './operation-context.ts'
import type { SkillPath } from './expand-skill-path.ts'
import { listSkillFiles } from './list-skill-files.ts'
import { readDocument } from './read-document.ts'
import { requireOwnFile } from './require-own-file.ts'

export interface SkillToShareOptions {
  /** How strictly it is judged: what does not pass is not handed on. */
  readonly severity: 'standard' | 'strict'
  /** Path of a key to sign it with. */
  readonly sign?: string | undefined
  /** What is published as, where the skill does not say. */
  readonly version?: string | undefined
}

/** A skill that may be handed on, with everything that its publication says of it. */
export interface SkillToShare {
  readonly name: string
  readonly description: string
  readonly version?: string
  readonly license?: string
  readonly homepage?: string
  readonly tags: readonly string[]
  /** Absolute. */
  readonly directory: string
  /** With its signature, where it has one. */
  readonly files: FilesToPack
  /** Canonical digest of those. */
  readonly digest: string
  /** Of the files without a signature that was made now: what the scanner's word is about. */
  readonly unsigned: string
  readonly signature: SkillSignature
}

/**
 * Reads, judges and, if asked, signs a skill, no file but its own. Throws `not-found`, `invalid-input` for what does not pass, and `refused` for
 * one with links, or with a signature that no longer fits.
 */
export async function skillToShare(
  found: SkillPath,
  options: SkillToShareOptions,
  context: OperationContext,
): Promise<SkillToShare> {
  const { directory, file, path } = found
  if (file === undefined) {
    const next = 'Give the folder that holds its SKILL.md.'
    throw new MetierError({ code: 'not-found', message: `There is no skill in ${path}.`, next })
  }
  requireOwnFile({ file, path }, context)
  const { document } = readDocument({ ...found, file }, context)
  requireValid(document, { ...found, level: options.severity }, context)
  const { name = '', description = '', license, homepage, tags = [], version = options.version } = document.skill ?? {}
  requireSameVersion({ name, version }, options)
  const files = skillFilesToPack(directory)
  const unsigned = digestSummed(files)
  const signature = await signatureFor({ name, version, directory, files }, options, context)
  const more = { ...(version !== undefined && { version }), ...(license !== undefined && { license }) }
  const said = { name, description, tags, ...more, ...(homepage !== undefined && { homepage }) }
  return { ...said, directory, files, digest: digestSummed(files), unsigned, signature }
}

/** If a version is given, no other may be published. */
function requireSameVersion({ name, version }: Pick<Signed, 'name' | 'version'>, asked: SkillToShareOptions): void {
  if (asked.version === undefined || version === asked.version) return
  throw new MetierError({
    code: 'usage',
    message: `${name} says that it is version ${version}, and --release says ${asked.version}.`,
    next: 'Write the new one into `metadata.version` of its SKILL.md, or leave --release away; nothing was published.',
  })
}

function requireValid(
  document: Parameters<typeof validateSkill>[0],
  { directory, path, level }: SkillPath & { readonly level: SkillToShareOptions['severity'] },
  { fileSystem }: OperationContext,
): void {
  const files = listSkillFiles(directory, fileSystem)
  const { valid, findings } = validateSkill(document, { profile: 'spec', level, ...(files && { files }) })
  if (valid) return
  const errors = findings.filter(({ severity }) => severity === 'error')
  const more = level === 'strict' ? '' : `; \`metier fix ${path}\` repairs what it can`
  throw new MetierError({
    code: 'invalid-input',
    message: `The skill does not pass the ${level === 'strict' ? 'strict rules' : 'standard'}: ${errors.map(({ message }) => message).join(' ')}`,
    next: `\`metier validate ${path} --severity ${level}\` shows where${more}.`,
  })
}

interface Signed {
  readonly name: string
  readonly version: string | undefined
  readonly directory: string
  readonly files: Map<string, FileToPack>
}

async function signatureFor(
  { name, version, directory, files }: Signed,
  { sign }: SkillToShareOptions,
  { cwd, fileSystem, host, configuration }: OperationContext,
): Promise<SkillSignature> {
  const { publishers } = configuration.packages
  if (sign === undefined) {
    const signature = verifySkillSignature({ fileSystem, directory, publishers })
    if (signature.state !== 'invalid') return signature
    throw new MetierError({
      code: 'refused',
      message: `The signature of ${name} does not fit: ${signature.why}.`,
      next: `Sign it again with --sign KEY, or take ${signatureFileName} out of the skill.`,
    })
  }
  const path = resolve(cwd, sign.replace(/^~(?=[\\/])/, host.home))
  const signer = await openSigner({ fileSystem, host, path })
  const text = await signSkill({ files, name, ...(version !== undefined && { version }), signer })
  files.set(signatureFileName, fileInMemory(new TextEncoder().encode(text)))
  return { state: 'unknown', signer: signer.publisher.fingerprint }
}
