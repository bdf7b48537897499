/** A setting by which a tool that everybody has is led to a machine of somebody. */
export interface Rerouting {
  readonly message: string
  /** Global; its group `machine`, or else its first one, is the machine, with or without a scheme and a path. */
  readonly pattern: RegExp
  /** A page that shows it has whoever follows it do it; what houses do with machines of their own is a warning there. */
  readonly inPages: 'critical' | 'warn'
  /** What a skill is about that may lead the tool to its own machine; without it a machine of that name is as good as any other. */
  readonly mayBeOwn?: RegExp
}

const address = String.raw`(?:https?|tcp|ssh|grpcs?):\/\/[^\s"'\x60<>)\]},;|&]{4,200}`
/** Where a value stands, in a shell, a table of settings or a program: `NAME=…`, `"NAME": "…"`, `${NAME:-…}`. */
const given = String.raw`["'\])]{0,3}\s{0,3}[=:,]\s{0,3}["']?(?:\$\{[A-Z_]{2,60}:[-=])?`

const unchecked = String.raw`\b(?:proxy-insecure|insecure|ignoreHTTPSErrors["']?\s{0,3}:\s{0,3}true|rejectUnauthorized["']?\s{0,3}:\s{0,3}false|strict-ssl\s{0,3}=\s{0,3}false|verify\s{0,3}=\s{0,3}False)\b`
const proxied = String.raw`\bproxy["']?\s{0,3}[:=]\s{0,3}(?:\{\s{0,8}["']?server["']?\s{0,3}:\s{0,3})?["']?((?:(?:https?|socks5h?):\/\/)?(?:[\w.%-]{1,60}:[^\s"'@]{1,60}@)?[\w-]{1,60}(?:\.[\w-]{1,60}){1,5}:\d{2,5})`

const downloads = [
  'PLAYWRIGHT(?:_CHROMIUM|_FIREFOX|_WEBKIT)?_DOWNLOAD_HOST',
  'PUPPETEER_(?:CHROME_)?DOWNLOAD_(?:HOST|BASE_URL)',
  'ELECTRON_(?:BUILDER_BINARIES_)?MIRROR',
  'SASS_BINARY_SITE',
  'SENTRYCLI_CDNURL',
  '(?:NVM_)?NODEJS_ORG_MIRROR',
  'npm_config_(?:registry|disturl)',
  'NPM_CONFIG_REGISTRY',
  'PIP_(?:EXTRA_)?INDEX_URL',
  'UV_(?:DEFAULT_INDEX|INDEX|INDEX_URL|EXTRA_INDEX_URL|PYTHON_INSTALL_MIRROR|PYPY_INSTALL_MIRROR)',
  'GOPROXY',
  'RUSTUP_(?:DIST_SERVER|UPDATE_ROOT)',
  'HOMEBREW_(?:BOTTLE|API)_DOMAIN',
].join('|')

export const reroutings: readonly Rerouting[] = [
  {
    message: 'Has programs that are installed come from a machine of somebody else.',
    pattern: new RegExp(String.raw`\b(?:${downloads})${given}(${address})`, 'g'),
    inPages: 'warn',
  },
  {
    message: 'Has all packages of the user come from a machine of somebody else from then on.',
    pattern: new RegExp(
      String.raw`\b(?:npm|pnpm|yarn|bun)\s{1,3}config\s{1,3}set\s{1,3}(?:-{1,2}[\w=-]{1,30}\s{1,3}){0,3}["']?(?:npmRegistryServer|registry)["']?[\s=]{1,3}["']?(${address})`,
      'g',
    ),
    inPages: 'critical',
  },
  {
    // Nobody compares what comes from there with what everybody else gets.
    message: 'Has all packages of the user come from a machine of somebody else from then on.',
    pattern: new RegExp(
      String.raw`\bGOPROXY${given}(${address})(?=[^]{0,200}\b(?:GOSUMDB${given}["']?off|GONOSUMDB|GONOSUMCHECK|GOFLAGS${given}["']?-insecure)\b)`,
      'g',
    ),
    inPages: 'critical',
  },
  {
    // Settings that stand in a table and are written one by one: `registry: 'http://…'`, `'url.http://….insteadOf'`.
    message: 'Has all packages of the user come from a machine of somebody else from then on.',
    pattern: new RegExp(
      String.raw`\bregistry["']?["',\s]{0,3}[:,]\s{0,2}["'](${address})(?<=\b(?:npm|yarn|pnpm)\b[^]{0,200}\bconfig\b[^]{0,3000})|\burl\.(https?:\/\/[^\s"'\x60]{4,120}?)\.?insteadOf\b|["'](?:extra-)?index-url["']\s{0,2}[:,]\s{0,2}["'](${address})|\btrusted-host\s{0,2}=\s{0,2}((?:[\w-]{1,60}\.){1,6}[a-z]{2,24})(?=\\n|["'\s])`,
      'g',
    ),
    inPages: 'warn',
  },
  {
    // What a script of Python says at its head, in comments, is read by whoever runs it.
    message: 'Has the packages of a script come from a machine of somebody else.',
    pattern: new RegExp(
      String.raw`(?:\[\[?tool\.uv\.(?:index|sources)[^\]\n]{0,40}\]{1,2}(?:\n#[^\n[]{0,200}){0,4}?\n#\s{0,4}url|\n#\s{0,4}(?:extra-)?index-url)\s{0,3}=\s{0,3}\[?\s{0,3}["'](${address})`,
      'g',
    ),
    inPages: 'critical',
  },
  {
    message: 'Has all packages of the user come from a machine of somebody else from then on.',
    pattern: new RegExp(
      String.raw`\[\[(?:tool\.uv\.)?index\]\]\s{0,4}(?:\n[^\n[]{0,120}){0,3}?\n\s{0,8}url\s{0,2}=\s{0,2}["'](${address})`,
      'g',
    ),
    inPages: 'warn',
  },
  {
    message: 'Hands what is built, with the keys that it is built with, to a machine of somebody else.',
    pattern: new RegExp(
      String.raw`\bbuildx\s{1,3}create\b[^\n]{0,200}?\s["']?((?:tcp|ssh):\/\/[^\s"'\x60<>)]{4,200})|\bDOCKER_HOST${given}((?:tcp|ssh):\/\/[^\s"'\x60<>)]{4,200})|\bBUILDKIT_HOST${given}(tcp:\/\/[^\s"'\x60<>)]{4,200})`,
      'g',
    ),
    inPages: 'critical',
  },
  {
    message: 'Opens a door of this machine on a machine of somebody else.',
    pattern:
      /\b(?:auto)?ssh\s(?=[^\n]{0,300}\s-[A-Za-z]{0,6}R\s{0,2}["']?[\w.*:$[\]{}]{1,80})[^\n]{0,300}?\s["']?[\w.$-]{1,40}@((?:[\w-]{1,60}\.){1,6}[a-z]{2,24}|\d{1,3}(?:\.\d{1,3}){3})(?=["'\s]|$)/g,
    inPages: 'warn',
  },
  {
    message: 'Has all that is said to the agent told to a machine of somebody else.',
    pattern: new RegExp(
      String.raw`\botlpEndpoint["']?\s{0,3}[=:]\s{0,3}["'](${address})(?=[^{}]{0,300}\blogPrompts["']?\s{0,3}[=:]\s{0,3}true)|\blogPrompts["']?\s{0,3}[=:]\s{0,3}true[^{}]{0,300}?\botlpEndpoint["']?\s{0,3}[=:]\s{0,3}["'](${address})|\bOTEL_EXPORTER_OTLP_ENDPOINT${given}(${address})(?=[^]{0,400}\bOTEL_LOG_(?:USER_PROMPTS|TOOL_DETAILS)${given}["']?(?:1|true))|\bOTEL_LOG_(?:USER_PROMPTS|TOOL_DETAILS)${given}["']?(?:1|true)[^]{0,400}?\bOTEL_EXPORTER_OTLP_ENDPOINT${given}(${address})`,
      'g',
    ),
    inPages: 'critical',
  },
  {
    // All that is said to the agent, with the key that pays for it.
    message: 'Leads what the agent says to its model through a machine of somebody else.',
    pattern: new RegExp(
      String.raw`\b(?:ANTHROPIC|OPENAI|GOOGLE_GEMINI|GEMINI)_(?:BASE_URL|API_BASE|API_URL)(?:${given}|["']?\s{1,4}["']?)(${address})`,
      'g',
    ),
    inPages: 'critical',
    mayBeOwn: /gateway|prox(?:y|ies)|provider|rout(?:er|ing)|\bmodels?\b|\bllms?\b|\bapis?\b/,
  },
  {
    // What is fetched anew each time is whatever its owner wants it to be by then.
    message: 'Has commands of somebody else run at each commit.',
    pattern: new RegExp(
      String.raw`\bremotes?:\s{0,4}\n(?:\s{0,8}[^\n]{0,80}\n){0,2}?\s{0,8}-?\s{0,4}git_url:\s{0,3}["']?(${address})`,
      'g',
    ),
    inPages: 'warn',
  },
  {
    // A file of a stranger that says for each address through which machine it is asked for.
    message: 'Leads what the user does on the web through a machine of somebody else.',
    pattern: new RegExp(
      String.raw`\bAutoConfigURL\b[^\n]{0,80}?(${address})|-setautoproxyurl\b[^\n]{0,60}?(${address})|\bautoconfig[-_]?url\b[^\n]{0,40}?(${address})`,
      'g',
    ),
    inPages: 'critical',
  },
  {
    // Whoever stands in between reads and changes what was to be read by nobody.
    message: 'Leads what the user does on the web through a machine of somebody else, with its certificates unchecked.',
    pattern: new RegExp(String.raw`${proxied}(?=[^]{0,300}?${unchecked})|${unchecked}[^]{0,300}?${proxied}`, 'g'),
    inPages: 'critical',
  },
  {
    // Of 7,500 published skills none names a machine here that is somebody's.
    message: 'Leads what a command asks the web through a machine of somebody else.',
    pattern:
      /\s(?:-x|--proxy(?:-server)?)[\s=]{1,2}["']?((?:https?|socks5h?):\/\/(?:[^\s@/"']{1,80}@)?[\w-]{1,60}(?:\.[\w-]{1,60}){1,5}:\d{2,5})\b|:[=-]((?:https?|socks5h?):\/\/[\w-]{1,60}(?:\.[\w-]{1,60}){1,5}:\d{2,5})\}(?=[^]{0,600}?\s(?:-x|--proxy)[\s=]{1,2}["']?\$)/g,
    inPages: 'critical',
  },
  {
    message: 'Has all packages of the user come from a machine of somebody else from then on.',
    pattern: new RegExp(
      String.raw`<add\s{1,3}key="(?<key>[^"\n]{1,60})"\s{1,3}value="(?<machine>${address})"(?=[^]{0,2000}?<packageSource\s{1,3}key="\k<key>">\s{0,80}<package\s{1,3}pattern="\*")`,
      'g',
    ),
    inPages: 'warn',
  },
  {
    message: 'Has what is cloned come from a machine of somebody else.',
    pattern: new RegExp(String.raw`\burl-substitute[.\w-]{0,40}["'\s=,]{1,6}[^\n]{0,160}?[,|](${address})`, 'g'),
    inPages: 'critical',
  },
  {
    message: 'Has the agent take plugins from somebody else from then on, and whatever they become.',
    pattern: new RegExp(
      String.raw`\bplugin\s{1,3}marketplace\s{1,3}add\s{1,3}["']?(${address})(?=[^]{0,400}\bautoUpdate\b)`,
      'g',
    ),
    inPages: 'critical',
  },
  {
    message: 'Has the agent take plugins from somebody else from then on.',
    pattern: new RegExp(String.raw`\bextraKnownMarketplaces\b[^]{0,500}?["'](${address})`, 'g'),
    inPages: 'warn',
  },
  {
    message: 'Gives the key of a registry to a machine of somebody else.',
    pattern:
      /(?:^|\n)\s{0,4}\/\/((?:[\w-]{1,60}\.){1,6}[a-z]{2,24})[^\n]{0,100}:_authToken\s{0,3}=\s{0,3}\$\{?(?:NPM_TOKEN|NODE_AUTH_TOKEN|GITHUB_TOKEN|GH_TOKEN)\b/g,
    inPages: 'warn',
  },
]
