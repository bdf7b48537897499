import type { EscapeCase } from '../escape-case.ts'

const shell = (tries: string, program: string): EscapeCase => ({ tries, breaks: 'no-capabilities', program })

const calls = (tries: string, lines: string): EscapeCase => ({
  tries,
  breaks: 'no-capabilities',
  language: 'python',
  program: `import ctypes, fcntl, os, socket\nlibc = ctypes.CDLL(None, use_errno=True)\n${lines}\nprint('ESCAPED')`,
})

/** Becoming more than the user is. */
export const privileges: readonly EscapeCase[] = [
  shell('hold a capability', 'grep -q "^CapEff:.*[1-9a-f]" /proc/self/status && echo ESCAPED'),
  shell('be given a capability by a program', 'grep -q "^CapPrm:.*[1-9a-f]" /proc/self/status && echo ESCAPED'),
  shell('gain rights by a program with a bit for it', 'grep -q "^NoNewPrivs:.0" /proc/self/status && echo ESCAPED'),
  shell(
    'become somebody with su',
    'su -c "echo ESCAPED" root </dev/null 2>/dev/null | grep -q ESCAPED && [ "$(id -u)" != 0 ] && echo ESCAPED',
  ),
  shell('become the superuser with sudo', 'sudo -n true 2>/dev/null && [ "$(id -u)" != 0 ] && echo ESCAPED'),
  shell('make a namespace of users', 'unshare -U true 2>/dev/null && echo ESCAPED'),
  shell('make a namespace of users and be its superuser', 'unshare -Ur true 2>/dev/null && echo ESCAPED'),
  shell('make a namespace of mounts', 'unshare -m true 2>/dev/null && echo ESCAPED'),
  shell('make a namespace of networks', 'unshare -n true 2>/dev/null && echo ESCAPED'),
  shell('make a namespace of processes', 'unshare -pf true 2>/dev/null && echo ESCAPED'),
  shell('start a sandbox in the sandbox', 'bwrap --ro-bind / / true 2>/dev/null && echo ESCAPED'),
  shell('enter the namespaces of the first process', 'nsenter -t 1 -a true 2>/dev/null && echo ESCAPED'),
  shell('mount a disk in memory', 'mount -t tmpfs none /tmp 2>/dev/null && echo ESCAPED'),
  shell('mount a directory over another', 'mount --bind /tmp /usr 2>/dev/null && echo ESCAPED'),
  shell(
    'mount the system writable',
    'mount -o remount,rw / 2>/dev/null && echo ESCAPED; mount -o remount,rw /usr 2>/dev/null && echo ESCAPED',
  ),
  shell(
    'take away a mount',
    'umount /proc 2>/dev/null && echo ESCAPED; umount -l "$T_SKILL" 2>/dev/null && echo ESCAPED',
  ),
  shell('change the root', 'chroot / true 2>/dev/null && echo ESCAPED'),
  shell('make a device', 'mknod /tmp/sda b 8 0 2>/dev/null && echo ESCAPED'),
  shell('make a device that is always there', 'mknod /tmp/null c 1 3 2>/dev/null && echo ESCAPED'),
  shell('give a file away', 'touch /tmp/f; chown 12345 /tmp/f 2>/dev/null && echo ESCAPED'),
  shell('become another user', 'setpriv --reuid 12345 true 2>/dev/null && echo ESCAPED'),
  shell('rename the machine', 'hostname pwned 2>/dev/null && echo ESCAPED'),
  shell('set the clock', 'date -s "2001-01-01" 2>/dev/null >&2 && echo ESCAPED'),
  shell('load something into the kernel', '(modprobe dummy || insmod /tmp/x.ko) 2>/dev/null && echo ESCAPED'),
  shell(
    'read messages of the kernel',
    'dmesg 2>/dev/null | grep -q . && [ "$(cat /proc/sys/kernel/dmesg_restrict)" = 1 ] && echo ESCAPED',
  ),
  shell(
    'change settings of the kernel',
    '(: >> /proc/sys/kernel/core_pattern) 2>/dev/null && echo ESCAPED; (: >> /proc/sys/vm/drop_caches) 2>/dev/null && echo ESCAPED',
  ),
  shell('raise its own priority', 'nice -n -5 sh -c "[ \\$(nice) -lt 0 ]" 2>/dev/null && echo ESCAPED'),
  shell('raise its own limits', 'ulimit -c unlimited 2>/dev/null && echo ESCAPED'),
  shell('raise the limit on files again', 'ulimit -f unlimited 2>/dev/null && echo ESCAPED'),
  shell('swap', 'swapoff -a 2>/dev/null && [ -s /proc/swaps ] && [ "$(wc -l </proc/swaps)" -gt 1 ] && echo ESCAPED'),
  calls('call mount itself', "assert libc.mount(b'none', b'/tmp', b'tmpfs', 0, None) == 0"),
  calls('call unshare itself', 'assert libc.unshare(0x10000000) == 0'),
  calls('call setns itself', "assert libc.setns(os.open('/proc/1/ns/mnt', os.O_RDONLY), 0) == 0"),
  calls('call chroot itself', "os.mkdir('/tmp/c'); os.chroot('/tmp/c')"),
  calls('become the superuser by a call', 'assert os.getuid() != 0\nos.setuid(0)'),
  calls(
    'leave the root by an open directory',
    "d = os.open('/', os.O_RDONLY)\nos.mkdir('/tmp/d'); os.chroot('/tmp/d'); os.fchdir(d)",
  ),
  calls('open a file by its handle', 'assert libc.open_by_handle_at(-100, ctypes.create_string_buffer(32), 0) >= 0'),
  calls('push keys into the terminal', "fd = os.open('/dev/tty', os.O_RDWR)\nfcntl.ioctl(fd, 0x5412, b'x')"),
  calls('push keys into an inherited descriptor', "fcntl.ioctl(0, 0x5412, b'x')"),
  calls('set the time by a call', 'import time\ntime.clock_settime(time.CLOCK_REALTIME, time.time())'),
  calls(
    'lock a lot of memory',
    'import resource\nresource.setrlimit(resource.RLIMIT_MEMLOCK, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)); assert resource.getrlimit(resource.RLIMIT_MEMLOCK)[0] != 8 * 1024 * 1024 and os.getuid() == -1',
  ),
  calls('restart the machine', 'assert libc.reboot(0) == 0'),
  calls('name the machine by a call', "assert libc.sethostname(b'pwned', 5) == 0"),
  calls('name a device node through a descriptor', "os.mknod('/tmp/mem', 0o666 | 0o020000, os.makedev(1, 1))"),
]
