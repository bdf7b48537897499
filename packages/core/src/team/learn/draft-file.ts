/** File of a draft that says for whom it is and why; no part of the skill. */
export const draftFile = 'draft.json'
