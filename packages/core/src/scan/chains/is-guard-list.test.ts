import { describe, expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { flowValue } from '../flow/flow-value.ts'
import type { FlowValue } from '../flow/flow-value.ts'
import { readScanFile } from '../read-scan-file.ts'
import { isGuardList } from './is-guard-list.ts'

function isListed(path: string, text: string, run?: FlowValue): boolean {
  const files = [readScanFile({ path, bytes: new TextEncoder().encode(text) })]
  const skill = buildSkillView({ name: 'tables', files, paths: [path] })
  const [piece] = skill.code
  if (piece === undefined) throw new Error('no program')
  const flow = {
    kind: 'run-shell',
    piece,
    start: 0,
    end: 1,
    callee: 'run',
    values: run === undefined ? [] : [run],
  } as const
  return isGuardList({ ...skill, unparsed: [], flows: [flow] }, piece, text.indexOf('rm -rf'))
}

const python = 'BAD = [\n    "rm -rf /",\n]\nif any(each in command for each in BAD):\n    sys.exit(2)\n'
const script = "const bad = ['dd', 'rm -rf /']\nif (bad.some((each) => command.includes(each))) process.exit(2)\n"
const list = 'DENIED_COMMANDS=(\n  # all of it\n  "dd if="\n  "rm -rf /"\n)\necho "$DENIED_COMMANDS"\n'
const shell = 'case "$cmd" in\n  *"rm -rf /"*) echo refused; exit 2 ;;\nesac\n'

// WUN-103: a hook that refuses commands holds them, and runs none.
describe('the list of a hook', () => {
  it.each([
    ['a.py', python],
    ['a.py', "dangerous = ['dd if=', 'rm -rf /']\nif any(each in code for each in dangerous):\n    stop()\n"],
    ['a.mjs', script],
    ['a.sh', shell],
    ['a.sh', list],
    ['a.sh', 'echo "$cmd" | grep -qE \'rm -rf (/|~)\' && { echo denied; exit 2; }\n'],
  ])('is known in %s', (path, text) => expect(isListed(path, text)).toBe(true))

  it.each([
    ['is run', 'a.py', python, flowValue({ shape: 'rm -rf /' })],
    ['may be run', 'a.py', python, flowValue()],
    [
      'may be given to a shell',
      'a.mjs',
      script,
      flowValue({ items: ['sh', '-c'].map((shape) => flowValue({ shape })).concat(flowValue()) }),
    ],
    ['is given to a call', 'a.py', python.replace('    "rm', '    run("rm'), undefined],
    ['is compared with nothing', 'a.py', python.replace(/if any.*/, 'if True:'), undefined],
    ['refuses nothing', 'a.py', python.replace('sys.exit(2)', 'print(1)'), undefined],
    ['is a command', 'a.sh', 'rm -rf /\necho denied\n', undefined],
    ['is in a list that is run', 'a.sh', `${list}eval "$each"\n`, undefined],
    ['is in a list by another name', 'a.sh', `${list.replace('DENIED', 'CLEAN')}# denied\n`, undefined],
    ['is printed to a shell', 'a.sh', 'echo "rm -rf /" | sh # denied\n', undefined],
  ])('is none when it %s', (_, path, text, run) => expect(isListed(path, text, run)).toBe(false))
})
