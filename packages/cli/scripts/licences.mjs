import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const inPackage = /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/

/** The licences of all packages whose code is in the bundles or lies beside them: they ask to be passed on. */
export function licences(root, metafiles, beside = []) {
  const folders = new Set(beside)
  for (const { inputs } of metafiles) {
    for (const input of Object.keys(inputs)) {
      const folder = inPackage.exec(input)?.[1]
      if (folder !== undefined) folders.add(resolve(root, folder))
    }
  }
  const texts = [...folders]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      if (name === undefined) return undefined
      const file = readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each))
      const text = file === undefined ? `Licence: ${license}` : readFileSync(join(folder, file), 'utf8').trim()
      return `${name} ${version}\n\n${text}\n`
    })
  const rule = `\n${'-'.repeat(72)}\n\n`
  return `Metier contains code of these packages.\n${rule}${texts.filter((text) => text !== undefined).join(rule)}`
}
