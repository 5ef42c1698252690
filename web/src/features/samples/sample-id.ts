/** Returns the id that an address names; 0, which no sample has, where it names none. */
export const idOf = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0)
