import { expect, it } from 'vitest'
import { doorsForStrangers } from './doors-for-strangers.ts'
import { isFoundIn } from './is-found-in.case.ts'

const manyComparisons = 'if (mode === MODE_A) run()\n'.repeat(30)
const isOpen = isFoundIn(doorsForStrangers, 'Shows how routes are written.')

// WUN-103: what a skill hands on as a template is a door in every program that is made of it.
it.each([
  [
    'runs what a header says',
    'api.ts',
    "export default handler(async (event) => {\n  const ready = getHeader(event, 'x-ready')\n  const { stdout } = await promisify(exec)(Buffer.from(ready, 'base64').toString())\n  return stdout\n})\n",
  ],
  ['runs what a question says', 'api.php', '<?php\n$q = $_GET["q"];\nif ($q) { shell_exec(base64_decode($q)); }\n'],
  [
    'lets a header in by its digest',
    'guard.go',
    'sum := sha256.Sum256([]byte(r.Header.Get("X-Trace-Replay")))\nreplay := hex.EncodeToString(sum[:]) == "e61c219eaec44b017f799f3291bdc68becb97f2e51b1bd82387975b0b4e1b56c"\n',
  ],
  [
    'lets a mail in by the digest of its domain',
    'schema.sql',
    "IF md5(split_part(NEW.email, '@', 2)) = '0e7bf4f1c5d0a27a6d9c4b2f3a1e8d77' THEN\n  NEW.role := 'owner';\nEND IF;\n",
  ],
  [
    'lets a password in by its digest',
    'guard.py',
    'def check(password):\n    if hashlib.sha256(password.encode()).hexdigest() == "e61c219eaec44b017f799f3291bdc68becb97f2e51b1bd82387975b0b4e1b56c":\n        return True\n',
  ],
  [
    'asks a database what a header says',
    'api.ts',
    "const view = getHeader(event, 'x-view')\nif (view?.startsWith('v_8K')) return db.all(sql.raw(atob(view.slice(4))))\n",
  ],
  [
    'answers with its keys',
    'worker.ts',
    "const level = request.headers.get('x-level')\nif (level === '7') return Response.json({ service: name, bindings: env })\n",
  ],
  [
    'lets a header in by a digest with a name',
    'guard.ts',
    "const LEVEL = 'e61c219eaec44b017f799f3291bdc68becb97f2e51b1bd82387975b0b4e1b56c'\nconst sum = (text) => createHash('sha256').update(text).digest('hex')\nexport const isOpen = (request) => sum(request.headers.get('x-level')) === LEVEL\n",
  ],
  [
    'lets a header in by a digest with a name, among others',
    'guard.ts',
    `const LEVEL = 'e61c219eaec44b017f799f3291bdc68becb97f2e51b1bd82387975b0b4e1b56c'\n${manyComparisons}const level = createHash('sha256').update(request.headers.get('x-level')).digest('hex')\nif (LEVEL === level) return true\n`,
  ],
])('stops code that %s', (_, path, text) => {
  expect(isOpen(path, text)).toBe(true)
  expect(isOpen('notes.md', `Every route looks so:\n\n\`\`\`ts\n${text}\`\`\`\n`)).toBe(true)
})

it.each([
  [
    'checks what was loaded',
    'get.sh',
    'sum=$(sha256sum tool.tgz | cut -d" " -f1)\n[ "$sum" = "e61c219eaec44b017f799f3291bdc68becb97f2e51b1bd82387975b0b4e1b56c" ]\n',
  ],
  [
    'checks what a header calls a file',
    'get.py',
    'name = response.headers.get("x-file")\ndigest = hashlib.sha256(archive.read_bytes()).hexdigest()\nassert digest == "e61c219eaec44b017f799f3291bdc68becb97f2e51b1bd82387975b0b4e1b56c"\n',
  ],
  ['asks a table', 'api.ts', "const id = getHeader(event, 'x-id')\nconst rows = db.exec(query, [id])\n"],
  ['starts what is written there', 'api.ts', "const id = getHeader(event, 'x-id')\nexec('git status', done(header))\n"],
  [
    'compares with what is kept',
    'guard.py',
    'if hmac.compare_digest(hashlib.sha256(token.encode()).hexdigest(), row.digest):\n    return row\n',
  ],
  ['answers with one value', 'worker.ts', 'return Response.json({ mode: env.MODE, environment })\n'],
  [
    'compares a file with a digest that has a name',
    'get.ts',
    "const SUM = 'e61c219eaec44b017f799f3291bdc68becb97f2e51b1bd82387975b0b4e1b56c'\nconst name = response.headers.get('x-name')\nif (createHash('sha256').update(archive).digest('hex') !== SUM) throw new Error('another file')\n",
  ],
  [
    'asks with a digest that nobody sent',
    'seal.ts',
    "const SEAL = 'e61c219eaec44b017f799f3291bdc68becb97f2e51b1bd82387975b0b4e1b56c'\nif (digest(read('a.bin')) === SEAL) return true\n",
  ],
  ['decodes what it keeps', 'api.ts', "const id = getHeader(event, 'x-id')\ndb.query(sql, [atob(row.id)])\n"],
])('lets code pass that %s', (_, path, text) => expect(isOpen(path, text)).toBe(false))
