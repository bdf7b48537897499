/** File of a team that says what of it came from Metier, in the form of `skills-lock.json`. */
export const teamLock = 'skills-lock.json'
