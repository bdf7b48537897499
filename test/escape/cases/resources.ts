import type { EscapeCase } from '../escape-case.ts'

const mebibyte = 1024 * 1024

const memory = (tries: string, program: string, language: EscapeCase['language'] = 'sh'): EscapeCase => ({
  tries,
  breaks: 'memory-capped',
  language,
  program,
  limits: { memoryBytes: 96 * mebibyte, timeoutMs: 8000, processes: 32 },
  alone: true,
})

const fork = (tries: string, program: string, language: EscapeCase['language'] = 'sh'): EscapeCase => ({
  tries,
  breaks: 'process-count-capped',
  language,
  program,
  limits: { processes: 24, timeoutMs: 3000 },
  alone: true,
})

const flood = (tries: string, program: string): EscapeCase => ({
  tries,
  breaks: 'output-capped',
  program: `${program}; echo ESCAPED`,
  limits: { outputBytes: 4096, timeoutMs: 8000 },
})

const time = (tries: string, program: string): EscapeCase => ({
  tries,
  breaks: 'time-capped',
  program: `${program}; echo ESCAPED`,
  limits: { timeoutMs: 400 },
})

const file = (tries: string, program: string): EscapeCase => ({
  tries,
  breaks: 'file-size-capped',
  program: `cd "\${TMPDIR:-/tmp}"; ${program}; [ "$(wc -c < big 2>/dev/null || echo 0)" -gt 2097152 ] && echo ESCAPED`,
  limits: { fileBytes: mebibyte },
})

/** Using up the machine. */
export const resources: readonly EscapeCase[] = [
  memory(
    'take more memory than it may',
    'head -c 300000000 /dev/zero | tail -c 300000000 | wc -c | grep -qx 300000000 && echo ESCAPED',
  ),
  memory(
    'take it with Python',
    "x = bytearray(300 * 1024 * 1024)\nfor i in range(0, len(x), 4096): x[i] = 1\nprint('ESCAPED')",
    'python',
  ),
  memory(
    'take it with many small processes',
    `for i in 1 2 3 4 5 6 7 8; do python3 -c "import time; x = bytearray(40 * 1024 * 1024); time.sleep(1.5); print('held')" & done > /tmp/held 2>/dev/null; wait; [ "$(grep -c held /tmp/held)" -ge 8 ] && echo ESCAPED`,
  ),
  memory(
    'take it as files in memory',
    'for f in /dev/shm/a /dev/shm/b /tmp/a /tmp/b /tmp/c /tmp/d /tmp/e /tmp/f; do head -c 60000000 /dev/zero > "$f" 2>/dev/null; done; [ "$(cat /dev/shm/? /tmp/? 2>/dev/null | wc -c)" -gt 200000000 ] && [ -z "$METIER_RUN" ] && echo ESCAPED',
  ),
  memory(
    'double a line of text for ever',
    'x=xxxxxxxxxxxxxxxx; i=0; while [ $i -lt 25 ]; do x=$x$x; i=$((i+1)); done; echo ESCAPED',
  ),
  fork('multiply without end', 'f() { f | f & }; f; sleep 2'),
  fork('multiply in a loop', 'i=0; while [ $i -lt 400 ]; do sleep 5 & i=$((i+1)); done; echo ESCAPED'),
  fork(
    'multiply and hide each in a session of its own',
    `i=0; while [ $i -lt 200 ]; do setsid sh -c 'sleep 600; :' "$T_MARK" & i=$((i+1)); done; echo ESCAPED`,
  ),
  fork(
    'multiply with Python',
    "import os, time\nfor i in range(300):\n    if os.fork() == 0: time.sleep(5); os._exit(0)\nprint('ESCAPED')",
    'python',
  ),
  fork(
    'multiply by threads',
    "import threading, time\nfor i in range(300): threading.Thread(target=time.sleep, args=(3,), daemon=True).start()\nprint('ESCAPED')",
    'python',
  ),
  flood('flood the output', 'yes'),
  flood('flood the errors', 'yes >&2'),
  flood('flood both from the background', 'yes & yes >&2 & wait'),
  flood('flood without line ends', 'cat /dev/zero'),
  flood('flood a little at a time', 'while :; do echo 0123456789012345678901234567890123456789; done'),
  flood('flood with colours and bells', `while :; do printf '\\033]0;pwned\\007\\033[2J'; done`),
  time('sleep', 'sleep 600'),
  time('turn in circles', 'while :; do :; done'),
  time('sleep deaf to signals', "trap '' TERM INT HUP QUIT; sleep 600; sleep 600"),
  time('wait for an input that never comes', 'mkfifo /tmp/p.$$ && cat /tmp/p.$$'),
  time('stop itself', 'kill -STOP $$'),
  time('hide the waiting in children', '(sleep 600 | sleep 600) & wait'),
  time(
    'start itself again and again',
    `exec sh -c 'sleep 0.01; exec sh -c "$0" "$0"' 'sleep 0.01; exec sh -c "$0" "$0"'`,
  ),
  {
    ...time('use the processor longer than it may', 'while :; do :; done'),
    limits: { cpuSeconds: 1, timeoutMs: 4000 },
  },
  file('write a file that is too large', 'head -c 5000000 /dev/zero > big'),
  file(
    'append to a file until it is too large',
    'i=0; while [ $i -lt 40 ]; do head -c 100000 /dev/zero >> big; i=$((i+1)); done',
  ),
  file('write far behind the end of a file', 'dd if=/dev/zero of=big bs=1 count=1 seek=50000000 2>/dev/null'),
  file('make a file large by cutting it', 'truncate -s 50M big 2>/dev/null'),
  file('write a large file deaf to the signal', "trap '' XFSZ; head -c 5000000 /dev/zero > big"),
  {
    tries: 'write a core dump',
    breaks: 'file-size-capped',
    program: 'cd /tmp; sh -c "kill -SEGV \\$\\$" 2>/dev/null; ls core* 2>/dev/null | grep -q . && echo ESCAPED',
  },
]
