/**
 * By what two names are the same: without case, accents and doubled spaces. The database's
 * name_key() does the same, so that its unique indexes agree with what a person was told.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
