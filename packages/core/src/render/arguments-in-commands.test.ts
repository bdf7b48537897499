import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readShellLine } from '../policy/read-shell-line.ts'
import { assembleRendering } from './assemble-rendering.ts'
import { planRendering, type PlanRenderingOptions } from './plan-rendering.ts'

const variables = { SKILL_DIR: '/my skills/a', CLAUDE_SKILL_DIR: '/my skills/a', baseDir: '/my skills/a' }

function commandsOf(body: string, given?: PlanRenderingOptions['arguments'], more: Partial<PlanRenderingOptions> = {}) {
  const plan = planRendering({ body, variables, ...(given !== undefined && { arguments: given }), ...more })
  return plan.insertions.map(({ kind, command }) => (kind === 'read' ? `read:${command}` : command))
}

// Decisions R-15: each argument is one literal word, in whatever quotes the author wrote.
describe('arguments in commands', () => {
  it.each([
    // WUN-69
    [
      `!gh pr view $ARGUMENTS --json title --jq '.title + " (" + .state + ")"'`,
      '123',
      `gh pr view 123 --json title --jq '.title + " (" + .state + ")"'`,
    ],
    ['!x $ARGUMENTS', '"x; id"', "x 'x; id'"],
    ['!x $ARGUMENTS', 'a; id', "x 'a;' id"],
    ['!x "$ARGUMENTS"', 'a "; id', String.raw`x "a \"; id"`],
    ["!x '$ARGUMENTS'", "it's", String.raw`x 'it'\''s'`],
    ["!x $'$0'", ["it's \\ \n"], String.raw`x $'it\'s \\ ` + "\n'"],
    ['!x --n=$0', ['a b'], "x --n='a b'"],
    ['!x --n=$ARGUMENTS', 'a b', "x --n='a b'"],
    ['!x pre${0}post', ["'"], String.raw`x pre''\'''post`],
    ['!x $ARGUMENTS y', '', 'x  y'],
    ['!x "$ARGUMENTS" y', '', 'x "" y'],
    ['!x $0', [''], "x ''"],
    ['!x $9', 'a', 'x $9'],
    ['!x ${SKILL_DIR}/a $SKILL_DIR "$SKILL_DIR/b"', undefined, `x '/my skills/a'/a '/my skills/a' "/my skills/a/b"`],
    ['!x $0 # about $0', ['a'], 'x a # about '],
    ['!x > $0', ['a b'], "x > 'a b'"],
    ['!x "$(y "$0")"', ['"; id'], String.raw`x "$(y "\"; id")"`],
    ['!x <(y $0)', ['; id'], "x <(y '; id')"],
    ['!for f in $ARGUMENTS; do x "$f"; done', 'a b', `for f in 'a b'; do x "$f"; done`],
    ['!x `y $0`', ['a b'], "x `y 'a b'`"],
    ["!awk '{print \\$0}' f", 'a', "awk '{print $0}' f"],
    ['!x "\\$0" \\$0', 'a', String.raw`x "\$0" '$0'`],
    ['```!\ncat <<E\n$0\nE\n```', ['$(id) `id` \\'], 'cat <<E\n\\$(id) \\`id\\` \\\\\nE'],
    ["```!\ncat <<'E'\n$0\nE\n```", ['$(id)'], "cat <<'E'\n$(id)\nE"],
  ] as const)('%j with %j', (body, given, command) => {
    expect(commandsOf(body, given)).toEqual([command])
  })

  it.each([
    ['text of a shell', "!sh -c 'x $ARGUMENTS'", 'a'],
    ['text of a shell, as one word', '!bash -c $0', 'id'],
    ['eval', '!eval "x $0"', 'a'],
    ['a program', '!env $ARGUMENTS', 'id'],
    ['a program behind another', '!timeout $ARGUMENTS git log', '5 id'],
    ['what find runs', '!find . $ARGUMENTS', '-exec id {} ;'],
    ['what xargs runs', '!ls | xargs $ARGUMENTS', 'id'],
    ['Python', '!python3 -c "print($0)"', '1'],
    ['Perl', "!perl -ne 'print $0'", '1'],
    ['JavaScript', '!node -e "$0"', '1'],
    ['awk', "!awk '/$0/' f", 'a'],
    ['sed', '!sed "s/x/$0/" f', 'a/e;'],
    ['sed -e', '!sed -e "s/x/$0/" f', 'a'],
    ['an operand of a variable', '!x ${y:-$0}', 'a'],
    ['a number', '!x $((1 + $0))', '1'],
    ['a pattern', '!x {a,$0}', 'b'],
    ['the name of a variable', '!x $$0', 'a'],
    ['backticks, with quotes', '!x `y $0`', "it's"],
    ['the end of a here-document', '```!\nx <<$0\na\n$0\n```', 'E'],
    ['no line of shell', "!x 'open $0", 'a'],
  ])('leaves %s alone', (_name, body, given) => {
    const plan = planRendering({ body, arguments: given })
    expect(plan.insertions).toEqual([])
    expect(plan.notes).toEqual([expect.stringMatching(/^Line 1 was left as it is: .+\.$/)])
    expect(assembleRendering(plan, body, [])).toContain(body)
  })

  it.each([
    ['a NUL', '!x $0', 'a\0b'],
    ['the end of a here-document', '```!\nx <<E\n$0\nE\n```', 'a\nE\nid'],
    ['the end of a here-document, put together', "```!\nx <<'END'\nE$0\nEND\n```", 'ND\nid'],
    ['a file descriptor', '!x $0>y', '2'],
  ])('refuses %s', (_name, body, value) => {
    expect(planRendering({ body, arguments: [value] }).insertions).toEqual([])
  })

  const hostile = oneof(
    string({ unit: constantFrom(...`'"\\$\`(){}[]<>|&;!#*?~= \t\na0-`.split('')), maxLength: 12 }),
    string({ unit: 'binary', maxLength: 8 }).filter((text) => !text.includes('\0')),
  )
  const templates = ['x $0 end', "x '$0' end", 'x "$0" end', 'x --a=$0 end', "x $'$0' end"]

  it.each(templates)('%s: whatever the argument is, it is one word', (template) => {
    assert(
      property(hostile, (value) => {
        const [command = ''] = commandsOf(`\`\`\`!\n${template}\n\`\`\``, [value])
        const expected = template.includes('--a=') ? `--a=${value}` : value
        expect(readShellLine(command).commands).toEqual([['x', expected, 'end']])
      }),
      { numRuns: 300 },
    )
  })

  it('$ARGUMENTS is as many words as were given', () => {
    assert(
      property(array(hostile, { maxLength: 4 }), (values) => {
        const [command = ''] = commandsOf('!x $ARGUMENTS end', values)
        expect(readShellLine(command).commands).toEqual([['x', ...values, 'end']])
      }),
    )
  })
})
