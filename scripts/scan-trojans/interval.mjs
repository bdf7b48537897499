/** A share with Wilson's interval of 95 %. */
export function interval(hits, count) {
  if (count === 0) return '-'
  const z = 1.96
  const share = hits / count
  const middle = share + (z * z) / (2 * count)
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))
  const bound = (value) => (Math.max(0, value) / (1 + (z * z) / count)).toFixed(3)
  return `${share.toFixed(3)} (${bound(middle - spread)} to ${bound(middle + spread)})`
}
