import { describe, expect, it } from 'vitest'
import { findBubblewrap } from '../sandbox/bubblewrap/find-bubblewrap.ts'
import { untilNextLook } from './commands-stage.case.ts'
import { pythonSource } from './python-source.case.ts'
import { scriptSource } from './script-source.case.ts'
import { useCommandsStage } from './use-commands-stage.case.ts'

const { openWith, open } = useCommandsStage()
const bubblewrap = await findBubblewrap()

const languages = [
  ['Python', 'voice/scripts/commands.py', (word: string) => pythonSource(`return "${word}"`)],
  ['JavaScript', 'voice/scripts/commands.mjs', (word: string) => scriptSource(`() => '${word}'`)],
  ['TypeScript', 'voice/scripts/commands.ts', (word: string) => scriptSource(`(): string => '${word}'`)],
] as const

describe.skipIf('missing' in bubblewrap)('a command that is changed between its judgement and its start', () => {
  it.each(languages)('does not run in %s, and runs when it was judged itself', async (_, path, source) => {
    let isSwapped = false
    const stage = openWith({
      files: { [path]: source('judged') },
      beforeStart: () => {
        if (!isSwapped) stage.write(path, source('swapped'))
        isSwapped = true
      },
    })
    await expect(stage.call('voice.go')).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('was changed after it was judged'),
    })
    expect(stage.lines).toMatchObject([{ exitCode: null, stopped: 'refused' }])
    await untilNextLook()
    await expect(stage.call('voice.go')).resolves.toMatchObject({ text: 'swapped' })
  })

  it.each(languages)('runs in %s as it was judged where it did so before', async (_, path, source) => {
    let isArmed = false
    const stage = openWith({
      files: { [path]: source('judged') },
      settings: 'scripts: ask\n',
      // Each in a process of its own.
      answers: ['once', 'once'],
      beforeStart: () => {
        if (isArmed) stage.write(path, source('swapped'))
      },
    })
    await expect(stage.call('voice.go')).resolves.toMatchObject({ text: 'judged' })
    isArmed = true
    await expect(stage.call('voice.go')).resolves.toMatchObject({ text: 'judged' })
  })

  it('OMN-45 sees what changes beside its scripts with the next look, and keeps its process until then', async () => {
    const reads = 'return open(os.path.join(os.path.dirname(__file__), "..", "word.txt")).read()'
    const stage = open({
      'voice/scripts/commands.py': `import os\n${pythonSource(reads)}`,
      'voice/word.txt': 'first',
    })
    await expect(stage.call('voice.go')).resolves.toMatchObject({ text: 'first' })
    stage.write('voice/word.txt', 'second')
    await untilNextLook()
    await expect(stage.call('voice.go')).resolves.toMatchObject({ text: 'second' })
    await untilNextLook()
    await expect(stage.call('voice.go')).resolves.toMatchObject({ text: 'second' })
    await stage.service.close()
    expect(stage.lines.filter(({ command }) => command.startsWith('process'))).toHaveLength(2)
  })
})
