import { type WmsEpsg, wmsEpsgs } from '@puquio/contract/map-layers/codes'
import { childrenOf, textIn, type Xml } from './read-xml.ts'

export type Box = [west: number, south: number, east: number, north: number]
export type Capabilities = {
  title: string
  version: '1.1.1' | '1.3.0'
  format: string
  layers: { name: string; title: string; epsg: WmsEpsg | null; bbox: Box | null }[]
}

const layersMax = 1000
/** Pictures that may be transparent first. */
const formats = ['image/png', 'image/png; mode=8bit', 'image/png8', 'image/jpeg']

/** What a WMS of version 1.1.1 or 1.3.0 says of itself (OGC 01-068r3, 06-042); null where this is none. */
export function capabilitiesOf(root: Xml): Capabilities | null {
  if (root.name !== 'WMS_Capabilities' && root.name !== 'WMT_MS_Capabilities') return null
  const [capability] = childrenOf(root, 'Capability')
  if (!capability) return null
  const offered = childrenOf(capability, 'Request')
    .flatMap((request) => childrenOf(request, 'GetMap'))
    .flatMap((request) => childrenOf(request, 'Format'))
    .map(({ text }) => text.trim().toLowerCase())
  const format = formats.find((one) => offered.includes(one))
  if (format === undefined) return null
  const layers: Capabilities['layers'] = []
  const walk = (layer: Xml, inherited: { preferred: number; bbox: Box | null }) => {
    const preferred = Math.min(inherited.preferred, preferredOf(layer))
    const bbox = boxOf(layer) ?? inherited.bbox
    const name = textIn(layer, 'Name')
    if (name !== '' && name.length <= 300 && layers.length < layersMax)
      layers.push({
        name,
        title: (textIn(layer, 'Title') || name).slice(0, 200),
        epsg: wmsEpsgs[preferred] ?? null,
        bbox,
      })
    for (const child of childrenOf(layer, 'Layer')) walk(child, { preferred, bbox })
  }
  for (const layer of childrenOf(capability, 'Layer'))
    walk(layer, { preferred: wmsEpsgs.length, bbox: null })
  const [service] = childrenOf(root, 'Service')
  return {
    title: service ? textIn(service, 'Title').slice(0, 200) : '',
    version: (root.attributes['version'] ?? '').startsWith('1.3') ? '1.3.0' : '1.1.1',
    format,
    layers,
  }
}

/**
 * The place, among the systems that pictures are asked for in, of the first that a layer names itself. A number is what the
 * layers within inherit: the codes of a long list would be copied into each of them.
 */
function preferredOf(layer: Xml): number {
  const codes = new Set(
    [...childrenOf(layer, 'CRS'), ...childrenOf(layer, 'SRS')].flatMap(({ text }) =>
      // Some services write several codes into one element.
      text.trim().toUpperCase().split(/\s+/),
    ),
  )
  const at = wmsEpsgs.findIndex((epsg) => codes.has(`EPSG:${epsg}`))
  return at < 0 ? wmsEpsgs.length : at
}

function boxOf(layer: Xml): Box | null {
  const [box] = childrenOf(layer, 'EX_GeographicBoundingBox')
  const [old] = childrenOf(layer, 'LatLonBoundingBox')
  const sides = box
    ? ['westBoundLongitude', 'southBoundLatitude', 'eastBoundLongitude', 'northBoundLatitude'].map(
        (side) => Number(textIn(box, side) || Number.NaN),
      )
    : old
      ? ['minx', 'miny', 'maxx', 'maxy'].map((side) => Number(old.attributes[side]))
      : []
  const [west = 0, south = 0, east = 0, north = 0] = sides
  const isBox = sides.length === 4 && sides.every(Number.isFinite) && west < east && south < north
  return isBox ? [west, south, east, north] : null
}
