import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describePython } from './describe-python.ts'

const git = `from agent.skills.decorators import skill_script

@skill_script(
    name="status",
    category="read",
    description="Show working tree status",
)
async def git_status() -> str:
    """Display the working tree status."""
    import subprocess
    return "clean"

@skill_script(
    name="commit",
    category="write",
    description="Commit staged changes",
)
async def git_commit(message: str) -> str:
    """Commit staged changes with the given message.

    Args:
        message (str): What changed,
            and why.
    """
    return message
`

const inputOf = (signature: string, before = ''): unknown =>
  describePython(`${before}\n@skill_script(name="x")\ndef x(${signature}):\n    return ""\n`).commands[0]?.input

const propertyOf = (type: string, before = ''): unknown =>
  JSON.parse(JSON.stringify(inputOf(`a: ${type}`, before)))['properties']['a']

describe('describePython', () => {
  it("reads the document's own file: names, categories, descriptions and inputs", () => {
    // OMN-25, OMN-26, OMN-27, OMN-29
    const { commands, diagnostics } = describePython(git)
    expect(diagnostics).toEqual([])
    expect(commands.map(({ name, category, description, symbol }) => [name, category, description, symbol])).toEqual([
      ['status', 'read', 'Show working tree status', 'git_status'],
      ['commit', 'write', 'Commit staged changes', 'git_commit'],
    ])
    expect(commands[1]?.input).toEqual({
      type: 'object',
      properties: { message: { type: 'string', description: 'What changed, and why.' } },
      required: ['message'],
      additionalProperties: false,
    })
  })

  it.each([
    ['str', { type: 'string' }],
    ['int', { type: 'integer' }],
    ['float', { type: 'number' }],
    ['bool', { type: 'boolean' }],
    ['list[str]', { type: 'array', items: { type: 'string' } }],
    ['List[int]', { type: 'array', items: { type: 'integer' } }],
    ['typing.Sequence[str]', { type: 'array', items: { type: 'string' } }],
    ['dict[str, int]', { type: 'object', additionalProperties: { type: 'integer' } }],
    ['set[str]', { type: 'array', uniqueItems: true, items: { type: 'string' } }],
    ['tuple[int, ...]', { type: 'array', items: { type: 'integer' } }],
    ['Optional[str]', { type: ['string', 'null'] }],
    ['str | None', { type: ['string', 'null'] }],
    ['Union[str, list[str]]', { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }],
    ['Literal["a", "b"]', { enum: ['a', 'b'] }],
    ['"str"', { type: 'string' }],
    [
      'Annotated[int, Field(ge=1, le=9, description="How many")]',
      { type: 'integer', minimum: 1, maximum: 9, description: 'How many' },
    ],
    ['Annotated[str, "Who"]', { type: 'string', description: 'Who' }],
    ['Path', { type: 'string' }],
    ['Any', {}],
    ['Something[Unknown]', {}],
  ])('OMN-29 a hint %s becomes its schema', (type, schema) => {
    expect(propertyOf(type)).toEqual(schema)
  })

  it('reads enumerations, aliases and classes with fields of the same file', () => {
    const before = `from enum import Enum
class Color(str, Enum):
    RED = "red"
    BLUE = "blue"
class Point(TypedDict):
    x: int
    y: NotRequired[int]
Mode = Literal["fast", "slow"]
`
    expect(propertyOf('Color', before)).toEqual({ enum: ['red', 'blue'] })
    expect(propertyOf('Mode', before)).toEqual({ enum: ['fast', 'slow'] })
    expect(propertyOf('list[Point]', before)).toEqual({
      type: 'array',
      items: { type: 'object', properties: { x: { type: 'integer' }, y: { type: 'integer' } }, required: ['x'] },
    })
  })

  it('a class that speaks of itself ends', () => {
    expect(propertyOf('Node', 'class Node(BaseModel):\n    next: "Node"\n    all: list["Node"]\n')).toBeDefined()
  })

  it('defaults make a parameter optional, and are shown where they are known', () => {
    expect(
      inputOf('a: int = 3, b: str | None = None, *, c: float = -0.5, d=compute(), e: list[str] = ["x"], **more'),
    ).toEqual({
      type: 'object',
      properties: {
        a: { type: 'integer', default: 3 },
        b: { type: ['string', 'null'] },
        c: { type: 'number', default: -0.5 },
        d: {},
        e: { type: 'array', items: { type: 'string' }, default: ['x'] },
      },
      additionalProperties: true,
    })
  })

  it('takes the function as the name and the docstring as the description where the decorator gives none', () => {
    const { commands } = describePython(
      '@skill_command\ndef count_lines(path):\n    """Counts lines.\n\n    In one file.\n    """\n',
    )
    expect(commands).toMatchObject([
      { name: 'count_lines', description: 'Counts lines.\n\nIn one file.', category: undefined },
    ])
  })

  it('reads what the later decorator adds', () => {
    const { commands } = describePython(
      '@decorators.skill_command("go", category=SkillCategory.READ, read_only=True, destructive=False, cache_ttl=1.5, max_attempts=3)\n@other\ndef go(): pass\n',
    )
    expect(commands).toMatchObject([
      {
        name: 'go',
        category: 'READ',
        cacheMs: 1500,
        retries: 2,
        annotations: { readOnlyHint: true, destructiveHint: false },
      },
    ])
  })

  it('joins texts, follows constants and sees through brackets, comments and continued lines', () => {
    const { commands } = describePython(
      `WHAT = ("Shows " 'all')\n@skill_script(\n    name = "a"  # "name": "b"\n, description=WHAT)\nasync \\\n def f(a: str = "x,y)", # ) not here\n      b = {"k": [1, 2]}): return 1; x = 2\n`,
    )
    expect(commands).toMatchObject([{ name: 'a', description: 'Shows all', symbol: 'f' }])
    expect(commands[0]?.input).toMatchObject({ properties: { a: { default: 'x,y)' }, b: { default: { k: [1, 2] } } } })
  })

  it('sees a name that only running would tell, and says so', () => {
    const found = describePython('@skill_script(name=prefix + "x")\ndef f(): pass\n')
    expect(found).toMatchObject({ commands: [], dynamic: true })
  })

  it('a broken end hides nothing before it', () => {
    const { commands, diagnostics } = describePython(`${git}\n@skill_script(name="x"\ndef broken(:\n`)
    expect(commands.map(({ name }) => name)).toEqual(['status', 'commit'])
    expect(diagnostics).toMatchObject([{ code: 'command-syntax', severity: 'error', range: { start: { line: 28 } } }])
  })

  it('is not misled by decorators in texts, nor by nested functions', () => {
    const { commands, diagnostics } = describePython(
      `"""\n@skill_script(name="no")\ndef no(): pass\n"""\nclass A:\n    @skill_script(name="inner")\n    def inner(self): pass\n`,
    )
    expect(commands).toEqual([])
    expect(diagnostics).toMatchObject([{ code: 'command-nested', range: { start: { line: 6 } } }])
  })

  it('__proto__ is a parameter like any other', () => {
    expect(JSON.stringify(inputOf('constructor: int, toString: str'))).toContain('"constructor":{"type":"integer"}')
  })

  it('never throws and takes a bounded time, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(...'@([{}])"\'\\#:=,\n\t |'.split(''), 'skill_script', '"""', 'def f', 'class A', 'f"'),
        ),
        (parts) => {
          expect(describePython(parts.join('')).commands).toBeDefined()
        },
      ),
    )
    for (const piece of [
      '(',
      '[',
      '"',
      "'''",
      'list[',
      '@skill_script(',
      'a|',
      '-',
      '\\',
      'A = [',
      'class A(A):\n x: A\n',
    ]) {
      describePython(`@skill_script(name="x")\ndef f(a: ${piece.repeat(40_000)}`)
      describePython(piece.repeat(40_000))
    }
  })
})
