/** Terms of name and description that are looked at one by one. */
export const mostIntroduced = 120
