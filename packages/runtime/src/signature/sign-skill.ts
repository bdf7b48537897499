import { dsseSignedBytes, signatureFileName, writeDsseEnvelope, writeStatement } from '@metier/core'
import type { SummedFile } from '../facts/digest-line-of.ts'
import { digestSummed } from '../facts/digest-summed.ts'
import type { Signer } from './open-signer.ts'

export interface SignSkillOptions {
  /** Of the whole skill; a signature that is among them is left out of what is signed. */
  readonly files: ReadonlyMap<string, SummedFile>
  readonly name: string
  readonly version?: string
  readonly signer: Signer
}

const payloadType = 'application/vnd.in-toto+json'

/** The text of `skill.dsse.json` for a skill: an in-toto statement over its digests, in a DSSE envelope. */
export async function signSkill({ files, name, version, signer }: SignSkillOptions): Promise<string> {
  const content = new Map([...files].filter(([path]) => path !== signatureFileName))
  const statement = writeStatement({
    name,
    ...(version !== undefined && { version }),
    digest: digestSummed(content),
    files: new Map([...content].map(([path, { sha256 }]) => [path, sha256])),
  })
  const payload = new TextEncoder().encode(statement)
  const signature = await signer.sign(dsseSignedBytes({ payloadType, payload }))
  const { fingerprint, line } = signer.publisher
  return writeDsseEnvelope({ payloadType, payload, signatures: [{ keyid: fingerprint, signature, publicKey: line }] })
}
