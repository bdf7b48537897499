// The floor of the daemon's WebSocket: a server that parses a message and sends one of the same size back.
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

const answer = process.argv[2] ?? '{}'
const server = createServer().listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}/mcp\n`)
})
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (client) => {
  client.on('message', (data) => {
    const { id } = JSON.parse(Buffer.concat([data].flat()).toString('utf8'))
    client.send(JSON.stringify({ id, ...JSON.parse(answer) }))
  })
})
