import type { Database } from '../../src/platform/db/database.ts'
import { buildMine, insert } from '../build.ts'
import { buildMapLayer, mapLayerEdit } from '../proofs/build-map-layer.ts'
import { startWms } from '../maps/wms-stage.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Calls = Record<Extract<ChangeName, `mapLayers.${string}`>, () => Promise<ChangeCall>>

const point = JSON.stringify({ type: 'Point', coordinates: [-76.9, -9.5] })
const look = { name: 'Cuencas', attribution: 'ANA' }

/** Those of map layers, for changeCalls. */
export function mapLayerCalls(database: Database): Calls {
  const stage = async () => {
    const mine = await buildMine(database)
    const file = await insert(database, 'stored_file', {
      projectId: mine.project.id,
      sha256: Buffer.alloc(32, 7),
      name: 'a.geojson',
      mediaType: 'application/geo+json',
      bytes: 10,
      uploadedAt: '2026-02-01T00:00:00Z',
      uploadedBy: mine.admin.id,
    })
    const params = { projectId: mine.project.id }
    return { ...mine, file, params, as: mine.admin }
  }
  const built = async () => {
    const { params, as, ...of } = await stage()
    const { id: mapLayerId } = await buildMapLayer(database, { ...of, admin: as })
    return { as, params: { ...params, mapLayerId } }
  }
  return {
    'mapLayers.createFromFile': async () => {
      const { as, params } = await stage()
      const file = { name: 'punto.geojson', bytes: point }
      return { as, params, body: { ...look, color: 'green' }, file }
    },
    'mapLayers.readService': async () => {
      const { as, params } = await stage()
      return { as, params, body: { url: (await startWms()).url } }
    },
    'mapLayers.createFromService': async () => {
      const { as, params } = await stage()
      const { url } = await startWms()
      return { as, params, body: { ...look, url, layer: 'cuencas', isShown: true } }
    },
    'mapLayers.edit': async () => ({ ...(await built()), body: mapLayerEdit }),
    'mapLayers.order': async () => {
      const { params, as, ...of } = await stage()
      const first = await buildMapLayer(database, { ...of, admin: as })
      const second = await buildMapLayer(database, { ...of, admin: as }, { position: 2 })
      return { as, params, body: { mapLayers: [second.id, first.id] } }
    },
    'mapLayers.remove': built,
  }
}
