/**
 * A program of Node's inside the sandbox, which has no network but an empty loopback: it listens there, hands every
 * connection to the socket of the proxy, runs the command, and ends as that ends. Its arguments are the socket, the
 * port and the command.
 */
export const forwarderSource = `
const { spawn } = require('node:child_process')
const { createServer, connect } = require('node:net')
const [socket, port, program, ...rest] = process.argv.slice(1)
const server = createServer({ allowHalfOpen: true }, (inside) => {
  const outside = connect({ path: socket, allowHalfOpen: true })
  const end = () => {
    inside.destroy()
    outside.destroy()
  }
  for (const stream of [inside, outside]) stream.on('error', end).on('close', end)
  inside.pipe(outside).pipe(inside)
})
server.listen(Number(port), '127.0.0.1', () => {
  const child = spawn(program, rest, { stdio: 'inherit' })
  child.once('error', () => process.exit(127))
  child.once('exit', (code, signal) => (signal === null ? process.exit(code) : process.kill(process.pid, signal)))
})
`.trim()
