// A picture of how time and size grow with the number of skills, both axes in powers of ten.

const frame = { left: 60, top: 20, width: 460, height: 300 }
const series = [
  { label: 'build, ms', color: '#7a3e9d', of: ({ weighing, writing }) => weighing + writing },
  { label: 'serving, MB', color: '#3a7d44', of: ({ memory }) => memory },
  { label: 'file, MB', color: '#b5651d', of: ({ megabytes }) => megabytes },
  { label: 'task, ms', color: '#1f5fa8', of: ({ long }) => long },
  { label: 'short question, ms', color: '#c0392b', of: ({ short }) => short },
]
const lowest = -1
const highest = 6

/** @param {{ skills: number, weighing: number, writing: number, megabytes: number, short: number, long: number, memory: number }[]} rows */
export function growthPlot(rows) {
  const sizes = rows.map(({ skills }) => Math.log10(skills))
  const [first, last] = [Math.min(...sizes), Math.max(...sizes)]
  const x = (size) => frame.left + ((Math.log10(size) - first) / Math.max(1, last - first)) * frame.width
  const grid = Array.from({ length: highest - lowest + 1 }, (_, at) => {
    const value = 10 ** (lowest + at)
    const height = y(value).toFixed(1)
    const end = frame.left + frame.width
    return `<path d="M${frame.left} ${height}H${end}" stroke="#ddd"/>${text([frame.left - 6, y(value) + 4], String(value), 'text-anchor="end"')}`
  })
  const labels = rows.map(({ skills }) =>
    text([x(skills), frame.top + frame.height + 18], skills.toLocaleString('en'), 'text-anchor="middle"'),
  )
  const curves = series.map(({ label, color, of }) => {
    const points = rows.map((row) => `${x(row.skills).toFixed(1)} ${y(of(row)).toFixed(1)}`)
    const end = rows.at(-1)
    return `<path d="M${points.join('L')}" fill="none" stroke="${color}" stroke-width="2"/>${text([x(end.skills) + 8, y(of(end)) + 4], label, `fill="${color}"`)}`
  })
  const caption = text([frame.left + frame.width / 2, frame.top + frame.height + 38], 'skills', 'text-anchor="middle"')
  const parts = [...grid, ...labels, ...curves, caption].join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 370" font-family="sans-serif">\n<rect width="660" height="370" fill="#fff"/>\n${parts}\n</svg>\n`
}

/** Where a value stands, from above. */
function y(value) {
  const power = Math.min(highest, Math.max(lowest, Math.log10(Math.max(value, 1e-9))))
  return frame.top + (1 - (power - lowest) / (highest - lowest)) * frame.height
}

function text(at, content, more = '') {
  return `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" font-size="12" ${more}>${content}</text>`
}
