import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'
import { MetierError, readSshPublicKey, type FileSystem, type Host } from '@metier/core'
import { askSshAgent } from './ask-ssh-agent.ts'
import { readPublisherKey, type PublisherKey } from './read-publisher-key.ts'
import { readOpensshKey } from './read-openssh-key.ts'

/** Somebody who can sign. */
export interface Signer {
  readonly publisher: PublisherKey
  /** 64 bytes, the same for the same content each time. */
  readonly sign: (content: Uint8Array) => Promise<Uint8Array>
}

export interface OpenSignerOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  /** Absolute path of a key: private as OpenSSH or PEM has it, or public, of which the SSH agent has the other half. */
  readonly path: string
}

/** Opens an Ed25519 key to sign with. Throws `not-found` and, for keys of other kinds, `invalid-input`. */
export async function openSigner({ fileSystem, host, path }: OpenSignerOptions): Promise<Signer> {
  const bytes = fileSystem.read(path)
  if (bytes === undefined) {
    const next = 'Give the file of an Ed25519 key; `ssh-keygen -t ed25519` makes one.'
    throw new MetierError({ code: 'not-found', message: `There is no key at ${path}.`, next })
  }
  const text = new TextDecoder().decode(bytes)
  const isPublic = readSshPublicKey(text) !== undefined
  const key = isPublic ? undefined : privateKey(text, path, host)
  if (key !== undefined) return { publisher: publicHalf(key, path), sign: async (content) => sign(null, content, key) }
  const line = isPublic ? text : new TextDecoder().decode(fileSystem.read(`${path}.pub`))
  return agentSigner(line, path, host)
}

function agentSigner(line: string, path: string, { environment }: Host): Signer {
  const [ssh, publisher] = [readSshPublicKey(line), readPublisherKey(line)]
  const socket = environment['SSH_AUTH_SOCK'] ?? ''
  if (ssh === undefined || publisher === undefined) throw unusable(path, 'its public half is not beside it')
  if (socket === '') throw unusable(path, 'it has a passphrase or is public, and no SSH agent runs')
  return { publisher, sign: (content) => askSshAgent({ socket, blob: ssh.blob, content }) }
}

/** `undefined` for one that an agent has to be asked for. */
function privateKey(text: string, path: string, { environment }: Host): KeyObject | undefined {
  const openssh = readOpensshKey(text)
  if (openssh?.kind === 'key') return openssh.key
  if (openssh?.kind === 'encrypted') return undefined
  if (openssh?.kind === 'other')
    throw unusable(path, `it is of the kind ${JSON.stringify(openssh.algorithm.slice(0, 40))}`)
  const passphrase = environment['METIER_KEY_PASSPHRASE']
  try {
    const key = createPrivateKey({ key: text, format: 'pem', ...(passphrase !== undefined && { passphrase }) })
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    const isLocked = text.includes('ENCRYPTED')
    throw unusable(path, isLocked ? 'METIER_KEY_PASSPHRASE does not open it' : 'it is no private key')
  }
  throw unusable(path, 'it is of another kind')
}

function publicHalf(key: KeyObject, path: string): PublisherKey {
  const pem = createPublicKey(key).export({ type: 'spki', format: 'pem' })
  const publisher = readPublisherKey(String(pem))
  if (publisher === undefined) throw unusable(path, 'it has no public half')
  return publisher
}

function unusable(path: string, why: string): MetierError {
  return new MetierError({
    code: 'invalid-input',
    message: `${path} cannot sign: ${why}.`,
    next: 'Only Ed25519 keys sign. Give an OpenSSH or PEM file of one, or add it to your agent with `ssh-add`.',
  })
}
