/** Where anybody has a name below the one that is registered. */
const shared =
  /(?:^|\.)(?:vercel\.app|netlify\.app|web\.app|firebaseapp\.com|pages\.dev|workers\.dev|r2\.dev|onrender\.com|herokuapp\.com|fly\.dev|surge\.sh|glitch\.me|replit\.(?:app|dev)|repl\.co|railway\.app|deno\.dev|azurewebsites\.net|windows\.net|cloudfront\.net|amazonaws\.com|digitaloceanspaces\.com|github\.io|gitlab\.io|blogspot\.com|wordpress\.com|notion\.site|webflow\.io|wixsite\.com|weebly\.com|val\.run|lovable\.app|base44\.app)$/
/** `tool.co.uk` is registered one level further down. */
const secondLevel = /^(?:co|com|org|net|ac|gov|edu|or|ne)\.[a-z]{2}$/

/** The name under which somebody registered a host: `tool` of get.tool.dev; `undefined` where anybody gets one. */
export function ownerLabel(host: string): string | undefined {
  if (shared.test(host)) return undefined
  const labels = host.split('.')
  const label = labels.at(secondLevel.test(labels.slice(-2).join('.')) ? -3 : -2)
  return label === undefined || labels.length < 2 || label.length < 3 ? undefined : label
}
