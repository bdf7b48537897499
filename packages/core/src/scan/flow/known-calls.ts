/** What calls do, by the path under which they are known once imports and aliases are resolved. */
export const knownCalls = {
  /** Runs a text as code of the same language. */
  runCode:
    /^(?:eval|exec|execfile|compile|Function|AsyncFunction|setTimeout|setInterval|vm\.(?:runIn\w{1,20}|Script|compileFunction)|pickle\.loads?|cPickle\.loads?|dill\.loads?|cloudpickle\.loads?|joblib\.load|torch\.load|yaml\.unsafe_load|types\.FunctionType|ctypes\.CFUNCTYPE.*|importlib\.util\.module_from_spec|(?:worker_threads\.)?Worker(?:\(\))?|WebAssembly\.(?:instantiate|compile)(?:Streaming)?|runpy\.run_\w{1,10}|iex|Invoke-Expression|scriptblock::Create|(?:System\.)?(?:Reflection\.)?Assembly::Load(?:File|From)?|.*\.InvokeScript)$/i,
  /** Runs a command. */
  runShell:
    /^(?:os\.(?:system|popen|exec\w{1,4}|spawn\w{1,4}|startfile)|subprocess\.(?:run|Popen|call|check_call|check_output|getoutput|getstatusoutput)|asyncio\.create_subprocess_\w{4,5}|commands\.getoutput|pty\.spawn|pexpect\.(?:spawn|run)|child_process\.\w{4,12}|execa(?:\.\w{1,12})?|shelljs\.exec|zx\.\$|Bun\.spawn\w{0,4}|Deno\.(?:run|Command)|Start-Process|(?:Diagnostics\.)?Process::Start|saps|Invoke-Item|cmd|powershell|pwsh)$/,
  /** Sends what it is given to another machine; most of them also give back what that machine says. */
  send: /^(?:(?:requests|httpx|aiohttp|urllib3|niquests|curl_cffi(?:\.requests)?)\b(?:(?!\.(?:post|put|patch|get|request|head|delete|stream|send)\(\)).){0,60}\.(?:post|put|patch|get|request|head|delete|stream|send)|urllib\.request\.(?:urlopen|urlretrieve)|urllib2\.urlopen|urllib\.urlopen|(?:http\.client|httplib)\.HTTPS?Connection\(\)\.(?:request|send|putrequest|getresponse)|fetch|node-fetch|undici\.\w{4,8}|cross-fetch|axios(?:\.\w{2,10})?(?:\(\)(?:\.\w{2,10})?)?|got(?:\.\w{2,6})?|superagent\.\w{2,6}.{0,30}|needle(?:\.\w{2,6})?|request(?:\.\w{2,6})?|https?\.(?:request|get)(?:\(\)\.(?:write|end))?|net\.(?:connect|createConnection|Socket)\(\)\.(?:write|end|send)|tls\.connect\(\)\.(?:write|end)|dgram\.createSocket\(\)\.send|(?:XMLHttpRequest|WebSocket|ws|ws\.WebSocket)\(\)\.send|(?:ws\.)?WebSocket|EventSource|(?:navigator\.)?sendBeacon|socket\.(?:socket|create_connection)\(\)\.(?:send|sendall|sendto)|socket\.(?:gethostbyname|getaddrinfo|gethostbyname_ex)|dns\.(?:promises\.)?(?:resolve\w{0,5}|lookup)|dns\.resolver\.\w{4,12}|smtplib\.SMTP(?:_SSL)?\(\)\.(?:sendmail|send_message)|ftplib\.FTP(?:_TLS)?\(\)\.stor\w{4,8}|paramiko\..{0,60}\.put|websockets?\.(?:connect|create_connection)\(\)\.send|nodemailer\..{0,40}\.sendMail|Invoke-WebRequest|Invoke-RestMethod|iwr|irm|(?:System\.)?Net\.WebClient\(\)\.(?:Upload\w{4,10}|Download\w{4,10})|curl|wget|(?:System\.)?Net\.Http\.HttpClient\(\)\.\w{3,24}|Send-MailMessage|Start-BitsTransfer|.{0,60}\.download(?:string|data|file)(?:\.invoke)?|Resolve-DnsName|(?:\w{1,30}\.){0,3}(?:context|page|ctx)\.request\.(?:post|put|patch|fetch)|new Image\(\)\.src|Image\(\)\.src)$/i,
  /** Sends the file of which it is given the path. */
  sendFile:
    /^paramiko\..{0,60}\.put$|^(?:boto3|minio|google\.cloud|azure|dropbox|oss2|qiniu|pysftp|b2sdk)\b.{0,120}\.(?:upload_?file|fput_object|upload_from_filename|put|upload_local_file|put_object_from_file)$|\.UploadFile(?:Async|TaskAsync)?$/,
  /** Names another machine first and sends later. */
  connect: /\.(?:connect|open|Open|createConnection|bind)$/,
  /** Gives what another machine said. */
  receive:
    /^socket\.(?:socket|create_connection)\(\)\.(?:recv|recvfrom|recv_into|makefile)|^net\.(?:connect|createConnection|Socket)\(\)\.on$|^wget\.download$|^(?:WebSocket|ws|ws\.WebSocket|io|socket\.io-client)\(\)\.(?:on|addEventListener)$|^(?:flask|quart|bottle)\.request\.get_(?:json|data)$|^rfile\.read$/,
  /** A connection over which one message after the other comes in. */
  conversation: /^websockets?\.(?:connect|create_connection|WebSocket)\(\)$|^(?:aiohttp\.)?.{0,40}\.ws_connect\(\)$/,
  /** Sets what a request says in its head: the name first, then the value. */
  setHeader: /\.(?:add_header|add_unredirected_header|setRequestHeader|setHeader)$|\.headers\.(?:set|append)$/i,
  /** Deletes a file or a directory. */
  remove:
    /^(?:shutil\.rmtree|os\.(?:remove|unlink|rmdir|removedirs)|fs(?:\.promises)?\.(?:rm|rmSync|rmdir|rmdirSync|unlink|unlinkSync)|fs-extra\.(?:remove|emptyDir)(?:Sync)?|rimraf(?:\.\w{4,10})?|del|Remove-Item|rd|ri|send2trash)$/,
  /** Writes; the file first, then the text. */
  writeFile:
    /^(?:fs(?:\.promises)?|fs-extra)\.(?:writeFile|writeFileSync|appendFile|appendFileSync|outputFile|outputFileSync|createWriteStream|copyFile|copyFileSync)$|^Bun\.write$|^Deno\.write\w{4,12}$|^(?:Set-Content|Add-Content|Out-File|sc|ac|Copy-Item|New-ItemProperty|Set-ItemProperty)$|^shutil\.(?:copy|copy2|copyfile|move)$/,
  /** Opens or reads the file that its first value names. */
  readFile:
    /^(?:open|(?:PIL\.)?Image\.open|cv2\.imread|imageio(?:\.v\d)?\.imread|wave\.open|soundfile\.read|io\.open|codecs\.open|gzip\.open|aiofiles\.open|fs(?:\.promises)?\.(?:readFile|readFileSync|createReadStream|open|openSync|readdir|readdirSync|copyFile)|fs-extra\.(?:readFile|readFileSync|readJson|readJsonSync)|Bun\.file|Deno\.(?:readTextFile|readFile|open)(?:Sync)?|Get-Content|gc|cat|type|(?:System\.)?IO\.File::Read\w{4,12}|os\.(?:walk|listdir|scandir)|glob\.i?glob|sqlite3\.connect|better-sqlite3|dotenv\.dotenv_values|json\.load|zipfile\.ZipFile|tarfile\.open|shutil\.make_archive|Get-ChildItem|gci)$/,
  /** Where the whole environment is. */
  environment: /^(?:os\.environ|process\.env|Bun\.env|import\.meta\.env|Deno\.env\.toObject\(\)|ENV|os\.environb)$/,
  /** Gives one variable of the environment. */
  variable:
    /^(?:os\.getenv|os\.environ\.(?:get|pop|setdefault)|Deno\.env\.get|(?:System\.)?Environment::GetEnvironmentVariable)$/,
  clipboard:
    /^(?:pyperclip\.paste|clipboardy\.(?:read|readSync)|Get-Clipboard|navigator\.clipboard\.read\w{0,4}|document\.cookie|(?:\w{1,30}\.){0,3}\w{0,20}(?:context|ctx)\.storage_?[sS]tate|browser_cookie3\.\w{4,12}|(?:PIL\.)?ImageGrab\.grab|pyautogui\.screenshot|pyscreenshot\.grab|mss\.mss\(\)\.(?:grab|shot)|(?:sounddevice|sd)\.(?:rec|playrec)|desktopCapturer\.getSources|screenshot-desktop|cv2\.VideoCapture\(\)\.read)$/,
  /** Gives a password that the user keeps: whose it is, then of which account. */
  keyring: /^keyring\.get_password$/,
  home: /^(?:Path\.home|pathlib\.Path\.home|os\.homedir|os\.path\.expanduser|homedir)$/,
  joinPath:
    /^(?:os\.path\.join|path\.(?:join|resolve|posix\.join)|Join-Path|pathlib\.Path|Path|PurePath|path\.normalize|os\.path\.(?:abspath|realpath|normpath|expandvars))$/,
  module:
    /^(?:(?:process\.mainModule\.|module\.)?require|__import__|importlib\.import_module|import_module|createRequire\(\))$/,
} as const
