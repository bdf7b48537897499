/** Something that an installer, a registry's client or a linter was seen to do wrong, and the test that Metier does not. */
export interface ReproducedFailure {
  /** What was seen, in our words. */
  readonly seen: string
  /** Path from the root. */
  readonly file: string
  /** Part of the title of the test; `%` stands for what a table puts in. */
  readonly test: string
}

const failures = 'test/packages/failures.test.ts'
const more = 'test/packages/more-failures.test.ts'
const last = 'test/packages/last-failures.test.ts'
const atOnce = 'test/packages/at-once.test.ts'
const living = 'test/packages/living.test.ts'
const archives = 'packages/runtime/src/archive/unpack-archive.test.ts'

type Row = readonly [file: string, test: string, seen: string]

const rows: readonly Row[] = [
  [last, 'whose digest somebody changed is not made to fit', 'a wrong hash in the lock is overwritten by a restore'],
  [failures, 'refuses what moved in the source', 'a restore installs what moved upstream and rewrites the hash'],
  [last, 'says of a repository which commit it was', 'no commit is recorded'],
  [failures, 'changes nothing: neither the skill that was edited', 'a check reinstalls'],
  [failures, 'changes nothing: neither the skill that was edited', 'a check throws a local edit away'],
  [more, 'makes no folder but those of the agents', 'folders of agents appear that nobody named'],
  [failures, 'a file of the user', 'a link to a file outside is copied as that file'],
  [failures, 'a folder above it', 'a link to a folder outside is copied as that folder'],
  [failures, 'an absolute path', 'an absolute link stays alive in the project'],
  [failures, 'a folder above it', 'a link that is a loop is followed'],
  [failures, "['nothing', './gone']", 'a broken link ends the program with a stack trace, half done'],
  [last, 'whose SKILL.md is a link', 'a SKILL.md that is a link has the hash of nothing'],
  [failures, 'names a digest that two different skills cannot share', 'two different skills have one hash'],
  [atOnce, 'loses nothing: each of those that install together', 'of parallel adds only one is in the lock'],
  [atOnce, 'leaves the old skill or the new one', 'a kill leaves a part of the files'],
  [atOnce, 'of many skills, killed half way', 'a kill of a large installation leaves folders and no lock'],
  [atOnce, 'leaves a lock that can be read', 'a kill leaves a lock that is cut off'],
  [failures, 'holds the marks of a merge', 'a lock with conflict markers is taken for empty and overwritten'],
  [failures, 'is no JSON', 'a lock that is no JSON is overwritten'],
  [failures, 'is of a version from the future', 'a lock of a newer version is rewritten'],
  [failures, 'keeps what it does not know', 'unknown members of the lock are dropped'],
  [failures, 'cannot fill the memory with a small file', 'a small gzip of a host fills two gigabytes of memory'],
  [archives, 'does not blow up: a gigabyte of nothing', 'a small gzip at an address fills a gigabyte of memory'],
  [archives, 'stops at the limits', 'archives of very many files'],
  [archives, 'is refused with %s, and nothing is written outside', 'a zip that writes outside, or holds links'],
  [archives, 'is refused as a tar with %s', 'a tar that writes outside, or holds links'],
  [archives, 'GNU tar with long names', 'a long name in a tar is cut off'],
  ['test/interop/clawhub.test.ts', 'does not notice other bytes', 'a download is not compared with what was published'],
  [last, 'of many of which the scanner blocks one says which', 'one blocked skill, and nothing of the rest can be had'],
  [failures, "['no frontmatter'", 'text without frontmatter is installed, or ends the installation of others'],
  [failures, "['no description'", 'a skill without a description is installed'],
  [failures, "['nothing in it'", 'an empty SKILL.md is installed'],
  [failures, "['a frontmatter without end'", 'a frontmatter without end is installed'],
  [failures, "['YAML that nobody can mend'", 'broken YAML becomes a description'],
  [failures, "['a description that is a list'", 'a description that is no text is taken'],
  [failures, "['aliases that multiply'", 'aliases that multiply are expanded, or named wrongly'],
  [last, 'a name that is a number', 'a name that is a number passes a linter'],
  [last, 'a description of 5,000 characters', 'a description of 5,000 characters is taken without a word'],
  [last, 'goes by the name of the skill where its folder has another', 'name and folder differ'],
  [more, 'spaces and capitals in its name', 'a name with capitals and spaces is written as it is'],
  [failures, 'such as %s leads nowhere but to its own folder', 'a name with dots and slashes is a key of the lock'],
  [failures, 'such as %s leads nowhere but to its own folder', 'the name __proto__ writes an empty entry'],
  [
    failures,
    'that two different skills of a source have is refused',
    'of two with one name the second is dropped silently',
  ],
  [
    failures,
    'that differs from another in its capitals alone',
    'of two that differ in capitals one overwrites the other',
  ],
  [failures, 'that is taken by a skill from elsewhere', 'a skill from elsewhere replaces one of its name'],
  [failures, "['a mark at its beginning'", 'a byte order mark is an error'],
  [failures, "['lines of Windows'", 'lines of Windows are changed'],
  [last, 'when SKILL.md is no UTF-8', 'bytes that are no UTF-8 become others'],
  [more, 'bytes of Latin-1 beside it', 'files of other encodings'],
  [
    failures,
    'is told that the bytes are others',
    'bytes with another digest are left out silently, as if the file were not there',
  ],
  [
    failures,
    'that answers for one of the files with an error',
    'a skill is installed without the file that could not be had',
  ],
  [failures, 'says of a download where it came from', 'a direct download is not recorded'],
  [last, 'from a host keeps what may be executed executable', 'what a host publishes loses its executable bit'],
  [more, 'keeps what may be executed executable', 'a script loses its executable bit'],
  [last, 'for one agent with a folder of its own links', 'for one agent it is a copy without being told'],
  [last, 'leaves out no file because of its name', 'files of certain names are left out'],
  [failures, 'fail when there is nothing to remove', 'success when there is nothing of that name'],
  [
    'test/packages/searched.test.ts',
    'says which source did not answer',
    'a search without network finds nothing, and that is all',
  ],
  ['packages/core/src/package/parse-source.test.ts', 'reads %s', 'an address of this disk becomes one of the web'],
  [failures, 'leave nothing behind when the source cannot be had', 'a failed clone leaves a folder'],
  [more, 'such as %s is no skill to read', 'a name with dots reads outside the folder of skills'],
  [failures, 'do not let a description end the block', 'a description ends the block that it stands in'],
  [more, 'with nothing new at the source rewrites no file', 'an update copies everything again'],
  [living, 'leaves every folder of an agent, is remembered', 'a skill that is disabled stays where agents see it'],
  [more, 'takes the skills of a repository one by one', 'a repository is installed as one skill'],
  [failures, 'says right after an install that nothing differs', 'what was just installed is called missing'],
  [more, 'two that are one where capitals do not count', 'files of one skill that overwrite each other elsewhere'],
  [last, 'when a file of it is a link to a file of the machine', 'a linter does not see links'],
]

/** All that was reproduced with real programs. */
export const reproducedFailures: readonly ReproducedFailure[] = rows.map(([file, test, seen]) => ({ file, test, seen }))
