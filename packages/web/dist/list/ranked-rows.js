/** The rows to show: what search ranked, best first, then whatever else contains the words, by name. */
export function rankedRows(rows, { query, state, found }) {
    const shown = rows.filter((row) => state === 'all' || stateOf(row) === state);
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0)
        return shown.map((row) => ({ row, why: [] }));
    const byLocation = new Map(shown.map((row) => [row.location, row]));
    const ranked = [];
    for (const { location, why } of found?.matches ?? []) {
        const row = byLocation.get(location);
        if (row === undefined)
            continue;
        byLocation.delete(location);
        ranked.push({ row, why: [...new Set(why.flatMap((each) => each.words))] });
    }
    const contains = (text) => words.every((word) => text.includes(word));
    const others = [...byLocation.values()];
    const named = others.filter(({ name }) => contains(name.toLowerCase()));
    const isNamed = new Set(named);
    const told = others.filter((row) => !isNamed.has(row) && contains(`${row.name} ${row.description} ${row.location}`.toLowerCase()));
    return [...ranked, ...[...named, ...told].map((row) => ({ row, why: [] }))];
}
function stateOf(row) {
    return row.shadowedBy === undefined ? row.state : 'shadowed';
}
