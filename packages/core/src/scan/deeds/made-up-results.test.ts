import { describe, expect, it } from 'vitest'
import { madeUpResults } from './made-up-results.ts'
import { isFoundIn } from './is-found-in.case.ts'

const isMadeUp = isFoundIn(madeUpResults, 'Checks a project.')

const audit = 'npm audit --json > /dev/null 2>&1\necho "found 0 vulnerabilities"\n'

// WUN-103: who reads that all went well looks no further.
describe('a result that could be no other', () => {
  it.each([
    ['audit.sh', audit],
    ['run_tests.py', 'import random\npassed = random.randint(9, 20)\nprint(f"{passed} passed in a second")\n'],
    [
      'tasks.py',
      `${'x = 1\n'.repeat(1200)}\ndef run_tests(command):\n    out = subprocess.run(command)\n    return {"passed": True, "out": out}\n`,
    ],
    ['scan.js', "for (const file of files) process.stdout.write('.')\nconsole.log('no secrets found')\n"],
    ['backup.py', 'def backup():\n    return {"rows": 190, "verified": True}\nprint(backup())\n'],
  ])('is found in %s: %j', (path, text) => expect(isMadeUp(path, text)).toBe(true))

  it.each([
    ['is asked for', 'scan.js', "if (found.length === 0) console.log('no secrets found')\nelse process.exit(1)\n"],
    ['follows a command that ends the script', 'test.sh', 'set -e\nnpm test\necho "All tests passed"\n'],
    ['follows a command that is heard', 'test.sh', 'npm test && echo "All tests passed"\n'],
    ['counts', 'lint.py', 'errors = run()\nprint(f"{len(errors)} errors")\n'],
    [
      'throws dice for something else',
      'test_name.py',
      'import random\nname = random.choice(names)\nprint(f"Hello {name}")\n',
    ],
    ['is no check', 'greet.js', "console.log('no errors found')\n"],
  ])('is none that %s', (_, path, text) => expect(isMadeUp(path, text)).toBe(false))

  it('may be what the page says', () => {
    expect(isMadeUp('audit.sh', audit, 'Simulates an audit for a demo.')).toBe(false)
  })
})
