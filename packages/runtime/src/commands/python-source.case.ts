/** A file with one command, `go`; of its body, one line. */
export const pythonSource = (body: string, signature = ''): string =>
  `from agent.skills.decorators import skill_script\n\n@skill_script(name="go", category="read", description="Goes.")\nasync def go(${signature}) -> str:\n    ${body}\n`
