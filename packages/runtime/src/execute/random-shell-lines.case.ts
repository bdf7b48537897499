import { array, constantFrom, oneof, type Arbitrary } from 'fast-check'

/** What lines are made of; each piece on its own between bars of their own, `€` for a dollar and a brace. */
const syntax = [
  String.raw` ¦ ¦ ¦;¦|¦||¦&&¦&¦$(¦)¦(¦'¦"¦\¦{ ¦; }¦<(¦>(¦<<<¦<¦>¦>>¦2>&1¦<&-¦$¦}¦{¦,¦..¦$((¦))¦((¦$[¦]¦[¦[[ ¦ ]]¦ == ¦ =~ ¦ -f `,
  String.raw`if ¦then ¦fi¦else ¦elif ¦#¦!¦!!¦^p1^p2¦time ¦time -p ¦x=¦x=1 ¦x+=¦x[0]=¦x=(¦case x in x) ¦case x in ¦x) ¦ ;; esac¦;;¦;&¦esac`,
  String.raw`for x in ¦for x ¦for ((;x<1;x++)) ¦do ¦done¦break¦select x in ¦in ¦coproc ¦coproc x ¦$'¦$"¦~¦*¦?¦@(¦+(¦!(¦?(¦*(¦|&¦&>¦>&¦<&¦>|¦3<¦{x}>`,
  String.raw`function f¦f() ¦f¦() ¦eval ¦exec ¦command ¦builtin ¦env ¦xargs ¦nohup ¦timeout 5 ¦sh -c ¦bash -c ¦a[¦set -- ¦declare ¦export ¦trap ¦alias`,
  String.raw`printf -v x ¦printf -v PATH e¦printf ¦test -v ¦[ -v ¦[ -n ¦ ]¦ -eq ¦ -a ¦wait -p ¦jobs -x ¦jobs¦type ¦kill -l ¦cd e¦cd ¦pushd ¦popd¦unset ¦read x¦read ¦hash -p e/p0 p0¦let ¦: `,
  String.raw`PATH=e ¦PATH=e;¦BASH_ENV=e/p0 ¦ENV=e/p0 ¦PROMPT_COMMAND=p3 ¦IFS=x ¦IFS=x;¦PS4=¦CDPATH=e ¦x=p3¦x='a[$(p3)]'¦x=(p3 y)¦a=([0]=x)¦€x[@]}¦€a[0]}¦€!x@}¦local x¦readonly x¦readonly PATH=e`,
  String.raw`alias p0=p3¦shopt -s expand_aliases¦source e/s¦. e/s¦source /dev/stdin ¦trap p3 EXIT¦trap 'p3' 0¦trap -- p3 DEBUG¦exec -a p0 ¦command -p ¦builtin eval ¦env -i ¦env -S ¦env PATH=e ¦xargs -I y ¦find . -exec ¦ {} +¦ {} ';'¦ \;¦sudo ¦mapfile -C p3 -c 1 x¦enable -f ¦complete -C p3 x¦history -s ¦fc -s ¦set -x¦set -o posix¦set -- p3`,
  String.raw`€x:-¦€x:=¦€x+¦€x#¦€x/¦€#x}¦€!x}¦€x@P}¦€x^^}¦€x:¦$x¦€x}¦$$¦$#¦$@¦$0¦-¦--¦=¦:¦. ¦%¦/¦test ¦[ ¦return ¦exit ¦true¦ x¦ x ¦ -x¦1¦0¦\n¦\x70\x31`,
]
  .join('¦')
  .replaceAll('€', '${')
  .split('¦')
const signs = ['`', '\n', '\t', '\\\n', '\r\n', '\r', '$\\\n', '&\\\n&', "\\'", '\\`']
const documents = [
  '<<E\n',
  '<<-E\n',
  "<<'E'\n",
  '<<E <<F\n',
  '<<"E"x\n',
  '<<\\E\n',
  '\nE\n',
  '\n\tE\n',
  '\nF\n',
  '\nE)\n',
  '\nE;p1 x\n',
]
/** Blanks that Bash takes for letters, and what nobody sees. */
const unseen = ['\u00A0', '\u2003', '\u3000', '\u2028', '\uFEFF', '\u200B', '\v', '\f', '\u0001', '\u007F']
const pieces = oneof(
  { weight: 3, arbitrary: constantFrom('p0', 'p1', 'p2', 'p3', 'p0 ', 'p1 x ') },
  { weight: 7, arbitrary: constantFrom(...syntax, ...signs, ...documents, ...unseen) },
)
/** Lines of shell as nobody would write them, of the programs p0 to p3 and of what Bash gives a meaning to. */
export const randomShellLines: Arbitrary<string> = array(pieces, { minLength: 2, maxLength: 12 }).map((parts) =>
  parts.join(''),
)
