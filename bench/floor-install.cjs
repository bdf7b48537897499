// The floor of an installation: the skills of a folder as they are, in `.agents/skills`, and a link to each in
// `.claude/skills`. Nothing is parsed, judged, kept or written down.
const fs = require('node:fs')

const source = `${process.argv[2]}/skills`
for (const place of ['.agents', '.claude']) fs.mkdirSync(`${place}/skills`, { recursive: true })
for (const name of fs.readdirSync(source)) {
  copy(`${source}/${name}`, `.agents/skills/${name}`)
  fs.symlinkSync(`../../.agents/skills/${name}`, `.claude/skills/${name}`)
}

function copy(from, to) {
  fs.mkdirSync(to)
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [inside, made] = [`${from}/${entry.name}`, `${to}/${entry.name}`]
    if (entry.isDirectory()) copy(inside, made)
    else fs.writeFileSync(made, fs.readFileSync(inside))
  }
}
