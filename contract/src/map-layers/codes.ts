/** Colours that are told apart by who sees no red or green, too (Okabe and Ito, 2008), on a light and a dark map. */
export const mapLayerColors = {
  blue: '#0072b2',
  sky: '#56b4e9',
  green: '#009e73',
  yellow: '#e0c400',
  orange: '#e69f00',
  red: '#d55e00',
  pink: '#cc79a7',
  grey: '#7a828e',
} as const
export type MapLayerColor = keyof typeof mapLayerColors
export const mapLayerColorNames = Object.keys(mapLayerColors) as [MapLayerColor, ...MapLayerColor[]]

/** Layers of one project. */
export const mapLayersMax = 40
export const mapFileLimits = { bytes: 20_000_000, points: 100_000, features: 10_000 } as const

/** Coordinates that a file may come in: degrees of WGS 84, and UTM of Peru's zones on both datums. */
export const mapFileEpsgs = [4326, 32717, 32718, 32719, 24877, 24878, 24879] as const
export type MapFileEpsg = (typeof mapFileEpsgs)[number]
/** In which pictures of a service are asked for, the first that it has. */
export const wmsEpsgs = [3857, 4326, 32718, 32717, 32719] as const
export type WmsEpsg = (typeof wmsEpsgs)[number]

export const mapFileFormats = ['geojson', 'kml', 'kmz', 'shapefile'] as const
export type MapFileFormat = (typeof mapFileFormats)[number]

/** What a person is told of a file that was read. */
export const mapFileNotes = [
  'network-links',
  'overlays',
  'without-geometry',
  'degenerate',
  'psad56',
  'encoding',
  'outside-peru',
] as const
export type MapFileNote = (typeof mapFileNotes)[number]
