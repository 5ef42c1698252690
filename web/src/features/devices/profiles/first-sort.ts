/** Of the list of profiles, where its address names none. */
export const firstSort = 'name'
