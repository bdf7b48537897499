import { pageHeaders } from './page-headers.ts'

/** What stands at `/` where no page is installed: the address, and what to do with it. */
export function plainPage(url: string, version: string): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Metier</title>
<h1>Metier ${version} is running</h1>
<p>MCP clients connect to <code>${url}</code>.</p>
<ul>
<li><code>metier connect claude-code</code> (or cursor, vscode, codex, …) writes that into a client's configuration.</li>
<li><a href="/openapi.json">/openapi.json</a> describes the HTTP interface, <a href="/health">/health</a> says that it lives.</li>
<li><code>metier list</code> shows which skills are served.</li>
</ul>
</html>
`
  return new Response(html, { headers: { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' } })
}
