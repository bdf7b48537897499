/** How a text stands out. Each gives the text as it is where there are no colours. */
export type Style = Readonly<Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', (text: string) => string>>
