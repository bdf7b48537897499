import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { FileSystem, Host } from '@metier/core'

export interface DockerAuthorizationOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
}

/** What Docker sends: a password with each question, or a token that buys others (its `identitytoken`). */
export type DockerLogin = { readonly authorization: string } | { readonly identityToken: string }

/** Milliseconds that a program has: some ask a cloud, none should ask a person. */
const patience = 30_000

/** UTF-16 units of an answer. */
const mostOutput = 100_000

/**
 * The password or the identity token that Docker has for a registry: the program named for it in `credHelpers`, else the one in `credsStore`,
 * else what stands in the file. `undefined` where Docker has none. The file is the user's own, so is the program.
 */
export async function dockerAuthorization(
  registry: string,
  { fileSystem, host }: DockerAuthorizationOptions,
): Promise<DockerLogin | undefined> {
  const directory = host.environment['DOCKER_CONFIG'] ?? join(host.home, '.docker')
  const file = parse(fileSystem.read(join(directory, 'config.json')))
  const names = namesOf(registry)
  for (const [list, name] of names.flatMap((each) => [['credHelpers', each] as const, ['credsStore', each] as const])) {
    const program = list === 'credsStore' ? field(file, list) : field(field(file, list), name)
    const found = typeof program === 'string' ? await ask(program, name, host) : undefined
    if (found !== undefined) return found
  }
  const entries = names.map((name) => field(field(file, 'auths'), name))
  const token = entries.map((entry) => field(entry, 'identitytoken')).find((each) => each !== undefined && each !== '')
  if (typeof token === 'string') return { identityToken: token }
  const auth = entries.map((entry) => field(entry, 'auth')).find((each) => each !== undefined)
  return typeof auth === 'string' && /^[A-Za-z0-9+/=]+$/.test(auth) ? { authorization: `Basic ${auth}` } : undefined
}

/** What Docker may have written for a registry; the one of Docker itself has a name of its own. */
function namesOf(registry: string): readonly string[] {
  const isDocker = ['docker.io', 'index.docker.io', 'registry-1.docker.io'].includes(registry)
  return isDocker ? ['https://index.docker.io/v1/'] : [registry, `https://${registry}`]
}

/** Asks `docker-credential-NAME get`, as Docker does. One that fails or has nothing is one that knows nothing. */
async function ask(program: string, name: string, host: Host): Promise<DockerLogin | undefined> {
  if (!/^[\w.-]{1,100}$/.test(program)) return undefined
  const answer = parse(Buffer.from(await outputOf(`docker-credential-${program}`, name, host)))
  const [user, secret] = [field(answer, 'Username'), field(answer, 'Secret')]
  if (typeof user !== 'string' || typeof secret !== 'string' || secret === '') return undefined
  // What Docker's programs call the user whose password is an identity token.
  if (user === '<token>') return { identityToken: secret }
  return { authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` }
}

function outputOf(program: string, input: string, { environment, home }: Host): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(program, ['get'], { cwd: home, env: { ...environment }, stdio: ['pipe', 'pipe', 'ignore'] })
    const timer = setTimeout(() => child.kill('SIGKILL'), patience)
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(0, mostOutput)))
    child.stdin.on('error', () => undefined)
    child.on('error', () => {
      clearTimeout(timer)
      resolve('')
    })
    child.on('close', (status) => {
      clearTimeout(timer)
      resolve(status === 0 ? output : '')
    })
    child.stdin.end(input)
  })
}

function parse(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // A file that Docker could not read either holds no password.
    return undefined
  }
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
