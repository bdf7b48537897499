// Putting arguments and variables into a body, in this process. Used by run.mjs; alone: `node bench/render.mjs`.
import { fileURLToPath } from 'node:url'
import { median } from './measure.mjs'

const lines = 500
const places = 20

function bodyOf() {
  const filler = 'Read the diff line by line, and say of each change what it is for and what it could break.'
  const every = lines / places
  const kinds = ['$ARGUMENTS', '$0', '${SKILL_DIR}', '$ARGUMENTS[1]']
  return Array.from({ length: lines }, (_, index) =>
    index % every === 0 ? `${filler} See ${kinds[(index / every) % kinds.length]}.` : filler,
  ).join('\n')
}

/** Median milliseconds of one rendering of 500 lines with 20 placeholders; of the same with commands among them. */
export async function measureRendering() {
  const { planRendering, assembleRendering } = await import('@metier/core')
  const plain = bodyOf()
  const time = (body) => {
    const options = { body, arguments: '123 "a; b"', variables: { SKILL_DIR: '/skills/a b' } }
    const times = []
    for (let run = -200; run < 2000; run++) {
      const started = process.hrtime.bigint()
      const plan = planRendering(options)
      assembleRendering(plan, body, [])
      if (run >= 0) times.push(Number(process.hrtime.bigint() - started) / 1e6)
    }
    return median(times)
  }
  return { plain: time(plain), withCommands: time(`${plain}\n!gh pr view $ARGUMENTS\n- Now: !\`git status\`\n`) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { plain, withCommands } = await measureRendering()
  console.log(`500 lines, 20 placeholders: ${plain.toFixed(3)} ms; with two commands: ${withCommands.toFixed(3)} ms`)
}
