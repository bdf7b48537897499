/** What a shell would print had it taken a value for code: the product is in none of the values. */
export const product = '42000'
/** What prints it. */
export const code = String.raw`expr 6 \* 7000`
