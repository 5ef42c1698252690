/** What is asked of a map service, and how: parameters of OGC 01-068r3 (1.1.1) and 06-042 (1.3.0). */
export type WmsSource = {
  url: string
  version: '1.1.1' | '1.3.0'
  layer: string
  epsg: number
  format: string
}
/** In the layer's own system: x goes east, y north. */
export type Extent = { west: number; south: number; east: number; north: number }

/** Names that a request sets itself, whatever the typed address has. */
const set = new Set(
  'service request version layers styles srs crs bbox width height format transparent exceptions'.split(
    ' ',
  ),
)

function addressOf(typed: string, parameters: Record<string, string>): URL {
  const url = new URL(typed)
  url.hash = ''
  const names = Array.from(url.searchParams.keys())
  for (const name of names) if (set.has(name.toLowerCase())) url.searchParams.delete(name)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}

export const capabilitiesAddress = (typed: string): URL =>
  addressOf(typed, { SERVICE: 'WMS', REQUEST: 'GetCapabilities' })

export function pictureAddress(
  { url, version, layer, epsg, format }: WmsSource,
  { west, south, east, north }: Extent,
  { width, height }: { width: number; height: number },
): URL {
  // Since 1.3.0 the axes are those of the system, which of EPSG:4326 are latitude first.
  const isTurned = version === '1.3.0' && epsg === 4326
  const box = isTurned ? [south, west, north, east] : [west, south, east, north]
  return addressOf(url, {
    SERVICE: 'WMS',
    REQUEST: 'GetMap',
    VERSION: version,
    LAYERS: layer,
    STYLES: '',
    [version === '1.3.0' ? 'CRS' : 'SRS']: `EPSG:${epsg}`,
    // Without exponents (1e-9), which services may not read; six digits are a tenth of a metre of a degree.
    BBOX: box.map((side) => Number(side.toFixed(6))).join(','),
    WIDTH: String(width),
    HEIGHT: String(height),
    FORMAT: format,
    ...(format.startsWith('image/png') ? { TRANSPARENT: 'TRUE' } : {}),
  })
}
