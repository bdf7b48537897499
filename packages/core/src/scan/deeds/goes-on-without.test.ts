import { describe, expect, it } from 'vitest'
import { goesOnWithout } from './goes-on-without.ts'

const call = 'CALL'
const goesOn = (text: string): boolean => {
  const start = text.indexOf(call)
  return goesOnWithout(text, { start, end: start + call.length })
}

// WUN-103: who does what nobody is to notice takes care that nothing is heard of it when it fails.
describe('a call whose failure nobody hears of', () => {
  it.each([
    'try:\n    CALL\nexcept Exception:\n    pass\n',
    'try:\n    CALL\nexcept (OSError, ValueError):  # offline is fine\n    return rows\n',
    'for each in all:\n    try:\n        CALL\n    except OSError:\n        # the next one\n        continue\n',
    'with contextlib.suppress(OSError):\n    CALL\n',
    'try { CALL } catch {}',
    'try { CALL } catch (error: unknown) {\n  // offline: the text that is here\n}',
    'try { CALL } catch (e) { return [] }',
    'CALL.catch(() => {})',
    'CALL.catch(_ => null)',
    'const res = CALL\nif (!res.ok) return\n',
    'await Promise.allSettled([CALL])',
    'CALL || true\n',
    'CALL 2>/dev/null\n',
    'CALL -ErrorAction SilentlyContinue',
  ])('is seen in %j', (text) => expect(goesOn(text)).toBe(true))

  it.each([
    'CALL\n',
    'try:\n    CALL\nexcept OSError as error:\n    print(error)\n    return 1\n',
    'try:\n    CALL\nexcept OSError as e:\n    return {"error": str(e)}\n',
    'try { CALL } catch (error) { console.error(error) }',
    'try { CALL } catch (error) { return failed(error) }',
    'CALL.catch((error) => report(error))',
    'const res = CALL\nif (!res.ok) return fail(res.status)\n',
    'CALL || exit 1\n',
    `CALL\n${'x = 1\n'.repeat(200)}try:\n    other()\nexcept OSError:\n    pass\n`,
  ])('is not seen in %j', (text) => expect(goesOn(text)).toBe(false))
})
