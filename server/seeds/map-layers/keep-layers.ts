import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  insertLayer,
  type NewFileLayer,
  readMapFile,
} from '../../src/features/map-layers/service.ts'
import type { ProjectScope } from '../../src/platform/db/scopes/scope.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import type { MineSeed } from '../mines.ts'
import { type LayerSeed, layerSeeds } from './drawn.ts'

export type KeptLayer = { seed: LayerSeed; layer: NewFileLayer }

/** The layers of a mine in the store, read as files that people hand in are. */
export async function keepLayers(files: FileStore, mine: MineSeed): Promise<KeptLayer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'puquio-layers-'))
  const put = async (name: string, text: string) => {
    const path = join(folder, name)
    await writeFile(path, text, { mode: 0o600 })
    return files.put(path)
  }
  try {
    const kept: KeptLayer[] = []
    for (const seed of layerSeeds) {
      const given = textOf(seed, mine)
      const fileBytes = Buffer.byteLength(given)
      const {
        text,
        kind: _kind,
        ...read
      } = await readMapFile(Buffer.from(given), {
        project: 0,
        epsg: null,
      })
      const layer: NewFileLayer = {
        kind: 'file',
        ...read,
        fileName: seed.file,
        mediaType: 'application/geo+json',
        fileBytes,
        fileSha256: await put(seed.file, given),
        contentBytes: Buffer.byteLength(text),
        contentSha256: await put(`${seed.file}.read`, text),
      }
      kept.push({ seed, layer })
    }
    return kept
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the ids of the layers, the top one last. */
export async function loadLayers(
  scope: ProjectScope,
  kept: readonly KeptLayer[],
): Promise<number[]> {
  const ids: number[] = []
  for (const { seed, layer } of kept) {
    const { name, color, widthPx, attribution } = seed
    const look = { name, color, widthPx, attribution, opacity: 1, isShown: true }
    ids.push((await insertLayer(scope, look, layer)).id)
  }
  return ids
}

/** GeoJSON in the mine's UTM zone, as drawings of mines come. */
function textOf({ drawn }: LayerSeed, { origin }: MineSeed): string {
  const features = drawn.map(({ name, description, kind, places }) => {
    const all = places.map(([eastM, northM]) => [
      origin.eastingM + eastM,
      origin.northingM + northM,
    ])
    const geometry =
      kind === 'polygon'
        ? { type: 'Polygon', coordinates: [[...all, all[0]]] }
        : kind === 'line'
          ? { type: 'LineString', coordinates: all }
          : { type: 'Point', coordinates: all[0] }
    return { type: 'Feature', properties: { name, description: description ?? '' }, geometry }
  })
  const properties = { name: `urn:ogc:def:crs:EPSG::${32_700 + origin.zone}` }
  return JSON.stringify({ type: 'FeatureCollection', crs: { type: 'name', properties }, features })
}
