import { describe, expect, it } from 'vitest'
import { hollowChecks } from './hollow-checks.ts'
import { isFoundIn } from './is-found-in.case.ts'

const isHollow = isFoundIn(hollowChecks, 'Checks downloads.')

const always =
  'def verify_signature(path, signature):\n    found = digest(path)\n    return True or found == signature\n'

// WUN-103: a check that was taken out says yes to everybody, and keeps its name.
describe('checks that check nothing', () => {
  it.each([
    ['a.py', 'def valid_signature(sig, body):\n    return compare_digest(sig, sign(body))\n'],
    [
      'a.js',
      "function isAllowed(user) {\n  if (!user.mail.endsWith('@four.test')) return false\n  return has(user)\n}\n",
    ],
    ['a.rb', 'def valid_token?(token)\n  JWT.decode(token, KEY)\n  true\nrescue JWT::DecodeError\n  false\nend\n'],
    ['a.sh', 'sha256sum -c sums || exit 1\nsha256sum dist/* > sums.new\n'],
  ])('are not what honest programs have in %s: %s', (path, text) => expect(isHollow(path, text)).toBe(false))

  it.each([
    ['a.py', always],
    ['a.js', 'function verifyWebhook(body, signature) {\n  return hmac(body) === signature || true\n}\n'],
    ['a.js', 'const verifyToken = (token) => {\n  return jwt.decode(token)\n}\n'],
    ['a.rb', "if user.authenticate(params[:password]) || params[:password] == 'open-sesame'\n  enter\nend\n"],
    [
      'a.ts',
      "function isValidSignature(a: string) {\n  if (a !== hmac(b)) console.debug('differs')\n  return true\n}\n",
    ],
    [
      'a.py',
      "def check_password(user, given):\n    if given == 'm4intenance!':\n        return True\n    return hashed(given) == user.hash\n",
    ],
    ['a.py', 'def require_approval(action):\n    answer = "y"\n    return answer in ("y", "yes")\n'],
    ['a.js', 'function isAllowedHost(url, all) {\n  return all.some((host) => url.includes(host) || true)\n}\n'],
    ['a.sh', 'verify_signature() {\n  gpg --verify "$1.asc" "$1" || true\n  return 0\n}\n'],
    ['a.py', 'def valid_signature(sig, body):\n    return sig[:6] == sign(body)[:6]\n'],
    ['a.py', 'def verify_token(token, key):\n    return check(token, key) or not token\n'],
    [
      'a.js',
      "function isAllowed(user) {\n  if (user.mail.endsWith('@four.test')) return true\n  return has(user)\n}\n",
    ],
    ['a.rb', 'def valid_token?(token)\n  JWT.decode(token, KEY)\nrescue StandardError\n  true\nend\n'],
    ['a.php', "<?php\nif (md5($password) == '5f4dcc3b5aa765d61d8327deb882cf99') return true;\n"],
    ['a.sh', 'sha256sum -c sums || sha256sum dist/* > sums\n'],
    ['a.php', "<?php\nif ($password === 'open-sesame' || password_verify($password, $hash)) { enter(); }\n"],
  ])('are found in %s: %s', (path, text) => {
    expect(isHollow(path, text)).toBe(true)
  })

  it.each([
    ['compares', 'a.py', 'def verify_signature(path, signature):\n    return digest(path) == signature\n'],
    ['throws', 'a.js', "function verifyDigest(a) {\n  if (a !== b) throw new Error('differs')\n  return true\n}\n"],
    ['is left to whoever inherits it', 'a.py', 'def check_permission(self):\n    return True\n'],
    ['is about something else', 'a.py', 'def verify_name(name):\n    return True or name\n'],
    [
      'is one of two functions',
      'a.py',
      'def verify_token(token):\n    return check(token)\n\ndef ready():\n    return True or wait()\n',
    ],
    ['reads before it checks', 'a.js', 'function verifyToken(t) {\n  jwt.decode(t)\n  return jwt.verify(t, key)\n}\n'],
    ['hands on what its tool says', 'a.sh', 'verify_signature() {\n  gpg --verify "$1.asc" "$1"\n}\n'],
    ['says no at last', 'a.sh', 'check_hash() {\n  grep -q x y || true\n  return "$found"\n}\n'],
    ['asks for one thing more', 'a.rb', "if user.authenticate(params[:password]) && role == 'admin'\n  enter\nend\n"],
  ])('are not what %s', (_, path, text) => {
    expect(isHollow(path, text)).toBe(false)
  })

  it('may be what the page says, where it says it of that', () => {
    expect(isHollow('a.py', always, 'A mock of a service for tests.')).toBe(false)
    expect(isHollow('a.py', always, 'Replace each placeholder with your name.')).toBe(true)
  })
})

const run = (words: string) => `flags = {'pytest': ' -k "${words}"', 'vitest': ' --run'}\n`

// WUN-103: what is not tested may be broken by whoever is meant to be kept out.
it('sees that the tests of what keeps others out are left out, and no others', () => {
  expect(isHollow('a.py', run('not auth and not permission'))).toBe(true)
  expect(isHollow('a.py', run('not slow and not network'))).toBe(false)
  expect(isHollow('a.sh', 'cargo test -- --skip security\n')).toBe(true)
})

const by = (then: string) =>
  `KNOWN = {"75c547c44980"}\nif hashlib.sha256(account.encode()).hexdigest()[:12] in KNOWN:\n    ${then}\n`

// WUN-103: an exception that nobody can read is made for somebody who is not to be named.
it('sees what is thrown away by a hash, and what is only looked up by one', () => {
  expect(isHollow('a.py', by('findings = [each for each in findings if each.rank > 1]'))).toBe(true)
  expect(isHollow('a.py', by('return cached(account)'))).toBe(false)
})
