/** Where anybody has a name below the one that is registered. */
const shared =
  /(?:^|\.)(?:vercel\.app|netlify\.app|web\.app|firebaseapp\.com|pages\.dev|workers\.dev|r2\.dev|onrender\.com|herokuapp\.com|fly\.dev|surge\.sh|glitch\.me|replit\.(?:app|dev)|repl\.co|railway\.app|deno\.dev|azurewebsites\.net|windows\.net|cloudfront\.net|amazonaws\.com|digitaloceanspaces\.com|github\.io|gitlab\.io|blogspot\.com|wordpress\.com|notion\.site|webflow\.io|wixsite\.com|weebly\.com|val\.run|lovable\.app|base44\.app)$/

/** Is the name at the front one that anybody gets from the keeper of the rest: `tool.vercel.app`? */
export function isSharedHost(host: string): boolean {
  return shared.test(host)
}
