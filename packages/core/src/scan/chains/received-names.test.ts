import { describe, expect, it } from 'vitest'
import { receivedNames } from './received-names.ts'

const sorted = (names: ReadonlySet<string> | undefined): readonly string[] => [...(names ?? [])].toSorted()

describe('what a program without a tree got from elsewhere', () => {
  it('is nothing where nothing is fetched', () => {
    expect(receivedNames('file, err := os.Create(path)\nexec.Command(path).Run()\n')).toBeUndefined()
  })

  it.each([
    ['Go', 'answer, err := http.Get(address)\nbody, _ := io.ReadAll(answer.Body)\n', ['answer', 'body']],
    ['Ruby', "text = URI.parse('https://a.test/x').read\ncode = text\n", ['code', 'text']],
    ['Perl', 'my $text = `curl -s https://a.test/x`;\n', ['text']],
    ['Lua', "local pipe = io.popen('curl https://a.test')\nlocal code = pipe:read('*a')\n", ['code', 'pipe']],
  ])('are values that assignments carry on in %s', (_, text, names) => {
    expect(sorted(receivedNames(text)?.values)).toEqual(names)
  })

  it('are functions in which something is fetched', () => {
    const text = 'func get(address string) string {\n\tanswer, _ := http.Get(address)\n}\nfunc other() {\n\tx := 1\n}\n'
    expect(sorted(receivedNames(text)?.values)).toEqual(['answer', 'get'])
  })

  it.each([
    ['a variable', 'a, _ := http.Get(u)\nf, _ := os.Create(target)\n', ['target'], ['target']],
    ['a text', "b = Net::HTTP.get(URI(u))\nFile.write('/tmp/r', b)\n", [], ['/tmp/r']],
    ['a command', 'Command::new("curl").args(["-sfo", &out, "https://a.test"]).status();\n', ['out'], ['out']],
    [
      'a task of Gradle',
      "new URL('https://a.test').withInputStream { i -> file.withOutputStream { it << i } }\n",
      ['file'],
      ['file'],
    ],
  ])('are files made under %s', (_, text, places, files) => {
    const names = receivedNames(text)
    expect(sorted(names?.places)).toEqual(places)
    expect(sorted(names?.files)).toEqual(files)
  })

  it('reads a long program without an end in bounded time', () => {
    const text = `x = http.Get(${'a = b\n'.repeat(40_000)}`
    expect(receivedNames(text)?.values.size).toBeLessThan(300)
  })
})
