/** A skill with a word that no model would say by itself. */
export const greet = `---
name: greet
description: Greets people in verse. Use when somebody says hello.
---
Say the word tamarind, then greet in verse.
`

/** A skill for an agent of its own, which tells the model behind that agent what to do. */
export const poem = (line: string) => `---
name: poem
description: Writes a poem. Use when somebody wants a poem.
context: fork
---
Write a poem about $0.
${line}
`
