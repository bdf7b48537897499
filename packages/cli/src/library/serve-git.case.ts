import { spawn } from 'node:child_process'
import { createServer } from 'node:http'

export interface GitServer {
  /** With a slash at its end. */
  readonly url: string
  readonly close: () => void
}

/** Repositories below a directory over HTTP on loopback, by git's own program for it. */
export async function serveGit(directory: string): Promise<GitServer> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const child = spawn('git', ['http-backend'], {
      env: {
        PATH: process.env['PATH'],
        GIT_PROJECT_ROOT: directory,
        GIT_HTTP_EXPORT_ALL: '1',
        REQUEST_METHOD: request.method,
        PATH_INFO: decodeURIComponent(pathname),
        QUERY_STRING: search.slice(1),
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    request.pipe(child.stdin)
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('close', () => {
      const answer = Buffer.concat(chunks)
      const end = answer.indexOf('\r\n\r\n')
      for (const line of answer.subarray(0, end).toString('latin1').split('\r\n')) {
        const [name = '', value = ''] = line.split(/: (.*)/)
        if (name === 'Status') response.statusCode = Number.parseInt(value, 10)
        else if (name !== '') response.setHeader(name, value)
      }
      response.end(answer.subarray(end + 4))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}
