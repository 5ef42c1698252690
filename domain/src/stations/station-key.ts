/**
 * Returns the key by which station codes are compared, without case and spaces. The database's
 * station_key() does the same; a test compares them.
 */
export const stationKey = (code: string): string =>
  code
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[a-zà-öø-ÿœ]+/g, (letters) => letters.toUpperCase())
