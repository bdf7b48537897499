import { toldBeside } from './told-beside.ts'

/** Something that is lost all at once. */
interface Wholesale {
  readonly message: string
  /** One after the other, close by. */
  readonly steps: readonly [RegExp, ...RegExp[]]
  /** How a page tells that the skill has to do with it. */
  readonly told: RegExp
  /** What the program names besides, wherever that stands. */
  readonly with?: RegExp
}

/** What a program waits for before it destroys something. */
interface Condition {
  readonly message: string
  readonly pattern: RegExp
  readonly told?: RegExp
}

const home = String.raw`(?:Path\.home\(\)|\bhomedir\(\)|\bexpanduser\(\s{0,2}["']~|\$\{?HOME\}?|(?<![\w/.])~(?=/)|\$env:USERPROFILE\b|%USERPROFILE%|\bDir\.home\b|\bENV\[["']HOME["']\]|\bgetenv\(["']HOME["']\))`
const kept = String.raw`(?:Documents|Desktop|Pictures|Photos|Music|Movies|Projects|projects|repos|workspace|src|\.ssh|\.gnupg|\.kube|\.aws|\.git\*?|Library)`
const removes = String.raw`(?:\brm\s{1,3}(?:-\w{1,6}\s{1,3}){0,3}|\brmtree\s{0,2}\(|\brmSync\s{0,2}\(|\bfs(?:\.promises|p)?\.rm\s{0,2}\(|\bRemove-Item\b|\bRemoveAll\s{0,2}\(|\bremove_dir_all\s{0,2}\(|\brm_rf\b|\brimraf(?:\.sync)?\s{0,2}\(|\bshred\b|\brmdir\s{1,3}/s\b|\bremoveSync\s{0,2}\(|\bdeleteRecursively\b|(?<![.\w])rm\s{0,2}\((?=[^\n]{0,100}\brecursive\b))`

const store = String.raw`table|database|collection|schema|\bdb\b|\bdata\b`
const removed = String.raw`delet|remov|clean|clear|\bwip(?:e|ing)|purg|eras|tid(?:y|ies)|organi[sz]|sort`

/** Words that speak of removing alone: to delete a row or to clean a table is something else. */
const all =
  /destroy|terminat|tears? ?down|decommission|uninstall|\bwip(?:e|ing)|purg(?:e|ing)|clean(?:s|ing)?[- ]?up (?:of )?(?:clusters?|resources?|accounts?|stacks?|machines?|namespaces?|environments?)/

const wholesale: readonly Wholesale[] = [
  {
    message: 'Drops every table or database it finds, of which the skill says nothing.',
    steps: [
      /\bpg_tables\b|\bpg_database\b|\binformation_schema\b|\bsqlite_(?:master|schema)\b|\bSHOW\s{1,3}(?:TABLES|DATABASES)\b|\bsys\.tables\b|\blist_?[cC]ollection(?:_n|N)?a?m?e?s\b|\blist_?[dD]atabase(?:_n|N)?a?m?e?s\b|\bget_table_names\b|\btable_names\b|\bconnection\.tables\b/gi,
      /\bDROP\s{1,3}(?:TABLE|DATABASE|SCHEMA)\b|(?<!checkpoint\s?[(=]\s?)\bTRUNCATE\b|\bdrop_?(?:collection|database|table)?\s{0,2}\(|\bDELETE\s{1,3}FROM\s{1,3}["'`]?\s{0,3}[{$+%#.]/gi,
    ],
    told: toldBeside(
      String.raw`\breset|\bdrop|\bwipe|truncat|tear ?down|\bpurge|empt(?:y|ies)|from scratch|start over`,
      store,
    ),
  },
  {
    message: 'Empties a whole database, of which the skill says nothing.',
    steps: [
      /\bDROP\s{1,3}DATABASE\b(?!\s{1,3}IF\s{1,3}EXISTS\s{1,3}\w{0,20}test)|\bDROP\s{1,3}SCHEMA\s{1,3}public\s{1,3}CASCADE\b|\bdropDatabase\s{0,2}\(|\bdrop_database\s{0,2}\(|\bFLUSHALL\b|\.flushall\s{0,2}\(/gi,
    ],
    told: toldBeside(
      String.raw`\breset|\bdrop|\bwipe|truncat|tear ?down|\bpurge|empt(?:y|ies)|from scratch|start over|clean|migrat|fixture|test database`,
      store,
    ),
  },
  {
    message: 'Takes away the way back to older states, of which the skill says nothing.',
    steps: [
      /\breflog["',\s]{1,4}expire\b[^\n]{0,60}--expire(?:-unreachable)?["',=\s]{1,4}now\b|\bwbadmin\s{1,4}delete\b|\btmutil["',\s]{1,4}(?:delete|disable)|\bput-bucket-versioning\b[^\n]{0,120}Suspended|\b(?:delete-(?:db-(?:cluster-)?snapshot|recovery-point|backup-vault|snapshot)|skip-final-snapshot)\b|\bbackups["',\s]{1,4}delete\b|\brestic\b[^\n]{0,80}\bforget\b[^\n]{0,60}--prune\b|\bzfs["',\s]{1,4}destroy["',\s]{1,4}-\w{0,3}[rR]/gi,
    ],
    told: /reflog|histor|backup|snapshot|versioning|recover|retention|\bprun|garbage|disk space/,
  },
  {
    message: 'Takes away what a machine could be restored from, of which the skill says nothing.',
    steps: [
      /\brecoveryenabled["',\s]{1,4}no\b|\bDisable-ComputerRestore\b|\bdelete["',\s]{1,4}(?:shadows|catalog)\b|\bWin32_ShadowCopy\b[^\n]{0,80}\b(?:Remove|Delete)/gi,
    ],
    told: /shadow cop|restore points?|recovery (?:environment|partition|mode)|vssadmin/,
  },
  {
    message: 'Overwrites every branch of a repository, of which the skill says nothing.',
    steps: [
      /\bfor-each-ref\b|\bbranch["',\s]{1,4}(?:-r|-a|--all|--remotes|--format)\b|\bls-remote\b/g,
      /\bpush["',\s]{1,4}(?:-\w\s{1,3}|-\w["',]{1,2}\s{0,2})?(?:[\w$"'{}-]{1,24}["',\s]{1,4})?(?:--force|-f|--delete|--mirror)\b(?!-with-lease)/g,
    ],
    told: toldBeside('force|stale|clean|delet|prun|mirror|rewrit', String.raw`branch|\brefs?\b|\bremotes?\b|\bpush`),
  },
  {
    message: 'Removes all machines, services or stores of an account, of which the skill says nothing.',
    steps: [
      /\bdescribe[-_](?:db[-_])?(?:instances|clusters|stacks)\b|\blist[-_](?:buckets|functions|tables|stacks|clusters|objects\w{0,4})\b|\bkubectl["',\s]{1,4}get\b|\bhelm["',\s]{1,4}(?:list|ls)\b|\b(?:compute|projects|container|run|sql)\b[^\n]{0,30}\blist\b|\b(?:group|vm|resource)["',\s]{1,4}list\b|\bgh["',\s]{1,4}repo["',\s]{1,4}list\b|\bdoctl\b[^\n]{0,40}\blist\b|\b(?:buckets|instances)\.all\b/g,
      /\bterminate[-_]instances\b|\bdelete[-_](?:db[-_](?:instance|cluster)|function|stack|table|bucket|cluster|repository)\b|\brb["',\s]{1,4}[^\n]{0,60}--force\b|\bkubectl["',\s]{1,4}(?:-\w\s{1,2}\S{1,40}\s)?delete\b|\bhelm["',\s]{1,4}(?:uninstall|delete)\b|\binstances["',\s]{1,4}delete\b|\bprojects["',\s]{1,4}delete\b|\b(?:group|vm|resource)["',\s]{1,4}delete\b|\brepo["',\s]{1,4}delete\b|\.terminate\s{0,2}\(/g,
    ],
    told: all,
  },
  {
    message: 'Takes down what is built, without a question, of which the skill says nothing.',
    steps: [
      /\b(?:terraform|tofu|pulumi|cdk)["',\s]{1,4}destroy\b[^\n]{0,60}(?:-auto-approve|--yes|-y\b|--force)|\baz["',\s]{1,4}group["',\s]{1,4}delete\b[^\n]{0,80}(?:--yes|-y\b)|\bprojects["',\s]{1,4}delete\b[^\n]{0,60}(?:--quiet|-q\b)|\bapps:destroy\b[^\n]{0,60}--confirm|\bkubectl["',\s]{1,4}delete\b[^\n]{0,80}--all(?:-namespaces)?\b|\bgh["',\s]{1,4}repo["',\s]{1,4}delete\b[^\n]{0,60}--(?:yes|confirm)/g,
    ],
    told: all,
  },
  {
    message: 'Overwrites files one after another with nothing or with noise, of which the skill says nothing.',
    steps: [
      /\b(?:r?glob(?:Sync)?|walk|iterdir|scandir|listdir|readdir(?:Sync)?|WalkDir|Get-ChildItem|gci|find)\b/g,
      /\bwrite(?:_bytes|_text|FileSync|File)?\s{0,2}\([^\n]{0,60}(?:\burandom\b|\btoken_bytes\b|\brandomBytes\b|\bos\.random\b)|\btruncateSync\s{0,2}\(|\btruncate\s{1,3}-s\s{0,3}0\b|\bof=["']?\$\w[^\n]{0,60}|\bif=\/dev\/u?random[^\n]{0,30}of=["']?\$|\bshred\s{1,3}-|\bWriteAllBytes\s{0,2}\(/g,
    ],
    told: /shred|wipe|overwrit|secure(?:ly)? (?:delet|eras|remov)|scrub|eras|anonymi|truncat|test data|fuzz/,
  },
  {
    message: 'Deletes the history of every project that it finds, of which the skill says nothing.',
    steps: [/\bfind\s[^\n]{0,120}-name\s{1,3}["']?\.git\b[^]{0,240}?\brm\s{1,3}-\w{0,4}r/g],
    told: /\.git (?:director|folder)|nested (?:git )?repositor|history/,
  },
  {
    message: 'Empties every file that it comes to, of which the skill says nothing.',
    steps: [
      /\bfor\s{1,3}\(?(?:const |let )?(\w{1,20})\s{1,3}(?:in|of)\s[^\n]{0,80}\b(?:r?glob|walk|iterdir|scandir)\w{0,4}\b[^]{0,500}?\b(?:\1\.write_(?:bytes|text)\s{0,2}\(\s{0,2}b?(?:""|''|["']\\(?:0|x00)["']\s{0,2}\*)|writeFileSync\s{0,2}\(\s{0,2}\1\s{0,2},\s{0,2}(?:""|''|\x60\x60)\s{0,2}\))/g,
    ],
    told: /shred|wipe|overwrit|secure(?:ly)? (?:delet|eras|remov)|scrub|truncat|fuzz/,
  },
  {
    message: 'Deletes what the user keeps in the home directory, of which the skill says nothing.',
    steps: [
      /\b(?:Documents|Desktop|Pictures|Photos)\b/g,
      new RegExp(
        `${removes}[^\\n;|&]{0,60}${home}["')]{0,3}\\s{0,2}[/\\\\,+]{0,2}\\s{0,2}["'/\\\\]{0,2}(?:\\s{0,2}[+,.]\\s{0,2})?[$\\w{]`,
        'g',
      ),
    ],
    told: toldBeside(removed, 'documents|desktop|pictures|photos'),
  },
  {
    message:
      'Deletes folder after folder of what the user keeps in the home directory, of which the skill says nothing.',
    steps: [
      new RegExp(
        String.raw`(?:["'\s/](?:Documents|Desktop|Pictures|Photos|Music|Movies|Videos|Downloads|Projects)["'\s)]{1,3},?[^\n]{0,60}){2}`,
        'g',
      ),
      new RegExp(String.raw`${removes}\s{0,2}(?:[\w.]{1,20}\.join\s{0,2}\(\s{0,2}|[fF]?["'\x60]?\$?\{?)[A-Za-z_]`, 'g'),
    ],
    told: toldBeside(removed, 'desktop|pictures|photos|downloads|home (?:folder|directory)'),
    with: new RegExp(home),
  },
  {
    message: 'Deletes what it finds where people and services keep their own, of which the skill says nothing.',
    steps: [
      // What is older than so many days goes by its age, as backups and logs do everywhere.
      /\bfind\s{1,3}["']?\/(?:home|srv|Users|data|mnt|media|root|var\/(?:lib|www|backups))\b(?![^\n]{0,200}-[acm](?:time|min)\s{1,3}\+\d)[^\n]{0,200}(?:-delete\b|-exec(?:dir)?\s{1,3}(?:rm|shred|truncate|dd)\b|\|\s{0,3}xargs\s[^\n]{0,20}\b(?:rm|shred)\b)/g,
    ],
    told: all,
  },
  {
    message: 'Takes the rights to its own files from the user, of which the skill says nothing.',
    steps: [
      new RegExp(
        String.raw`\bchmod\s{1,3}-R\s{1,3}(?:0{1,4}|a-rwx|-rwx|a=)\s{1,3}["']?${home}|\bchflags\b[^\n]{0,20}\buchg\s{1,3}["']?${home}|\bicacls\b[^\n]{0,80}/deny\b`,
        'g',
      ),
    ],
    told: /permission|rights|lock/,
  },
]

const conditions: readonly Condition[] = [
  {
    message: 'Waits for a certain day and then deletes something.',
    pattern:
      /(?:\bdate\.today|\bdatetime\.(?:now|today|utcnow)|\btime\.time|\bDate\.now|\bnew Date|\bGet-Date|\bTime\.now|\btime\.Now|\bdate\(["']Y|\bDateTime\.(?:Utc)?Now|\bdate\s{1,3}["']?\+%)[^\n]{0,60}(?:[<>]=?|-[gl][te]\b|\.After\(|\.Before\()[^\n]{0,40}(?:\b20[2-9]\d(?:[01]\d[0-3]\d)?\b|\b1[7-9]\d{8}(?:\d{3})?\b|\b1\.[7-9]\d{0,3}e\d)/g,
  },
  {
    // The day has a name, and stands above: `SEASON_END = date(2026, 9, 30)`.
    message: 'Waits for a certain day and then deletes something.',
    pattern:
      /(?:\btoday\(\)|\b(?:utc)?now\([^)\n]{0,30}\)|\bnew Date\(\)|\bDate\.now\(\))[^\n]{0,30}[<>]=?\s{0,2}([A-Z][A-Z_]{2,40})\b(?<=\b\1\s{0,3}=\s{0,3}(?:(?:datetime\.)?(?:date(?:time)?)?\s{0,2}\(\s{0,2}|(?:new Date|Date\.parse)\s{0,2}\(\s{0,2}["']|["'])20[2-9]\d[^]{0,3000})/g,
  },
  {
    // The moment is told by a parameter, or a number in milliseconds stands above.
    message: 'Waits for a certain day and then deletes something.',
    pattern:
      /\bnow\b\s{0,2}[<>]=?\s{0,2}([A-Z][A-Z_]{2,40})\b(?<=\b\1\s{0,3}=\s{0,3}1[7-9]\d{8}(?:\d{3})?\b[^]{0,3000})/g,
  },
  {
    message: 'Deletes something on a certain day of the week or the month.',
    pattern:
      /(?:\.(?:iso)?weekday\(\)|\.getDay\(\)|\.getDate\(\)|\.(?:Weekday|Day)\(\)|\.DayOfWeek\b|\bTime\.now\.(?:w?day|\w{6,9}\?)|\bdate\.today\(\)\.day\b|\.now\(\)\.day\b)\s{0,2}(?:[=!]==?|-eq\b|-ne\b|%)\s{0,2}["']?[\w.]|\bdate\s{1,3}["']?\+%[uwdaAj]\b[^\n]{0,12}(?:===?|=|-eq)\s/g,
    told: /weekly|monthly|rotat|retention|schedul|every (?:week|month|monday|friday|sunday)/,
  },
  {
    message: 'Deletes what the user keeps in the home directory.',
    pattern:
      /(?:Path\.home\(\)|homedir\(\)|\bDir\.home|\buser\.home["']?\)?)[^\n]{0,30}\b(?:Documents|Desktop|Pictures|Movies|Music|Photos)\b[^\n]{0,20}(?:r?glob|iterdir|walk|readdir|listFiles|children)/g,
    told: toldBeside(removed, 'documents|desktop|pictures|movies|music|photos'),
  },
  {
    message: 'Throws dice before it deletes something.',
    pattern:
      /(?:\brandom(?:\.random)?\(\)|\bMath\.random\(\)|\brand\(\)|\brandint\s{0,2}\([^\n)]{1,20}\)|\brand\.(?:Intn|Float64)\([^)\n]{0,12}\)|\brandrange\s{0,2}\([^\n)]{1,20}\)|\bmt_rand\([^)\n]{0,12}\)|\$RANDOM\s{0,2}%\s{0,2}\d{1,4}\s{0,2}\)*|\bGet-Random\b[^\n]{0,40})\s{0,2}\)?\s{0,2}(?:[<>]=?|===?|-(?:eq|lt|gt|le))\s{0,2}[\d.]/g,
    told: /random|chaos|fault|flak|probab|simulat|sampling|game|fuzz/,
  },
  {
    message: 'Deletes something on certain machines only.',
    pattern:
      /(?:\bgethostname\(\)|\bos\.hostname\(\)|\bplatform\.node\(\)|\bhostname\s{0,2}\)|\bgetpass\.getuser\(\)|\bwhoami\s{0,2}\)|\buserInfo\(\)\.username|\$env:COMPUTERNAME\b|\$env:USERNAME\b)["']?\s{0,2}(?:===?|=~?|-(?:eq|match|like)\b|\bin\b|\.(?:startswith|startsWith|includes|endswith|endsWith)\()\s{0,2}[["'(\w*]/g,
    told: /hostname|\bhosts?\b/,
  },
]

const own = new RegExp(
  String.raw`${removes}[^\n;|&]{0,100}${home}["')]{0,3}\s{0,2}[/\\,+]{0,2}\s{0,2}["'/\\]{0,2}${kept}["'\s);*/]{0,2}(?=$|[\s;|&"'),])`,
  'gm',
)

const destroys =
  /(?<![.\w])rm\s{0,2}\([^\n]{0,100}\brecursive\s{0,2}:\s{0,2}true|\brm\s{1,3}-\w{0,4}[rf]|\brmtree\b|\brmSync\b|\brimraf\b|\bunlink(?:Sync)?\b|\bshred\b|\bRemove-Item\b|\bClear-Content\b|\bRemoveAll\b|\bremove_dir_all\b|\brm_rf\b|\bfs\.rm\b|\bupdate-ref\s{1,3}-d\b|\bos\.remove\b|\bsend2trash\b|-delete\b|\btruncate\b|\bDROP\s{1,3}(?:TABLE|DATABASE|SCHEMA)\b|\bTRUNCATE\b|\bDELETE\s{1,3}FROM\b|\bkubectl["',\s]{1,4}delete\b|\bterminate[-_]instances\b|\bpush["',\s]{1,4}[^\n]{0,40}(?:--force(?!-with-lease)|["'\s]-f\b)|\breset["',\s]{1,4}--hard\b|\bclean["',\s]{1,4}-\w{0,3}f|\bDirectory\.Delete\b|\bFile\.Delete\b|\bdeleteRecursively\b|\bdelete_many\b|\bdeleteMany\b|\bwriteFileSync\s{0,2}\(\s{0,2}\w{1,12}\s{0,2},\s{0,2}["'`][^"'`$\n]{0,6}["'`]\s{0,2}\)/

/** Walks over all that the user has. */
const roams =
  /\b(?:find|fd)\s{1,3}["']?(?:~|\$\{?HOME\}?)\/?["']?\s|\b(?:os\.walk|walk|glob|readdir(?:Sync)?|listdir|scandir)\s{0,2}\([^\n]{0,30}(?:Path\.home\(\)|homedir\(\)|expanduser\s{0,2}\(\s{0,2}["']~["'])|(?:Path\.home\(\)|homedir\(\))\)?\.(?:rglob|iterdir|glob)\s{0,2}\(|\b(?:Get-ChildItem|gci)\s[^\n]{0,20}(?:\$HOME|~|\$env:USERPROFILE)["']?\s|\$\{?HOME\}?["']?\/(?:Documents|Desktop|Pictures)\b/g

/** What is made anew by itself, and may go. */
const worthless =
  /node_modules|__pycache__|\.DS_Store|[Cc]aches?\b|\btmp\b|\btemp\b|\.pyc|\bdist\b|\btarget\b|\bbackups?\b|\.bak\b|\bold\b|\.log\b|\blogs?\b|[Tt]rash|\.lock\b|\.pid\b|\.swp\b/

/** What is lost by programs, by kinds. */
export const lossKinds = { wholesale, conditions, own, destroys, roams, worthless } as const
