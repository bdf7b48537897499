/** What a quotation begins with: a paragraph without one says all that stands in it. */
export const quoteMark = /["“«「]/
