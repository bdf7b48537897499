import type { EscapeCase } from '../escape-case.ts'

const write = (tries: string, path: string): EscapeCase => ({
  tries: `write to ${tries}`,
  breaks: 'system-read-only',
  // Opened to append nothing: should it succeed, the machine of whoever runs this is as it was.
  program: `(: >> "${path}") 2>/dev/null && echo ESCAPED`,
})

const outside = (tries: string, program: string): EscapeCase => ({ tries, breaks: 'home-hidden', program })

const skill = (tries: string, program: string): EscapeCase => ({ tries, breaks: 'workspace-grant', program })

/** Leaving something behind, or changing what is there. */
export const writing: readonly EscapeCase[] = [
  write('the root directory', '/pwned'),
  write('/usr', '/usr/pwned'),
  write('/usr/bin', '/usr/bin/pwned'),
  write('/usr/local/bin', '/usr/local/bin/pwned'),
  write('/usr/lib', '/usr/lib/pwned'),
  write('/bin over its link', '/bin/pwned'),
  write('/etc', '/etc/pwned'),
  write('/etc/passwd', '/etc/pwned/../passwd'),
  write('the loader', '/etc/ld.so.preload'),
  write('/var', '/var/pwned'),
  write('the crontabs of the system', '/etc/cron.d/pwned'),
  write('the crontab of the user', '/var/spool/cron/crontabs/root'),
  write('services of the system', '/etc/systemd/system/pwned.service'),
  write('profiles of the shell', '/etc/profile.d/pwned.sh'),
  write('/run', '/run/pwned'),
  write('/dev', '/dev/pwned'),
  write('/opt', '/opt/pwned'),
  write('/boot', '/boot/pwned'),
  write('kernel settings', '/proc/sys/kernel/hostname'),
  write('the program for core dumps', '/proc/sys/kernel/core_pattern'),
  write('the keys of the system', '/proc/sysrq-trigger'),
  write('the score of the memory killer', '/proc/1/oom_score_adj'),
  {
    tries: 'write to control groups',
    breaks: 'system-read-only',
    program: 'for d in /sys/fs/cgroup /sys/fs/cgroup/*; do (mkdir "$d/pwned") 2>/dev/null && echo ESCAPED; done',
  },
  {
    tries: 'put another name to a program of the system',
    breaks: 'system-read-only',
    program:
      'ln /usr/bin/env /usr/bin/pwned 2>/dev/null && echo ESCAPED; ln -s env /usr/bin/pwned 2>/dev/null && echo ESCAPED',
  },
  {
    tries: 'change the mode of a program of the system',
    breaks: 'system-read-only',
    program: 'chmod --reference=/usr/bin/env /usr/bin/env 2>/dev/null && echo ESCAPED',
  },
  {
    tries: 'change the times of a program of the system',
    breaks: 'system-read-only',
    program: 'touch -c -r /usr/bin/env /usr/bin/env 2>/dev/null && echo ESCAPED',
  },
  {
    tries: 'write to the system through a hard link in a private directory',
    breaks: 'system-read-only',
    program: 'ln /usr/bin/env /tmp/env 2>/dev/null && echo ESCAPED',
  },
  outside('write to a file of the home', 'echo pwned >> "$T_HOME/secret"; echo pwned > "$T_HOME/.bashrc"'),
  outside('write to the home by way of the skill', 'echo pwned > "$T_SKILL/../../../secret"'),
  outside('write to another directory of the user', 'mkdir -p "$T_OUT"; echo pwned > "$T_OUT/pwned"'),
  outside(
    'append a key to those that may log in',
    'mkdir -p "$T_HOME/.ssh"; echo key >> "$T_HOME/.ssh/authorized_keys"',
  ),
  outside('delete the home', 'rm -rf "$T_HOME"/* "$T_HOME"/.[!.]*'),
  outside(
    'leave a start-up file for the desktop',
    'mkdir -p "$T_HOME/.config/autostart"; echo x > "$T_HOME/.config/autostart/x.desktop"',
  ),
  outside(
    'leave a hook for Git',
    'mkdir -p "$T_HOME/.config/git/hooks"; echo x > "$T_HOME/.config/git/hooks/post-checkout"',
  ),
  outside('reach the home by a link made on the way', 'ln -s "$T_HOME" /tmp/way; echo pwned > /tmp/way/secret'),
  skill('write to its own SKILL.md', 'echo pwned >> "$T_SKILL/SKILL.md"'),
  skill('leave a file in its own directory', 'echo pwned > "$T_SKILL/pwned"'),
  skill('delete its own directory', 'rm -rf "$T_SKILL"'),
  skill('replace its own SKILL.md by renaming', 'echo pwned > /tmp/new; mv -f /tmp/new "$T_SKILL/SKILL.md"'),
  skill('rename its own directory', 'mv "$T_SKILL" "$T_SKILL-gone"'),
  skill('make its scripts executable', 'chmod 777 "$T_SKILL/SKILL.md" 2>/dev/null && echo ESCAPED'),
  skill('write to its directory by its descriptor', 'exec 5<"$T_SKILL"; echo pwned > /proc/self/fd/5/pwned'),
  skill('write to the project without a grant', 'echo pwned > "$T_WORK/pwned"; echo pwned >> "$T_WORK/file"'),
  {
    tries: 'write to a project that may only be read',
    breaks: 'workspace-grant',
    program: 'echo pwned > "$T_WORK/pwned"; echo pwned >> "$T_WORK/file"; rm -f "$T_WORK/file"',
    grants: ({ workspace }) => ({ workspace: { directory: workspace, access: 'read' } }),
  },
  {
    tries: 'leave a hook in the repository of a project that may be written',
    breaks: 'workspace-grant',
    program:
      'echo pwned > "$T_WORK/.git/hooks/pwned" && echo ESCAPED; echo pwned >> "$T_WORK/.git/config" && echo ESCAPED',
    grants: ({ workspace }) => ({ workspace: { directory: workspace, access: 'write' } }),
  },
  {
    tries: 'put another repository in the place of one that may be written',
    breaks: 'workspace-grant',
    program:
      'mv "$T_WORK/.git" "$T_WORK/old" 2>/dev/null && echo ESCAPED; mv "$T_WORK/.git/hooks" /tmp/h 2>/dev/null && echo ESCAPED',
    grants: ({ workspace }) => ({ workspace: { directory: workspace, access: 'write' } }),
  },
  {
    tries: 'climb out of a project that may be written',
    breaks: 'home-hidden',
    program:
      'echo pwned > "$T_WORK/../secret"; ln -s "$T_HOME/secret" "$T_WORK/link"; cat "$T_WORK/link" 2>/dev/null | grep -q "^secret" && echo ESCAPED; rm -f "$T_WORK/link"',
    grants: ({ workspace }) => ({ workspace: { directory: workspace, access: 'write' } }),
  },
]
