// Who comes to a block and who to a warning, by group of examples, by models that had not seen the group.

const isFitted = ({ group }) => group.startsWith('fitted')

export function report(bags, scores, { block, warn }) {
  const withRows = bags.flatMap((bag, index) => (bag.rows.length > 0 ? [{ ...bag, score: scores[index] }] : []))
  console.log(`| | number | blocked at ${block} | or warned of at ${warn} |\n|---|---|---|---|`)
  for (const kind of ['attacks', 'originals', 'lookalikes', 'published']) {
    const ofKind = withRows.filter((bag) => bag.kind === kind)
    line(
      kind,
      ofKind.filter((bag) => !isFitted(bag)),
    )
    line(`${kind}, a paragraph`, ofKind.filter(isFitted))
    if (kind !== 'attacks' && kind !== 'lookalikes') continue
    for (const group of new Set(ofKind.map((bag) => bag.group)))
      line(
        `${kind}, ${group}`,
        ofKind.filter((bag) => bag.group === group),
      )
  }
  function line(title, found) {
    if (found.length === 0) return
    const count = (height) => found.filter(({ score }) => score >= height).length
    console.log(`| ${title} | ${found.length} | ${count(block)} | ${count(warn)} |`)
  }
}
