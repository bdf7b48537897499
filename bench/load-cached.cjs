// Runs a bundled script with V8's code cache, as the command line does, so that the floor has the same means.
const fs = require('node:fs')
const path = require('node:path')
const vm = require('node:vm')

const file = path.resolve(process.argv[2])
const cache = `${file}.cache`
const cachedData = fs.existsSync(cache) ? fs.readFileSync(cache) : undefined
const source = `(function (exports, require, module, __filename, __dirname) {${fs.readFileSync(file, 'latin1')}\n})`
const script = new vm.Script(source, { filename: file, cachedData })
const loaded = { exports: {} }
script.runInThisContext().call(loaded.exports, loaded.exports, require, loaded, file, path.dirname(file))
if (cachedData === undefined || script.cachedDataRejected) {
  setTimeout(() => fs.writeFileSync(cache, script.createCachedData()), 1000).unref()
}
