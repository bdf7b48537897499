/** What the page shows, as the part of its address after `#`. */
export type Route =
  | { readonly view: 'skill'; readonly name: string; readonly file?: string }
  | { readonly view: 'log'; readonly skill?: string }
  | { readonly view: 'overview' | 'jobs' }
