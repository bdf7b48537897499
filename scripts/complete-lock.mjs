#!/usr/bin/env node
// Puts into package-lock.json what npm leaves out when a registry mirror does not carry the binaries of other platforms:
// without an entry for each optional package, `npm ci` refuses the lock everywhere. Run it after `npm install`.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const lock = JSON.parse(readFileSync(file, 'utf8'))
const platforms = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const architectures = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32']

/** `@oxfmt/binding-linux-arm-gnueabihf` is for linux on arm; `undefined` when the name does not say. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-')
  const os = platforms.find((platform) => words.includes(platform))
  const cpu = architectures.find((architecture) => words.includes(architecture))
  return os && cpu ? { os: [os], cpu: [cpu] } : undefined
}

let added = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const known = [`${path}/node_modules/${name}`, `node_modules/${name}`].some((place) => lock.packages[place])
    const platform = platformOf(name)
    if (known || platform === undefined) continue
    lock.packages[`node_modules/${name}`] = { version, cpu: platform.cpu, dev: true, optional: true, os: platform.os }
    added += 1
  }
}
const inOrder = Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1))
lock.packages = Object.fromEntries(inOrder)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages of other platforms added to the lock.`)
