import { isHouseRegistry } from '../is-house-registry.ts'
import type { CodePattern } from './code-pattern.ts'
import { withHosts } from './with-hosts.ts'

/** Packages from where nobody looks. */
export const supplyChainPatterns: readonly CodePattern[] = [
  {
    pattern: withHosts(
      /(?:^|\n)\s{0,8}(?:url|index-url|extra-index-url|registry|source)\s{0,4}[=:]\s{0,4}["'](?:http:\/\/(?!<here>|<house>|<example>)[^\s"']{3,200}\/simple|https?:\/\/\d{1,3}(?:\.\d{1,3}){3}[^\s"']{0,200}(?:simple|npm|pypi|registry))/g,
    ),
    message: 'Takes packages from an address without encryption or name.',
    isHarmless: isHouseRegistry,
  },
  {
    pattern: withHosts(
      /(?:^|\n)\s{0,8}(?:extra-)?index-url\s{0,4}=\s{0,4}http:\/\/(?!<here>|<house>|<example>)[^\s"']{3,200}/g,
    ),
    message: 'Takes packages from an address without encryption.',
    isHarmless: isHouseRegistry,
  },
  {
    pattern: withHosts(
      /(?:^|\n)\s{0,8}(?:--(?:extra-)?index-url|--find-links|-i)[\s=]{1,4}(?:http:\/\/(?!<here>|<example>)|https?:\/\/\d{1,3}(?:\.\d{1,3}){3})[^\s]{3,200}/g,
    ),
    message: 'Takes packages from an address without encryption or name.',
    isHarmless: isHouseRegistry,
  },
  {
    pattern: withHosts(
      /(?:^|\n)\s{0,8}(?:@[\w-]{1,60}:)?registry\s{0,4}=\s{0,4}(?:http:\/\/(?!<here>|<example>)|https?:\/\/\d{1,3}(?:\.\d{1,3}){3})[^\s]{3,200}/g,
    ),
    message: 'Takes packages from an address without encryption or name.',
    isHarmless: isHouseRegistry,
  },
  {
    pattern:
      /"[\w@/.-]{1,100}"\s{0,4}:\s{0,4}"(?:http:\/\/|https?:\/\/\d{1,3}(?:\.\d{1,3}){3}|git\+http:\/\/)[^"\s]{3,200}\.(?:tgz|tar\.gz|git|zip)[^"\s]{0,60}"/g,
    message: 'Takes a package from an address without encryption or name.',
    isHarmless: isHouseRegistry,
  },
  {
    pattern: withHosts(
      /\b(?:pip3?|uv\s{1,3}pip|python3?\s{1,3}-m\s{1,3}pip)\s{1,4}install\b[^\n]{0,200}(?:--(?:extra-)?index-url|-i|--trusted-host)[\s=]{1,4}["']?(?:http:\/\/(?!<here>|<example>)|https?:\/\/\d{1,3}(?:\.\d{1,3}){3})[^\s]{3,200}/g,
    ),
    message: 'Installs packages from an address without encryption or name.',
    isHarmless: isHouseRegistry,
  },
  {
    pattern: withHosts(
      /\b(?:(?:pip3?|npm|pnpm|yarn|gem|pipx|cargo|go)\s{1,4}(?:install|add|i)\b|(?:npx|uvx)\b)[^\n]{0,60}\s(?:git\+)?http:\/\/(?!<here>|<example>)[^\s]{3,200}/g,
    ),
    message: 'Installs a package over an unencrypted address.',
    isHarmless: isHouseRegistry,
  },
  {
    pattern: withHosts(
      /\b(?:npm|pnpm|yarn)\s[^\n]{0,120}--registry[\s=]{1,4}["']?http:\/\/(?!<here>|<example>)[^\s]{3,200}|\bnpm\s{1,3}config\s{1,3}set\s{1,3}registry\s{1,3}["']?http:\/\/(?!<here>|<example>)[^\s]{3,200}/g,
    ),
    message: 'Takes packages from a foreign registry.',
    isHarmless: isHouseRegistry,
  },
  {
    pattern: withHosts(
      /(?:^|\n)\s{0,4}source\s{1,4}\(?["']http:\/\/(?!<here>|rubygems\.org<end>|<example>)[^\s"']{3,200}|\bBUNDLE_MIRROR__\w{1,40}\s{0,3}[:=]\s{0,3}["']?http:\/\/(?!<here>)[^\s"']{3,200}|\bregistry\s{0,4}=\s{0,4}["'](?:sparse\+)?http:\/\/(?!<here>|<example>)[^\s"']{3,200}/g,
    ),
    message: 'Takes packages from an address without encryption.',
    isHarmless: isHouseRegistry,
    confidence: 'medium',
  },
  {
    // Mirrors and the registries of companies look the same: a word of warning, and no more.
    pattern: withHosts(
      /\b(?:npm|pnpm|yarn|npx|bunx?|pip3?|uvx?|pipx)\s[^\n]{0,120}--(?:registry|(?:extra-)?index-url)[\s=]{1,4}["']?https:\/\/(?!(?:[\w-]{1,40}\.){0,3}(?:npmjs\.org|npmjs\.com|yarnpkg\.com|pypi\.org|pythonhosted\.org|pytorch\.org|nvidia\.com|npmmirror\.com|jsr\.io|github\.com|gitlab\.com|googleapis\.com|pkg\.dev|amazonaws\.com|azure\.com|visualstudio\.com|edu\.cn|aliyun\.com|example|example\.\w{2,4})<end>)[\w.-]{3,100}/g,
    ),
    message: 'Takes packages from a registry of its own.',
    severity: 'warn',
    confidence: 'medium',
  },
  {
    pattern:
      /"(?:pre|post)?install"\s{0,3}:\s{0,3}"[^"\n]{0,200}(?:curl|wget|base64|node\s{1,3}-e|bash\s{1,3}-c|powershell|https?:\/\/)[^"\n]{0,300}"/g,
    message: 'Runs something from elsewhere while a package is installed.',
  },
  {
    pattern:
      /\b(?:pip3?\s{1,4}install|npm\s{1,4}(?:install|i)(?:\s{1,3}-g)?)\s{1,4}(?:--?\w[\w-]{0,20}\s{1,4}){0,4}(?:reqeusts|requsets|request5|python-requests2|numpyy|nunpy|pandsa|panda5|beautifulsoup|bs5|crypt0graphy|crossenv|cross-env\.js|lodahs|loadsh|expresss|exprss|axois|axioss|chalk-next|colorss|discord\.jss|electorn|openai-api-python|openaai|anthropicc|anthropic-sdk-python|urlib3|urllib|setup-tools|python-dateutils|djnago|flaskk|pilow|scikit-learnn|tensorfllow|pytorch-nightly-gpu)\b/g,
    message: 'Installs a package whose name differs by a letter from a known one.',
    confidence: 'medium',
  },
  {
    pattern: withHosts(
      /\b(?:pip3?|uv|poetry|npm|pnpm|yarn|gem|bundle|go\s{1,3}env\s{1,3}-w)\s{1,4}(?:config\s{1,4})?(?:set\s{1,4}|--global\s{1,4}){0,2}[\w.-]{0,20}(?:index-url|registry|sources|GOPROXY=?)[\s=]{1,4}["']?(?:http:\/\/(?!<here>|<example>)|https?:\/\/\d{1,3}(?:\.\d{1,3}){3})[^\s]{3,200}/g,
    ),
    message: 'Takes packages from an address without encryption or name.',
    isHarmless: isHouseRegistry,
  },
  {
    pattern: withHosts(
      /(?:^|\n|["'\\n])\s{0,8}registry\s{0,4}=\s{0,4}https?:\/\/(?!registry\.(?:npmjs\.(?:org|com)|yarnpkg\.com)<end>)[^\s]{3,200}/g,
    ),
    followedBy: [/\bstrict-ssl\s{0,4}=\s{0,4}(?:false|null|0)\b/g],
    message: 'Takes packages from a registry that may say it is any other.',
  },
  {
    pattern: /\bpull_request_target\b/g,
    followedBy: [
      /\bgithub\.event\.pull_request\.head\.(?:sha|ref)\b|\bgithub\.head_ref\b/g,
      /\brun:(?:\s{0,3}[|>]-?\s{0,3}\n)?[^\n]{0,200}\b(?:npm|pnpm|yarn|make|pip|python3?|node|go|cargo|sh|bash|\.\/)/g,
    ],
    message: 'Has a pipeline run the code of a stranger with the secrets of the project.',
    confidence: 'medium',
  },
  {
    // A line of a hosts file: a name that everybody trusts, on a machine that is somebody's.
    pattern:
      /(?<![\d.])(?!127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)\d{1,3}(?:\.\d{1,3}){3}[ \t]{1,8}(?:registry\.(?:npmjs\.org|yarnpkg\.com)|pypi\.org|files\.pythonhosted\.org|(?:www\.|api\.|raw\.)?github(?:usercontent)?\.com|index\.crates\.io|crates\.io|rubygems\.org|proxy\.golang\.org|repo1?\.maven\.org|deb\.debian\.org|archive\.ubuntu\.com|api\.(?:anthropic|openai)\.com|accounts\.google\.com|login\.microsoftonline\.com)\b/g,
    message: 'Has a trusted name answered by another machine.',
  },
  {
    pattern:
      /\b(?:pre|post)?install["'\]]{0,3}\s{0,3}[:=]\s{0,3}["'`][^"'`\n]{2,200}["'`]|\bnpm\s{1,3}access\s{1,3}(?:list|ls)\b/g,
    followedBy: [/\bnpm\s{1,3}publish\b|["']npm["'],\s{0,3}\[\s{0,3}["']publish["']/g],
    message: 'Gives packages a program that runs at installation, and publishes them.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    // Whose certificate nobody looks at: from then on, in every project.
    pattern: /\bpip\.(?:conf|ini)\b/g,
    followedBy: [
      withHosts(
        /(?:\b|\\n)index-url\s{0,4}=\s{0,4}https:\/\/(?!<here>|<house>|<example>|(?:[\w-]{1,40}\.){0,3}(?:npmjs\.org|npmjs\.com|yarnpkg\.com|pypi\.org|pythonhosted\.org|pytorch\.org|nvidia\.com|npmmirror\.com|jsr\.io|github\.com|gitlab\.com|googleapis\.com|pkg\.dev|amazonaws\.com|azure\.com|visualstudio\.com|edu\.cn|aliyun\.com|tencent\.com|huaweicloud\.com|example|example\.\w{2,4})<end>)[\w.-]{3,100}/g,
      ),
      /\btrusted-host\s{0,4}=\s{0,4}\S/g,
    ],
    message: 'Has all packages come from a registry of its own that need not say who it is.',
    confidence: 'medium',
    onlyMeant: true,
    isHarmless: isHouseRegistry,
  },
  {
    pattern: withHosts(
      /(?:\b|\\n)(?:extra-)?index-url\s{0,4}=\s{0,4}https:\/\/(?!<here>|<house>|<example>|(?:[\w-]{1,40}\.){0,3}(?:npmjs\.org|npmjs\.com|yarnpkg\.com|pypi\.org|pythonhosted\.org|pytorch\.org|nvidia\.com|npmmirror\.com|jsr\.io|github\.com|gitlab\.com|googleapis\.com|pkg\.dev|amazonaws\.com|azure\.com|visualstudio\.com|edu\.cn|aliyun\.com|tencent\.com|huaweicloud\.com|example|example\.\w{2,4})<end>)[\w.-]{3,100}|(?:^|["'\\n])registry\s{0,4}=\s{0,4}https:\/\/(?!<here>|<house>|<example>|(?:[\w-]{1,40}\.){0,3}(?:npmjs\.org|npmjs\.com|yarnpkg\.com|pypi\.org|pythonhosted\.org|pytorch\.org|nvidia\.com|npmmirror\.com|jsr\.io|github\.com|gitlab\.com|googleapis\.com|pkg\.dev|amazonaws\.com|azure\.com|visualstudio\.com|edu\.cn|aliyun\.com|tencent\.com|huaweicloud\.com|example|example\.\w{2,4})<end>)[\w.-]{3,100}[^\n]{0,60}>>?\s{0,3}["']?(?:~|\$\{?HOME\}?)["']?\/\.npmrc\b/gm,
    ),
    message: 'Takes packages from a registry of its own.',
    severity: 'warn',
    confidence: 'medium',
  },
]
