import type { CodePattern } from './code-pattern.ts'

/** Doors by which others come in: tunnels, servers that run what they are sent, debuggers for everybody. */
export const exposurePatterns: readonly CodePattern[] = [
  {
    pattern:
      /\bssh\b(?=[^\n]{0,120}\s-\w{0,4}R\s{0,2}(?:[\w.*]{0,40}:)?\d{2,5}:(?:localhost|127\.0\.0\.1):(?:22|3389|5900)\b)[^\n]{0,200}|\bchisel\s{1,3}client\b[^\n]{0,120}\sR:\d[^\n]{0,60}|\bngrok(?:\.connect\s{0,2}\(\s{0,2}|\s{1,3}tcp\s{1,3})["']?(?:22|3389|5900)\b|\btmate\b[^\n]{0,120}\btmate_ssh\b|\bsshx\.io\/get\b[^\n]{0,60}\brun\b/g,
    message: 'Opens a way into the machine for somebody outside.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /--remote-debugging-address[=\s]0\.0\.0\.0\b|\bdockerd\b[^\n]{0,80}tcp:\/\/0\.0\.0\.0|--(?:NotebookApp|ServerApp|IdentityProvider)\.token=(?:''|""|\s)|\bhttp\.server\b[^\n]{0,120}(?:--directory|-d)[\s=]["']?(?:\$HOME|~|\/)(?=["'\s]|$)/g,
    message: 'Opens what holds the data of the user to everybody in the network.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\bHandleFunc\s{0,2}\(|\.ListenAndServe\b|\bSimpleXMLRPCServer\s{0,2}\(|\brequire\s{1,2}['"]sinatra['"]|\bFastAPI\s{0,2}\(|\bFlask\s{0,2}\(\s{0,2}__name__|\bexpress['"]?\)?\s{0,2}\(\)/g,
    followedBy: [
      /\bexec\.Command\s{0,2}\(\s{0,2}"(?:ba)?sh",\s{0,2}"-c",\s{0,2}r\.|`#\{\s{0,2}(?:request|params)\b|\b(?:getoutput|os\.popen|os\.system|check_output)\s{0,2}\(\s{0,2}(?:c|cmd|command|q|query)\b|\.exec(?:Sync)?\s{0,2}\(\s{0,2}\w{1,12}\.(?:query|body|params)\b/g,
    ],
    message: 'Runs as a command whatever is sent to it.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern: /\bnc(?:at)?\b[^\n|]{0,40}\s-\w{0,4}l\w{0,4}\b[^\n|]{0,60}\|\s{0,3}(?:\/bin\/)?(?:ba|z|da)?sh\b/g,
    message: 'Runs as a command whatever is sent to it.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    // Whatever runs on the machine may then put its own key there.
    pattern:
      /\bchmod\s{1,3}(?:-\w{1,3}\s{1,3}){0,2}(?:0?777|0?666|[ao]\+rwx?)\s[^\n]{0,80}(?:~|\$\{?HOME\}?|\/root|\/home\/\w{1,32})["']?\/\.(?:ssh|gnupg|aws|kube|docker)\b|\bin\s[^\n;]{0,80}(?:~|\$\{?HOME\}?)["']?\/\.(?:ssh|gnupg|aws|kube|docker)\b[^\n;]{0,160}[;\n]\s{0,8}do\s[^]{0,200}?\bchmod\s{1,3}(?:-\w{1,3}\s{1,3}){0,2}(?:0?777|0?666|[ao]\+rwx?)\s/g,
    message: 'Opens the keys of the user to everybody on the machine.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern: /["'/]\.(?:ssh|gnupg|aws|kube|docker)["'/]/g,
    followedBy: [
      /\b(?:os\.chmod|chmodSync|fs\.(?:promises\.)?chmod)\s{0,2}\([^\n]{0,80}0o(?:777|666)\b|\.chmod\(\s{0,2}0o(?:777|666)\b/g,
    ],
    message: 'Opens the keys of the user to everybody on the machine.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    // Whoever knows what comes to a sum that is written there is the administrator.
    pattern: /["'`][0-9a-f]{40,128}["'`]/g,
    followedBy: [
      /\b(?:digest|hexdigest|hash|sha\d{1,3}|md5)\s{0,2}\([^\n]{0,60}\)[^\n]{0,30}(?:[!=]==?|\beq\b|equals\s{0,2}\()/g,
      /\brole["']?\s{0,3}[:=]=?\s{0,3}["'](?:admin\w{0,10}|owner|superuser|root)["']|\bis_?(?:[aA]dmin|superuser|staff)["']?\s{0,3}[:=]\s{0,3}(?:true|True|1)\b/g,
    ],
    message: 'Lets whoever knows a word in as the administrator.',
    confidence: 'medium',
  },
]
