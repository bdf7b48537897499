import { isOwnKey } from '../is-own-key.ts'
import { isMirrorSetting } from '../is-mirror-setting.ts'
import { isPlainJob } from '../is-plain-job.ts'
import { isToldTask } from '../is-told-task.ts'
import type { CodePattern } from './code-pattern.ts'

/** What fetches or unpacks something. */
const remote = '(?:curl|wget|https?:\\/\\/|base64|\\/dev\\/tcp|\\bnc\\b|python3?\\s+-c|DownloadString|iwr|irm)'

const starts =
  /\bsystemctl\b[^\n]{0,40}\benable\b|\bcrontab\s{1,3}(?!-l\b)|LaunchAgents\b|\blaunchctl\s{1,3}(?:load|bootstrap)\b|\.config\/autostart\b|>>\s{0,3}["']?[~$/][^\n]{0,30}\.(?:bashrc|zshrc|profile|bash_profile|zprofile)\b|CurrentVersion\\{1,2}Run\b|\bschtasks\b|\bRegister-ScheduledTask\b/gi

/** What stays after the skill is gone: jobs, start files, keys of others. */
export const persistencePatterns: readonly CodePattern[] = [
  {
    // Whoever opens the folder starts it; one that is never shown is there for nobody who works in it.
    pattern:
      /"reveal"\s{0,3}:\s{0,3}"never"(?=[^]{0,400}?"runOn"\s{0,3}:\s{0,3}"folderOpen")|"runOn"\s{0,3}:\s{0,3}"folderOpen"(?=[^]{0,400}?"reveal"\s{0,3}:\s{0,3}"never")/g,
    message: 'Has an editor start something unseen when the folder is opened.',
    confidence: 'medium',
    isHarmless: (_, { path }) => !/(?:^|\/)\.vscode\/tasks\.json$/.test(path),
  },
  {
    pattern:
      /\b(?:NODE_OPTIONS|BASH_ENV|PYTHONSTARTUP|LD_PRELOAD|DYLD_INSERT_LIBRARIES|PERL5OPT|RUBYOPT|JAVA_TOOL_OPTIONS)\b[^\n]{0,12}=[^\n]{0,60}(?:\/tmp\/|\/dev\/shm\/|\/var\/tmp\/|\$TMPDIR)/g,
    message: 'Has every program load something out of a directory that everybody can write.',
    confidence: 'medium',
  },
  {
    pattern: /\bconfig\s{1,4}set\s{1,4}dir\s{1,4}["']?[^\s"']{0,80}\.ssh\b/gi,
    message: 'Has a database write a key that lets somebody log in.',
  },
  {
    pattern:
      /\bgit\s{1,4}config\s{1,4}(?:--global|--system)\s{1,4}(?:core\.(?:hooksPath|pager|editor|sshCommand|fsmonitor|askPass)|init\.templateDir|credential\.helper|alias\.\w{1,20})\b/g,
    followedBy: [/\b(?:curl|wget|nc|ncat|iwr|irm)\b[^\n]{0,300}(?:https?:\/\/|\d{1,3}(?:\.\d{1,3}){3})/g],
    message: 'Has Git reach another machine each time it is used.',
    confidence: 'medium',
  },
  {
    pattern:
      /(?:>>?|tee\s{1,4}(?:-a\s{1,4})?)\s{0,4}["']?(?:~|\$HOME|\$\{HOME\}|\/root|\/home\/\w{1,30})\/\.ssh\/authorized_keys|authorized_keys['"]\s{0,4},\s{0,4}['"]a/g,
    message: 'Lets somebody else log in by SSH.',
    isHarmless: isOwnKey,
  },
  {
    pattern: new RegExp(
      `\\bcrontab\\b[^\\n]{0,200}${remote}|\\b(?:echo|printf)\\b[^\\n]{0,200}${remote}[^\\n]{0,300}\\|\\s{0,4}crontab\\b|(?:>>?|tee)\\s{0,4}\\/etc\\/cron[^\\n]{0,100}`,
      'g',
    ),
    message: 'Sets up a job that fetches and runs something again and again.',
    isHarmless: isPlainJob,
  },
  {
    pattern: new RegExp(
      `\\b(?:echo|printf|cat)\\b[^\\n]{0,200}${remote}[^\\n]{0,300}>>?\\s{0,4}["']?(?:~|\\$HOME|\\$\\{HOME\\})\\/\\.(?:bashrc|zshrc|profile|bash_profile|zprofile|zshenv)`,
      'g',
    ),
    message: 'Writes a command into a start file of the shell.',
    isHarmless: isMirrorSetting,
  },
  {
    // In a page as well: whoever follows it writes it there.
    pattern: /\b(?:irm|iwr|Invoke-RestMethod|Invoke-WebRequest)\b[^\n]{4,240}\|\s{0,3}(?:iex|Invoke-Expression)\b/gi,
    followedBy: [/\$PROFILE\b/gi, /\b(?:Add-Content|Set-Content|Out-File)\b/gi],
    message: 'Writes a command into a start file of the shell.',
  },
  {
    pattern:
      /(?:bashrc|zshrc|bash_profile|zprofile|zshenv)['"][^\n]{0,40}['"]a[b+]?['"][^]{0,300}?(?:curl|wget|base64|https?:\/\/|nohup)/g,
    message: 'Writes a command into a start file of the shell.',
  },
  {
    pattern:
      /(?:LaunchAgents|LaunchDaemons)\/[^]{0,600}?(?:curl|wget|https?:\/\/(?!www\.apple\.com\/)|base64|osascript)/g,
    message: 'Sets up a program that starts with the machine.',
    deed: 'start-set-up',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\b(?:cp|install|mv|ln|Copy-Item)\s{1,3}(?:-\w{1,8}\s{1,3}){0,3}["']?(?:\$0|\$\{?BASH_SOURCE\b|\$PSCommandPath\b|\$MyInvocation\b)|\b(?:shutil\.(?:copy\w{0,4}|move)|copyFileSync|copyFile)\s{0,2}\(\s{0,2}(?:os\.path\.\w{4,8}\s{0,2}\(\s{0,2})?(?:__file__|__filename|sys\.argv\[0\]|process\.argv\[1\])/g,
    followedBy: [starts],
    message: 'Copies itself and has the copy start with the machine, of which the skill says nothing.',
    confidence: 'medium',
    onlyMeant: true,
    isHarmless: ({ openText }) =>
      /\b(?:daemon|services?|systemd|cron\w*|launchd|launch ?agents?|start-?up|autostart|background|log-?in|schedul\w+)\b/.test(
        openText,
      ),
  },
  {
    pattern:
      /\breg(?:\.exe)?\s{1,4}add\b[^\n]{0,120}\\CurrentVersion\\Run\b|\bschtasks\b[^\n]{0,40}\/create[^\n]{0,200}(?:powershell|http|\.exe)|Register-ScheduledTask\b[^\n]{0,200}/gi,
    message: 'Sets up a program that starts with the machine.',
    deed: 'start-set-up',
    confidence: 'medium',
    onlyMeant: true,
    isHarmless: isToldTask,
  },
  {
    pattern: /\.git\/hooks\/(?:pre|post)-\w{3,20}[^]{0,300}?(?:curl|wget|https?:\/\/|base64)/g,
    message: 'Puts a command into a hook of git.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\bNODE_OPTIONS\b[^\n]{0,12}=[^\n]{0,20}--(?:import|require|loader|experimental-loader)[\s=]{1,2}(?:data:|https?:)[^\n]{0,200}/g,
    message: 'Has every program of Node.js load code that is no file of it.',
    confidence: 'medium',
  },
  {
    pattern: /\bauthorized_key:\s[^]{0,200}?\bkey:\s{0,3}["']?https?:\/\/(?!github\.com\/|gitlab\.com\/)[^\n]{4,200}/g,
    message: 'Lets whoever holds a key from another machine log in by SSH.',
    confidence: 'medium',
  },
  {
    // A program that is not to be taken for one, left running.
    pattern:
      /\b(?:(?:ba|z|da)?sh|python3?|node|perl|ruby)\s{1,3}[^\n;|&]{0,80}\/(?:\.(?!\.)[\w-]{2,40}|[\w.-]{1,40}\.(?:dat|bin|png|jpe?g|gif|ico|woff2?|ttf|css|svg|db|cache))["']?\s[^\n;|&]{0,40}(?:>\s{0,2}\/dev\/null|&>)[^\n]{0,20}&[ \t]{0,4}(?=\n|$)/g,
    message: 'Leaves a program running whose file does not look like one.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    pattern:
      /\b(\w{1,30})\s{0,2}=\s{0,2}[^\n]{0,100}["'`/](?:\.[\w-]{2,40}|[\w.-]{1,40}\.(?:dat|bin|png|jpe?g|gif|ico|woff2?|ttf|css|svg|db|cache))["'`][^\n]{0,20}\n[^]{0,800}?\b(?:Popen|spawn)\s{0,2}\(\s{0,2}\[?\s{0,2}(?:["'](?:python3?|node|(?:ba|z|da)?sh|perl|ruby)["']|sys\.executable|process\.execPath),\s{0,2}\[?\s{0,2}(?:str\(\s{0,2})?\1\b[^\n]{0,160}(?:start_new_session|detached)\b/g,
    message: 'Leaves a program running whose file does not look like one.',
    confidence: 'medium',
    onlyMeant: true,
  },
  {
    // Whoever installs the packages of the project runs it, for as long as the project lives.
    pattern:
      /\bscripts\b[^\n]{0,80}\b(?:pre|post)?install["'\]]{0,3}\s{0,2}[:=]\s{0,2}["'`](?:node|(?:ba|z|da)?sh|python3?)\s{1,2}[^"'`\n]{0,80}(?:^|[\s/])\.(?!bin\b|\/|\.)[\w-]{2,40}\/[^"'`\n]{1,80}["'`]/g,
    message: 'Has the packages of a project start a hidden file whenever they are installed.',
    confidence: 'medium',
    onlyMeant: true,
    isHarmless: (_, { path }) => /(?:^|\/)package\.json$/.test(path),
  },
  {
    // A day in the program, and something begun then that goes on by itself.
    pattern:
      /\b(?:datetime|date|Date|Date\.UTC|Date\.parse|time\.mktime|DateTime|Time\.new|Time\.local)\s{0,2}\(\s{0,2}["']?20[2-9]\d\b[^\n]{0,60}/g,
    followedBy: [
      /\b(?:Popen|spawn|exec(?:File|Sync)?|fork|Start-Process|system)\s{0,2}\([^\n]{0,200}(?:\bdetached\s{0,2}:\s{0,2}true|\bstart_new_session\s{0,2}=\s{0,2}True|\bDETACHED_PROCESS\b|\bstdio\s{0,2}:\s{0,2}["']ignore|\bnohup\b|\bsetsid\b)/g,
    ],
    message: 'Waits for a certain day and then starts something that goes on by itself.',
    onlyMeant: true,
  },
]
