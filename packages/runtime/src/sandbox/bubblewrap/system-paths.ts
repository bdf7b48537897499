/** What of the system is shown, read-only: programs and libraries. All else of the disk does not exist inside. */
export const systemDirectories: readonly string[] = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/opt',
  '/nix/store',
  '/gnu/store',
  '/run/current-system/sw',
]

/** Directories of /etc that certificates, fonts and the choice of programs need. None holds a secret for all to read. */
export const etcDirectories: readonly string[] = ['ssl', 'pki', 'ca-certificates', 'alternatives', 'fonts']

/** Keys that root may read; they are covered by an empty directory. */
export const coveredDirectories: readonly string[] = ['/etc/ssl/private', '/etc/pki/tls/private']

/** Small files of /etc that libraries look for: users, names of hosts, time, the loader. They are copied in. */
export const etcFiles: readonly string[] = [
  'passwd',
  'group',
  'nsswitch.conf',
  'hosts',
  'host.conf',
  'resolv.conf',
  'gai.conf',
  'services',
  'protocols',
  'ld.so.cache',
  'localtime',
  'timezone',
  'os-release',
  'locale.alias',
  'locale.conf',
  'mime.types',
  'gitconfig',
]
