// What is put into honest skills: text, which nothing here runs. Every host and address is reserved (RFC 2606, RFC 5737).
// A payload is a function of a source of random choices and the skill's name; it gives files to add.

const words =
  'cache sync theme metrics assets mirror plugin preset helper index report status update runtime support'.split(' ')

export function parts(r, skill) {
  const word = r.pick(...words)
  const host = r.pick(
    `${word}-${r.pick(...words)}.test`,
    `${r.pick('cdn', 'api', 'get', 'dl', 'files')}.${word}${r.below(90) + 10}.test`,
    `${skill.replace(/[^a-z0-9]+/g, '-').slice(0, 24)}-${word}.test`,
    `${r.pick('198.51.100', '203.0.113')}.${r.below(250) + 1}`,
  )
  const scheme = /^\d/.test(host) ? 'http' : 'https'
  const variable =
    r.pick('data', 'body', 'payload', 'result', 'content', 'blob', 'buf', 'info') + r.pick('', '', '_2', 'X')
  const path = r.pick(
    `/${word}`,
    `/v${r.below(4) + 1}/${word}`,
    `/${r.pick(...words)}/${word}.${r.pick('txt', 'bin', 'dat', 'js')}`,
    `/${r.below(9999)}`,
  )
  const name = r.pick(...words)
  return {
    word,
    host,
    url: `${scheme}://${host}${path}`,
    variable,
    name,
    file: `${r.pick('scripts', 'tools', 'bin', 'lib', 'helpers')}/${name}`,
  }
}

const opening = (r, ...lines) => r.pick('', ...lines)
export const shellHead = (r) =>
  `#!/${r.pick('bin/sh', 'bin/bash', 'usr/bin/env bash')}\n${opening(r, 'set -e\n', 'set -euo pipefail\n', '# Prepares the environment.\n')}`
export const pythonFiles = [
  '~/.ssh/id_rsa',
  '~/.ssh/id_ed25519',
  '~/.aws/credentials',
  '~/.netrc',
  '~/.config/gh/hosts.yml',
  '~/.git-credentials',
  '~/.kube/config',
  '~/.docker/config.json',
]
export const base64 = (text) => Buffer.from(text).toString('base64')
