/** What a trust file says that it is. */
export const trustFileSchema = 'metier.trust-file/1'
