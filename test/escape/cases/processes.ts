import type { EscapeCase } from '../escape-case.ts'

const lives = (tries: string, program: string, more: Partial<EscapeCase> = {}): EscapeCase => ({
  tries,
  breaks: 'group-killed',
  program,
  ...more,
})

const touch = (tries: string, program: string, more: Partial<EscapeCase> = {}): EscapeCase => ({
  tries,
  breaks: 'processes-hidden',
  program,
  ...more,
})

const waits = `sh -c 'sleep 600; :' "$T_MARK"`

/** Living on after the run, and reaching for others. */
export const processes: readonly EscapeCase[] = [
  lives('go on in the background', `${waits} &`),
  lives('go on in the background with its output closed', `${waits} >/dev/null 2>&1 </dev/null &`),
  lives('go on holding the output open', `${waits} & exit 0`),
  lives('go on deaf to hanging up', `nohup ${waits} >/dev/null 2>&1 &`),
  lives('go on deaf to all signals', `trap '' HUP INT TERM; ${waits} &`),
  lives('go on as a grandchild', `( ( ${waits} & ) & )`),
  lives('go on in a session of its own', `setsid ${waits} >/dev/null 2>&1 &`),
  lives('go on in a session of its own, twice removed', `setsid setsid ${waits} >/dev/null 2>&1 & sleep 0.05`),
  lives('go on in a group of its own', `bash -mc '${waits.replaceAll("'", `'"'"'`)} &'`),
  lives('go on after being ended for its time', `setsid ${waits} & sleep 600`, { limits: { timeoutMs: 300 } }),
  lives('go on after being ended for its output', `setsid ${waits} >/dev/null 2>&1 & yes`, {
    limits: { outputBytes: 1000 },
  }),
  lives(
    'start another whenever one is killed',
    `f() { setsid sh -c 'sleep 600; :' "$T_MARK" & }; f; f; f; trap f TERM EXIT; exit 1`,
  ),
  lives('stop itself so that nobody can end it', `${waits} & kill -STOP $!`),
  lives(
    'become a daemon as daemons do',
    `import os, sys, time\nif os.fork(): os._exit(0)\nos.setsid()\nif os.fork(): os._exit(0)\nos.closerange(0, 64)\nos.execvp('sh', ['sh', '-c', 'sleep 600; :', os.environ['T_MARK']])`,
    { language: 'python' },
  ),
  lives('wait for a moment later with at', 'echo "touch $T_OUT/pwned" | at now 2>/dev/null && echo ESCAPED', {
    breaks: 'home-hidden',
  }),
  lives('leave a crontab', '(echo "* * * * * true" | crontab -) 2>/dev/null && echo ESCAPED', {
    breaks: 'home-hidden',
  }),
  lives('have systemd run something', 'systemd-run --user true 2>/dev/null && echo ESCAPED', { breaks: 'home-hidden' }),
  {
    tries: 'go on in a session of its own with an empty environment',
    breaks: 'processes-hidden',
    program: `mark=$T_MARK; env -i setsid sh -c 'sleep 600; :' "$mark" >/dev/null 2>&1 & sleep 0.1`,
  },
  touch('kill a process of the user', 'kill -9 "$T_PID" 2>/dev/null && echo ESCAPED'),
  touch('stop a process of the user', 'kill -STOP "$T_PID" 2>/dev/null && echo ESCAPED'),
  touch('ask whether a process of the user is there', 'kill -0 "$T_PID" 2>/dev/null && echo ESCAPED'),
  touch('kill everything', '(trap "" TERM; kill -TERM -1) 2>/dev/null; true'),
  touch('slow down the processes of the user', 'renice 19 "$T_PID" 2>/dev/null && echo ESCAPED'),
  touch('bound a process of the user', 'prlimit --pid "$T_PID" --cpu=1 2>/dev/null && echo ESCAPED'),
  touch(
    'trace a process of the user',
    "import ctypes, os\nlibc = ctypes.CDLL(None, use_errno=True)\nif libc.ptrace(16, int(os.environ['T_PID']), 0, 0) == 0: print('ESCAPED')",
    { language: 'python' },
  ),
  touch(
    'read the memory of a process of the user',
    "import os\nopen('/proc/%s/mem' % os.environ['T_PID'], 'rb')\nprint('ESCAPED')",
    { language: 'python' },
  ),
  touch(
    'take a descriptor from a process of the user',
    "import os, ctypes\nfd = os.pidfd_open(int(os.environ['T_PID']))\nprint('ESCAPED')",
    { language: 'python' },
  ),
  touch('see messages between processes of the user', "ipcs -q -m -s 2>/dev/null | grep -q '^0x' && echo ESCAPED"),
  touch('see sockets of the user', 'grep -qs "$T_ABSTRACT" /proc/net/unix && echo ESCAPED', { breaks: 'no-network' }),
]
