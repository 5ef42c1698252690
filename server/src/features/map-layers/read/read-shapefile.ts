import type { MapFileEpsg } from '@puquio/contract/map-layers/codes'
import { collectFeatures, type CollectedFeatures, type FeatureLimits } from './collect-features.ts'
import { epsgOfProjection } from './projection.ts'
import { noAttributes, readAttributes } from './read-attributes.ts'
import { readShapes } from './read-shapes.ts'
import { readText } from './read-text.ts'
import { Refusal } from './refusal.ts'

type Read = { limits: FeatureLimits; epsg: MapFileEpsg | null }

/** The one shapefile of a zip. Without .prj its system is asked for and never guessed. */
export function readShapefile(
  files: ReadonlyMap<string, Buffer>,
  { limits, epsg }: Read,
): CollectedFeatures {
  const names = [...files.keys()].filter((name) => /\.shp$/i.test(name))
  const [shape] = names
  if (shape === undefined || names.length > 1)
    throw new Refusal('MAP_FILE_SHAPEFILES', { count: names.length })
  const beside = (extension: string): Buffer | null => {
    const name = shape.replace(/shp$/i, extension).toLowerCase()
    return [...files].find(([other]) => other.toLowerCase() === name)?.[1] ?? null
  }
  const projection = beside('prj')
  const known = projection ? epsgOfProjection(readText(projection)) : epsg
  if (known === null) throw new Refusal('MAP_FILE_NO_DATUM', { x: '', y: '', feature: 1 })
  const cpg = beside('cpg')
  const table = beside('dbf')
  const attributes = table ? readAttributes(table, cpg ? readText(cpg) : null) : noAttributes
  const features = collectFeatures(known, { limits, isSaid: true })
  if (attributes.isGuessed) features.note('encoding')
  let row = 0
  for (const drawn of readShapes(files.get(shape) as Buffer, limits)) {
    const own = row++
    features.begin(() => attributes.namedAt(own))
    if (drawn === null) features.note('without-geometry')
    else features.add(drawn.type, drawn.coordinates)
  }
  return features.end()
}
