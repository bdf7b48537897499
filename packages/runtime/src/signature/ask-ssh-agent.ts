import { connect } from 'node:net'
import { MetierError } from '@metier/core'
import { SshReader } from './ssh-reader.ts'

export interface AskSshAgentOptions {
  /** Absolute path of the agent's socket: `SSH_AUTH_SOCK`. */
  readonly socket: string
  /** The public key in the wire format of SSH. */
  readonly blob: Uint8Array
  readonly content: Uint8Array
}

const signRequest = 13
const signResponse = 14
/** Milliseconds: an agent may ask its owner first. */
const longest = 60_000
/** Bytes of an answer; a signature has 64. */
const mostAnswer = 4096

/** Has the user's SSH agent sign; the private key never leaves it (draft-ietf-sshm-ssh-agent). Throws `refused`. */
export async function askSshAgent({ socket, blob, content }: AskSshAgentOptions): Promise<Uint8Array> {
  const body = Buffer.concat([Buffer.of(signRequest), counted(blob), counted(content), Buffer.alloc(4)])
  const answer = await exchange(socket, counted(body))
  const reader = new SshReader(answer.subarray(1))
  const signed = new SshReader(reader.bytes())
  const algorithm = signed.text()
  const signature = signed.bytes()
  if (answer[0] === signResponse && algorithm === 'ssh-ed25519' && signature.length === 64) return signature
  throw unable('it does not sign with this key', 'Add the key with `ssh-add FILE`.')
}

function counted(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

function exchange(path: string, request: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    let received = Buffer.alloc(0)
    const fail = (why: string): void => {
      socket.destroy()
      reject(unable(why, 'Check SSH_AUTH_SOCK, or give the file of a key without a passphrase.'))
    }
    socket.setTimeout(longest, () => fail('it does not answer'))
    socket.on('error', (error) => fail(error.message))
    socket.on('close', () => fail('it said nothing'))
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      if (received.length > mostAnswer) return fail('it says too much')
      if (received.length < 4 || received.length < 4 + received.readUInt32BE(0)) return
      resolve(received.subarray(4))
      socket.destroy()
    })
    socket.write(request)
  })
}

function unable(why: string, next: string): MetierError {
  return new MetierError({ code: 'refused', message: `The SSH agent cannot be used: ${why}.`, next })
}
