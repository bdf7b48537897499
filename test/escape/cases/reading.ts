import type { EscapeCase } from '../escape-case.ts'

const read = (tries: string, path: string): EscapeCase => ({
  tries: `read ${tries}`,
  breaks: 'home-hidden',
  program: `cat ${path} 2>/dev/null | grep -q . && echo ESCAPED`,
})

const list = (tries: string, path: string): EscapeCase => ({
  tries: `list ${tries}`,
  breaks: 'home-hidden',
  program: `ls -A ${path} 2>/dev/null | grep -q . && echo ESCAPED`,
})

const probe = (tries: string, finds: string): EscapeCase => ({
  tries,
  breaks: 'environment-clean',
  program: `${finds} && echo ESCAPED`,
})

/** Taking something out. */
export const reading: readonly EscapeCase[] = [
  read('a file of the home', '"$T_HOME/secret"'),
  read('a private key', '"$T_HOME/.ssh/id_ed25519"'),
  read('keys of a cloud', '"$T_HOME/.aws/credentials"'),
  read('the history of the shell', '"$T_HOME/.bash_history"'),
  read('the home over the skill', '"$T_SKILL/../../../secret"'),
  read('the home over /proc/self/cwd', '/proc/self/cwd/../../../secret'),
  read('the home over /proc/self/root', '"/proc/self/root$T_HOME/secret"'),
  read('the home over the first process', '"/proc/1/root$T_HOME/secret"'),
  read('the home over the working directory of the first process', '"/proc/1/cwd$T_HOME/secret"'),
  read('the home over a doubled slash', '"//$T_HOME//secret"'),
  read('the home over dots', '"$T_HOME/./x/../secret"'),
  read('the home over a link in the skill', '"$T_SKILL/link-to-secret"'),
  read('the home over a link in the skill to a directory', '"$T_SKILL/link-to-home/secret"'),
  read('the project without a grant', '"$T_WORK/file"'),
  read('another directory of the user', '"$T_OUT/kept"'),
  read('the passwords of the system', '/etc/shadow'),
  read('who may become whom', '/etc/sudoers'),
  read('the private keys of the system', '/etc/ssh/ssh_host_*_key /etc/ssl/private/*'),
  read('the identity of the machine', '/etc/machine-id /var/lib/dbus/machine-id'),
  read('the log of the system', '/var/log/syslog /var/log/messages /var/log/dpkg.log'),
  read('mail', '/var/mail/* /var/spool/mail/*'),
  read('secrets of a container', '/run/secrets/* /var/run/secrets/*/*/token'),
  read('memory of the machine', '/dev/mem'),
  read('the kernel', '/proc/kcore'),
  read('the disk', '/dev/vda /dev/sda /dev/nvme0n1'),
  read('what the kernel says', '/dev/kmsg'),
  read('the environment of a process of the user', '"/proc/$T_PID/environ"'),
  read('the arguments of a process of the user', '"/proc/$T_PID/cmdline"'),
  read('the memory map of a process of the user', '"/proc/$T_PID/maps"'),
  read('a file over the descriptors of a process of the user', '"/proc/$T_PID/fd/0" "/proc/$T_PID/cwd/secret"'),
  list('the home', '"$T_HOME"/.ssh "$T_HOME"/.aws'),
  list('all homes', '/home /root'),
  list('temporary files of the user', '"$T_OUT" /var/tmp'),
  list('sockets of the system', '/run /var/run'),
  list('what is mounted', '/mnt /media /srv'),
  list('the devices of the machine', '/dev/disk /dev/block /dev/input /dev/snd /dev/dri'),
  list('the machine', '/sys/class /sys/block'),
  {
    tries: 'find a file of the user anywhere',
    breaks: 'home-hidden',
    program: 'find / -xdev -name id_ed25519 2>/dev/null | grep -q . && echo ESCAPED',
  },
  {
    tries: 'find out where the home is mounted from',
    breaks: 'home-hidden',
    program: 'grep -qs "$T_OUT" /proc/self/mountinfo /proc/1/cmdline /proc/1/environ && echo ESCAPED',
  },
  {
    tries: 'see the processes of the user',
    breaks: 'processes-hidden',
    program:
      '[ -d "/proc/$T_PID" ] && echo ESCAPED; ls /proc | grep -c "^[0-9]" | grep -qx "[0-9][0-9][0-9]*" && [ "$(ls /proc | grep -c "^[0-9]")" -gt 12 ] && echo ESCAPED',
  },
  {
    tries: 'find a secret in the environment of any process',
    breaks: 'processes-hidden',
    program: 'cat /proc/[0-9]*/environ 2>/dev/null | grep -q WITNESS && echo ESCAPED',
  },
  {
    tries: 'inherit the environment of Metier',
    breaks: 'environment-clean',
    program: 'env | grep -q "^METIER_TEST_SECRET" && echo ESCAPED',
  },
  {
    tries: 'find the environment of Metier in its own parents',
    breaks: 'processes-hidden',
    program:
      'p=$$; while [ "$p" -gt 0 ] 2>/dev/null; do grep -qs METIER_TEST_SECRET "/proc/$p/environ" && echo ESCAPED; read -r _ _ _ p _ < "/proc/$p/stat" 2>/dev/null || break; done',
  },
  {
    tries: 'find an open descriptor that nobody meant to hand down',
    breaks: 'environment-clean',
    program: 'for f in 3 4 5 6 7 8; do [ -e "/proc/$$/fd/$f" ] && [ ! -d "/proc/$$/fd/$f" ] && echo ESCAPED; done',
  },
  {
    tries: 'read on an inherited terminal',
    breaks: 'environment-clean',
    program: '(exec </dev/tty) 2>/dev/null && echo ESCAPED; tty 2>/dev/null | grep -q /dev && echo ESCAPED',
  },
  probe('find a secret of Metier among the variables of a shell', '(set; export -p) | grep -q METIER_TEST_SECRET'),
  probe('find it in what the kernel keeps', "tr '\\0' '\\n' </proc/self/environ | grep -q METIER_TEST_SECRET"),
  probe('find it with a shell that logs in', "bash -lc 'declare -x' 2>/dev/null | grep -q METIER_TEST_SECRET"),
  probe('find it in a grandchild', "sh -c 'sh -c env' | grep -q METIER_TEST_SECRET"),
  probe(
    'find where agents and daemons of the user listen',
    'env | grep -qE "^(SSH_AUTH_SOCK|GPG_AGENT_INFO|DBUS_|DISPLAY|XDG_RUNTIME_DIR)"',
  ),
  probe(
    'find what is loaded into every program',
    'env | grep -qE "^(LD_|NODE_OPTIONS|BASH_ENV|ENV|PYTHON(PATH|STARTUP))"',
  ),
  {
    tries: 'find it with Python',
    breaks: 'environment-clean',
    language: 'python',
    program: "import os\nif 'METIER_TEST_SECRET' in os.environ: print('ESCAPED')",
  },
  {
    tries: 'find it with Node',
    breaks: 'environment-clean',
    language: 'node',
    program: "if ('METIER_TEST_SECRET' in process.env) console.log('ESCAPED')",
  },
]
