import type { MapFileFormat } from '@puquio/contract/map-layers/codes'
import type { Task } from '../../../platform/sandbox/task.ts'
import type { CollectedFeatures } from './collect-features.ts'
import type { MapFileArgs, MapFileRead, MapFileRefused } from './map-file-read.ts'
import { openZip } from './open-zip.ts'
import { readGeoJson } from './read-geojson.ts'
import { readKml } from './read-kml.ts'
import { readShapefile } from './read-shapefile.ts'
import { readText } from './read-text.ts'
import { Refusal } from './refusal.ts'

/** Reads the file of a layer, whatever its name says. */
export const task: Task<MapFileArgs, never, MapFileRead | MapFileRefused> = async ({
  content,
  args,
}) => {
  try {
    return { kind: 'layer', ...(await read(content, args)) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { problem, params } = error
    return { kind: 'refused', problem, params }
  }
}

async function read(
  content: Buffer,
  args: MapFileArgs,
): Promise<{ format: MapFileFormat } & CollectedFeatures> {
  if (content.subarray(0, 4).toString('latin1') === 'PK\x03\x04') {
    const files = await openZip(content, (name) => /\.(shp|dbf|prj|cpg|kml)$/i.test(name))
    const kml = [...files].find(([name]) => /\.kml$/i.test(name))
    const hasShapes = [...files.keys()].some((name) => /\.shp$/i.test(name))
    return kml && !hasShapes
      ? { format: 'kmz', ...readKml(readText(kml[1]), args.limits) }
      : { format: 'shapefile', ...readShapefile(files, args) }
  }
  const text = readText(content)
  const [first] = text.trimStart()
  if (first === '{') return { format: 'geojson', ...readGeoJson(text, args) }
  if (first === '<') return { format: 'kml', ...readKml(text, args.limits) }
  throw new Refusal('MAP_FILE_WRONG_TYPE')
}
