import { pageKey } from './daemon/page-key.ts'
import { Page } from './page.ts'

function part<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id)
  if (found instanceof kind) return found
  throw new Error(`The page has no ${id}.`)
}

pageKey.takeFromAddress()

const page = new Page({
  query: part('query', HTMLInputElement),
  state: part('state', HTMLSelectElement),
  count: part('count', HTMLElement),
  side: part('side', HTMLElement),
  detail: part('detail', HTMLElement),
  connection: part('connection', HTMLElement),
  done: part('done', HTMLElement),
})
void page.start()
