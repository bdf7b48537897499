import type { EscapeCase } from '../escape-case.ts'

const tries = (words: string, program: string, language: EscapeCase['language'] = 'python'): EscapeCase => ({
  tries: words,
  breaks: 'no-network',
  language,
  program,
})

const socket = (words: string, lines: string): EscapeCase =>
  tries(words, `import os, socket\nsocket.setdefaulttimeout(1)\n${lines}\nprint('ESCAPED')`)

/** A socket of the system that would do as it is told. */
const door = (words: string, path: string): EscapeCase => ({
  tries: `talk to ${words}`,
  breaks: 'home-hidden',
  language: 'python',
  program: `import glob, socket\nfor path in glob.glob('${path}'):\n    s = socket.socket(socket.AF_UNIX)\n    s.connect(path)\n    print('ESCAPED')`,
})

/** With one host granted that has nothing to do with it: what is asked of the proxy. */
const proxied = (words: string, question: string): EscapeCase => ({
  tries: `${words}, with another host granted`,
  breaks: 'network-by-host',
  language: 'python',
  grants: () => ({ hosts: ['api.example.com', '*.example.org'] }),
  program: `import os, socket
socket.setdefaulttimeout(2)
port = os.environ['T_TCP']
s = socket.create_connection(('127.0.0.1', int(os.environ['HTTP_PROXY'].rsplit(':', 1)[1])))
s.sendall(f'${question}\\r\\nHost: api.example.com\\r\\n\\r\\n'.encode())
print('ESCAPED' if b' 200 ' in s.recv(200) else 'refused')`,
})

/** Talking to anybody. */
export const network: readonly EscapeCase[] = [
  socket('connect to a server of this machine', "socket.create_connection(('127.0.0.1', int(os.environ['T_TCP'])))"),
  socket('connect to it by name', "socket.create_connection(('localhost', int(os.environ['T_TCP'])))"),
  socket('connect to it over IPv6', "socket.create_connection(('::ffff:127.0.0.1', int(os.environ['T_TCP'])))"),
  socket('connect to it by the address of all', "socket.create_connection(('0.0.0.0', int(os.environ['T_TCP'])))"),
  socket(
    'send it a datagram and hear the answer',
    "s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)\ns.sendto(b'x', ('127.0.0.1', int(os.environ['T_UDP'])))\ns.recv(10)",
  ),
  socket(
    'connect to a socket in the abstract namespace',
    "s = socket.socket(socket.AF_UNIX)\ns.connect('\\0' + os.environ['T_ABSTRACT'])",
  ),
  socket('connect to the internet by address', "socket.create_connection(('1.1.1.1', 443))"),
  socket('connect to the internet over IPv6', "socket.create_connection(('2606:4700:4700::1111', 443))"),
  socket('resolve a name', "socket.getaddrinfo('example.com', 443)"),
  socket(
    'ask a server of names directly',
    "s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)\ns.sendto(b'\\0' * 12, ('8.8.8.8', 53))\ns.recv(10)",
  ),
  socket('ask for the metadata of a cloud', "socket.create_connection(('169.254.169.254', 80))"),
  socket(
    'broadcast',
    "s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)\ns.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)\ns.sendto(b'x', ('255.255.255.255', 9))",
  ),
  proxied('reach a server of this machine through the proxy', 'CONNECT 127.0.0.1:{port} HTTP/1.1'),
  proxied('reach it by its name through the proxy', 'CONNECT localhost:{port} HTTP/1.1'),
  proxied('reach it by a number through the proxy', 'CONNECT 2130706433:{port} HTTP/1.1'),
  proxied('reach it over a mapped address through the proxy', 'CONNECT [::ffff:127.0.0.1]:{port} HTTP/1.1'),
  proxied('reach it without a tunnel through the proxy', 'GET http://127.0.0.1:{port}/ HTTP/1.1'),
  proxied(
    'reach it behind the name of a user through the proxy',
    'GET http://api.example.com@127.0.0.1:{port}/ HTTP/1.1',
  ),
  proxied('ask for the metadata of a cloud through the proxy', 'GET http://169.254.169.254/latest/meta-data/ HTTP/1.1'),
  proxied('reach another host through the proxy', 'CONNECT example.net:443 HTTP/1.1'),
  proxied('reach another port of the host through the proxy', 'CONNECT api.example.com:22 HTTP/1.1'),
  {
    ...socket('go around the proxy', "socket.create_connection(('127.0.0.1', int(os.environ['T_TCP'])))"),
    breaks: 'network-by-host',
    grants: () => ({ hosts: ['api.example.com'] }),
  },
  {
    ...socket('resolve a name without the proxy', "socket.getaddrinfo('example.net', 443)"),
    breaks: 'network-by-host',
    grants: () => ({ hosts: ['api.example.com'] }),
  },
  socket('make a raw socket', 'socket.socket(socket.AF_INET, socket.SOCK_RAW, socket.IPPROTO_ICMP)'),
  socket('make a packet socket', 'socket.socket(socket.AF_PACKET, socket.SOCK_RAW)'),
  socket(
    'listen on all addresses and be reached',
    "s = socket.socket()\ns.bind(('0.0.0.0', 0))\ns.listen()\nassert any(name != 'lo' for _, name in socket.if_nameindex())",
  ),
  socket('see a network device', "assert any(name != 'lo' for _, name in socket.if_nameindex())"),
  socket(
    'reach the virtual machine monitor',
    's = socket.socket(socket.AF_VSOCK, socket.SOCK_STREAM)\ns.settimeout(1)\ns.connect((2, 1024))',
  ),
  tries('open the network again with ip', 'ip link add pwned type dummy 2>/dev/null && echo ESCAPED', 'sh'),
  tries(
    'leave the network namespace',
    'nsenter -t 1 -n true 2>/dev/null && [ "$(ls /sys/class/net 2>/dev/null | wc -l)" -gt 1 ] && echo ESCAPED',
    'sh',
  ),
  tries('use the network of bash', `bash -c 'exec 3<>"/dev/tcp/127.0.0.1/$T_TCP"' 2>/dev/null && echo ESCAPED`, 'sh'),
  tries('use the datagrams of bash', `bash -c 'echo x >"/dev/udp/127.0.0.1/$T_UDP"' 2>/dev/null`, 'sh'),
  tries(
    'fetch with curl or wget',
    '(curl -sm 1 "http://127.0.0.1:$T_TCP/" || wget -qT 1 -t 1 -O- "http://127.0.0.1:$T_TCP/") 2>/dev/null && echo ESCAPED',
    'sh',
  ),
  tries(
    'connect with Node',
    "require('net').connect(+process.env.T_TCP, '127.0.0.1').on('connect', () => { console.log('ESCAPED'); process.exit() }).on('error', () => {})",
    'node',
  ),
  {
    tries: 'connect to a socket in a directory of the user',
    breaks: 'home-hidden',
    language: 'python',
    program: "import os, socket\ns = socket.socket(socket.AF_UNIX)\ns.connect(os.environ['T_SOCK'])\nprint('ESCAPED')",
  },
  door('Docker', '/var/run/docker.sock'),
  door('Docker over its other name', '/run/docker.sock'),
  door('containerd', '/run/containerd/containerd.sock'),
  door('Podman', '/run/user/*/podman/podman.sock'),
  door('the bus of the system', '/run/dbus/system_bus_socket'),
  door('the bus of the session', '/run/user/*/bus'),
  door('systemd', '/run/systemd/private'),
  door('the display', '/tmp/.X11-unix/X*'),
  door('Wayland', '/run/user/*/wayland-*'),
  door('sound', '/run/user/*/pulse/native'),
  door('the agent of SSH', '/tmp/ssh-*/agent.*'),
  door('the agent of GnuPG', '/run/user/*/gnupg/S.gpg-agent'),
  door('the log of the system', '/dev/log'),
  door('PostgreSQL', '/var/run/postgresql/.s.PGSQL.*'),
  door('snapd', '/run/snapd.socket'),
]
