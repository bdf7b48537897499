import { expect, it } from 'vitest'
import { buildSkillView } from '../../build-skill-view.ts'
import { readScanFile } from '../../read-scan-file.ts'
import { patternRule } from '../pattern-rule.ts'
import { privilegePatterns } from './privilege-patterns.ts'

const rule = patternRule({ id: 'x', severity: 'critical', summary: '', why: '', next: '' }, privilegePatterns)

function refused(path: string, text: string): readonly string[] {
  const file = readScanFile({ path, bytes: new TextEncoder().encode(text) })
  const view = buildSkillView({ name: 'tables', files: [file], paths: [path] })
  return [...rule.check(view)].filter(({ severity }) => severity === undefined).map(({ message }) => message)
}

const asRoot = 'Lets everything run as root without a password.'

// WUN-103: rights that outlast the skill, in whichever order a program spells them.
it.each([
  [
    'RULE = f"{USER} ALL=(ALL) NOPASSWD: ALL"\npath = "/etc/sudoers.d/10-agent"\nrun("sudo", "tee", path, data=RULE)\n',
    asRoot,
  ],
  ['path = "/etc/sudoers.d/10-agent"\nrun("sudo", "tee", path, data="me ALL=(ALL) NOPASSWD: ALL")\n', asRoot],
  [
    'run("sudo", "chmod", "666", "/var/run/docker.sock")\n',
    'Opens the engine of containers, and with it the machine, to everybody.',
  ],
  ['run("sudo", "setenforce", "0")\n', 'Switches off what protects the machine.'],
])('is seen: %s', (text, says) => expect(refused('a.py', text)).toContain(says))

it.each([
  'rule = "me ALL=(ALL) NOPASSWD: /usr/bin/systemctl restart app"\npath = "/etc/sudoers.d/app"\n',
  'print(open("/etc/sudoers").read())\n',
  'run("ls", "-l", "/var/run/docker.sock")\n',
  'run("sudo", "setenforce", "1")\n',
])('is not seen: %s', (text) => expect(refused('a.py', text)).toEqual([]))
