// Who comes to a block and who to a warning, by group of examples, by models that had not seen the group.

export function report(bags, scores, { block, warn }) {
  const withRows = bags.flatMap((bag, index) => (bag.rows.length > 0 ? [{ ...bag, score: scores[index] }] : []))
  console.log(`| | number | blocked at ${block} | or warned of at ${warn} |\n|---|---|---|---|`)
  for (const kind of ['attacks', 'originals', 'lookalikes', 'published']) {
    const ofKind = withRows.filter((bag) => bag.kind === kind)
    const groups = kind === 'attacks' ? [...new Set(ofKind.map(({ group }) => group))] : []
    line(kind, ofKind)
    for (const group of groups)
      line(
        `attacks, hand ${group}`,
        ofKind.filter((bag) => bag.group === group),
      )
  }
  function line(title, found) {
    const count = (height) => found.filter(({ score }) => score >= height).length
    console.log(`| ${title} | ${found.length} | ${count(block)} | ${count(warn)} |`)
  }
}
