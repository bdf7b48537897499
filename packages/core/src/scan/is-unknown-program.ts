/** Kinds of files that hold words, data, pictures or sounds, and names of files of words that have no ending. */
const known =
  /\.(?:txt|text|rst|adoc|asciidoc|org|tex|bib|log|csv|tsv|jsonl|ndjson|lock|sum|po|pot|srt|vtt|ics|eml|rtf|patch|diff|map|snap|golden|out|md5|sha\d{1,3}|sig|asc|pem|crt|cer|key|pub|png|jpe?g|gif|webp|ico|bmp|tiff?|avif|pdf|docx?|xlsx?|pptx?|od[tsp]|zip|gz|tgz|tar|bz2|xz|7z|jar|whl|wasm|exe|dll|so|dylib|bin|dat|pyc|class|o|a|ttf|otf|woff2?|eot|mp[34]|wav|ogg|flac|mov|avi|webm|db|sqlite3?|parquet|npy|pkl|pickle|onnx|gguf|safetensors|gitignore|gitkeep|gitattributes|npmignore|dockerignore|prettierignore|eslintignore|editorconfig|nvmrc|node-version|python-version|tool-versions)$/i
const wordsByName =
  /^(?:licen[cs]e|copying|notice|authors|contributors|maintainers|readme|changelog|changes|history|news|todo|version|codeowners|thanks|security|install|contributing|manifest)(?:[.-][\w-]{1,20})?$/i

/** Is it a file of which only this is known: that it is neither words nor data? Then somebody's program may read it as code. */
export function isUnknownProgram(path: string, text: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (/^CMakeLists\.txt$/i.test(name)) return true
  // What is no text at all is known by its first bytes, and by no rule for programs.
  return !known.test(name) && !wordsByName.test(name) && !/[\0\u{fffd}]/u.test(text.slice(0, 4000))
}
