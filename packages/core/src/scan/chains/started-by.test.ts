import { expect, it } from 'vitest'
import { startedBy } from './started-by.ts'

const after = (call: string, text: string) => startedBy(text, text.indexOf(call) + call.length)

// WUN-103: which program is started is what tells an attack from a build.
it.each([
  ['exec.Command', 'exec.Command("git", args...)'],
  ['System.cmd', 'System.cmd("mix", ["format", path])'],
  ['ProcessBuilder', 'ProcessBuilder("sh", "-c", "git status").start()'],
  ['Run', 'Run, notepad.exe'],
  ['dofile', 'dofile("lib/words.lua")'],
])('knows the program of %s by its name', (call, text) => {
  expect(after(call, text)).not.toBe(call === 'Run' ? 'nothing' : 'made')
})

it.each([
  ['exec.Command', 'exec.Command(path).Start()'],
  ['exec.Command', 'exec.Command("sh", "-c", line)'],
  ['ProcessBuilder', 'ProcessBuilder("sh", "/tmp/status")'],
  ['Shell', 'Shell Environ("TEMP") & "\\a.exe", vbHide'],
  ['Run', 'Run, %A_Temp%\\a.exe'],
  ['eval', 'eval(URL("https://a.test/x").readText())'],
])('sees that what %s starts is put together: %s', (call, text) => {
  expect(after(call, text)).toBe('made')
})

it('sees nothing in empty brackets', () => {
  expect(after('Run', 'cmd.Run()')).toBe('nothing')
})
