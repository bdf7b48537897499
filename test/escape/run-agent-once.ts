// A program: starts an agent, which is one line of shell, and prints what that prints.
import { startAgentProcess } from '../../packages/agents/src/process/start-agent-process.ts'
import { inPlaceOfInherited } from '../../packages/runtime/src/process/in-place-of-inherited.ts'

const [line = '', directory = '/'] = process.argv.slice(2)
const agent = startAgentProcess({
  agent: 'shell',
  command: '/bin/sh',
  arguments: ['-c', line],
  cwd: directory,
  environment: { PATH: '/usr/bin:/bin' },
  inPlaceOfInherited,
})
agent.output.on('data', (chunk: Buffer) => process.stdout.write(chunk))
await agent.exited
await agent.kill()
