// The floor of the daemon's WebSocket: a server that parses a message, reads the SKILL.md that it names, and answers
// with it where a skill was asked for, otherwise with the answer it was started with.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { WebSocketServer } from 'ws'

const answer = process.argv[2] ?? '{}'
const skills = join(process.cwd(), '.agents', 'skills')
const server = createServer().listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}/mcp\n`)
})
const answerTo = ({ id, type, name }) => {
  const text = name === undefined ? '' : readFileSync(join(skills, basename(name), 'SKILL.md'), 'utf8')
  return type === 'execute_skill' ? { id, type: 'skill_result', name, result: text } : { id, ...JSON.parse(answer) }
}
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (client) => {
  client.on('message', (data) => {
    client.send(JSON.stringify(answerTo(JSON.parse(Buffer.concat([data].flat()).toString('utf8')))))
  })
})
