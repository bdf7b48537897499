/** What of the system is shown, read-only, where it is there. All else of the disk does not exist inside. */
export const systemPaths = {
  /** Programs and libraries. */
  directories: [
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
  ],
  /** Of /etc, what the choice of programs and fonts need. */
  etcDirectories: ['alternatives', 'fonts'],
  /** Certificates, for those that may talk to the network; the directories with keys are not among them. */
  certificateDirectories: ['ssl/certs', 'pki/tls/certs', 'pki/ca-trust/extracted', 'ca-certificates/extracted'],
  /** Files of the same kind for those that may talk to the network. Each file costs every run a little. */
  networkFiles: ['host.conf', 'resolv.conf', 'gai.conf', 'services', 'protocols'],
  /** Small files of /etc that libraries look for: users, names of hosts, time, the loader. They are copied in. */
  etcFiles: [
    'passwd',
    'group',
    'nsswitch.conf',
    'hosts',
    'ld.so.cache',
    'localtime',
    'timezone',
    'os-release',
    'locale.alias',
    'locale.conf',
    'mime.types',
    'gitconfig',
    'ssl/openssl.cnf',
    'pki/tls/openssl.cnf',
    'pki/tls/cert.pem',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
