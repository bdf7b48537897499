// The floor of a listing: open every SKILL.md below a folder and read 4 KB. Nothing is parsed.
const fs = require('node:fs')

const root = process.argv[2]
const buffer = Buffer.allocUnsafe(4096)
let bytes = 0
for (const name of fs.readdirSync(root)) {
  const file = fs.openSync(`${root}/${name}/SKILL.md`, 'r')
  bytes += fs.readSync(file, buffer, 0, 4096, 0)
  fs.closeSync(file)
}
process.stdout.write(`${bytes}\n`)
