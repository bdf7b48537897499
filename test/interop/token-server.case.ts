import { execFileSync } from 'node:child_process'
import { createPrivateKey, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface TokenServerOptions {
  /** Absolute path of a file that does not exist yet: the certificate by which a registry believes the tokens. */
  readonly certificate: string
  readonly service: string
  readonly issuer: string
  /** What somebody who logged in may send in place of a password. */
  readonly identityToken: string
}

export interface TokenServer {
  /** Its address. */
  readonly realm: string
  /** How each token was asked for: the method, what was offered, and the scope. */
  readonly asked: readonly string[]
  readonly stop: () => void
}

/**
 * A service as the token authentication of registries wants it beside them: for an identity token, sent with POST, it signs
 * what may be done with one repository. Without a good one it says 401, and nothing else is accepted.
 */
export async function startTokenServer(options: TokenServerOptions): Promise<TokenServer> {
  const { certificate, service, issuer, identityToken } = options
  const key = `${certificate}.key`
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', `/CN=${issuer}`, '-days', '2', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', ...curve, ...names], { stdio: 'ignore' })
  const chain = readFileSync(certificate, 'utf8').replaceAll(/-----[^-]+-----|\s/g, '')
  const tokenFor = (scope: string): string => {
    const [type, name, actions = ''] = scope.split(':')
    const now = Math.floor(Date.now() / 1000)
    const access = [{ type, name, actions: actions.split(',') }]
    const claims = { iss: issuer, sub: 'me', aud: service, nbf: now - 60, iat: now, exp: now + 300, jti: scope, access }
    const text = [{ typ: 'JWT', alg: 'ES256', x5c: [chain] }, claims].map(encoded).join('.')
    const signature = sign('sha256', Buffer.from(text), {
      key: createPrivateKey(readFileSync(key)),
      dsaEncoding: 'ieee-p1363',
    })
    return `${text}.${signature.toString('base64url')}`
  }
  const asked: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await bodyOf(request))
    const scope = form.get('scope') ?? ''
    asked.push([request.method, form.get('grant_type') ?? request.headers.authorization ?? 'nothing', scope].join(' '))
    const isGood =
      request.method === 'POST' &&
      form.get('grant_type') === 'refresh_token' &&
      form.get('refresh_token') === identityToken &&
      form.get('service') === service
    response.writeHead(isGood ? 200 : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isGood ? { access_token: tokenFor(scope), expires_in: 300 } : {}))
  }
  const server = createServer((request, response) => void answer(request, response))
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return { realm: `http://127.0.0.1:${port}/token`, asked, stop: () => server.close() }
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
