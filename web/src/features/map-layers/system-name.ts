/** A coordinate system by the words of the field: its datum, and its UTM zone. */
export const systemName = (epsg: number): string => {
  if (epsg === 4326) return 'WGS 84'
  if (epsg === 3857) return 'Web Mercator'
  return epsg < 25_000 ? `PSAD 56 UTM ${epsg - 24_860}S` : `WGS 84 UTM ${epsg - 32_700}S`
}
