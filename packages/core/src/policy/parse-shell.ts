import { forEachChild, parse, type ParsedScript, type SyntaxNode } from 'unbash'

/** The one door to the shell parser, so that another can stand behind it. Positions are UTF-16 units of the line. */
export type ShellNode = SyntaxNode
export type ShellScript = ParsedScript
export type {
  Command as ShellCommand,
  CommandArgument as ShellArgument,
  CommandNode as ShellNodeOfCommand,
  CompoundList as ShellList,
  DoubleQuotedChild as ShellChildOfQuoted,
  HereDocBody as ShellDocument,
  PipelineNode as ShellPipeline,
  Redirection as ShellRedirection,
  Statement as ShellStatement,
  Word as ShellWord,
  WordPart as ShellWordPart,
} from 'unbash'

/** Never throws on text: what is wrong stands in `errors` of the script and of the scripts within it. */
export function parseShell(line: string): ShellScript {
  return parse(line)
}

/** Calls once for each direct child, those within words and substitutions included. */
export function forEachShellChild(node: ShellNode, visit: (child: ShellNode) => void): void {
  forEachChild(node, visit)
}
