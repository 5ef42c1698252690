/**
 * Stations whose codes have one key are one station: case and spaces aside. The database's
 * station_key() says the same of every text; a test compares them.
 */
export const stationKey = (code: string): string =>
  code
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[a-zà-öø-ÿœ]+/g, (letters) => letters.toUpperCase())
