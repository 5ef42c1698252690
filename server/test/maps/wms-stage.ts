import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type WmsStage = {
  url: string
  /** What was asked of it, by the parameters' names in capitals. */
  asked: Record<string, string>[]
  close: () => void
}
type Options = {
  version?: '1.1.1' | '1.3.0'
  systems?: readonly string[]
  /** What it answers for a picture. */
  picture?: { type: string; bytes: Buffer }
  status?: number
  /** Of pictures alone. */
  pictureStatus?: number
  capabilities?: string
}

/** A map service as MapServer and GeoServer speak: version 1.1.1 or 1.3.0, with one layer of basins. */
export async function startWms({
  version = '1.3.0',
  systems = ['EPSG:3857'],
  picture = { type: 'image/png', bytes: pixel },
  status = 200,
  pictureStatus = status,
  capabilities = capabilitiesOf(version, systems),
}: Options = {}): Promise<WmsStage> {
  const asked: Record<string, string>[] = []
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://stage')
    const given = Object.fromEntries(
      [...searchParams].map(([name, value]) => [name.toUpperCase(), value]),
    )
    asked.push(given)
    const isPicture = given['REQUEST'] === 'GetMap'
    response.writeHead(isPicture ? pictureStatus : status, {
      'content-type': isPicture ? picture.type : 'text/xml',
    })
    response.end(isPicture ? picture.bytes : capabilities)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  // A test that forgets it is not held.
  server.unref()
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/wms?map=cuencas`, asked, close: () => server.close() }
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function capabilitiesOf(version: '1.1.1' | '1.3.0', systems: readonly string[]): string {
  const isNew = version === '1.3.0'
  const system = isNew ? 'CRS' : 'SRS'
  const box = isNew
    ? `<EX_GeographicBoundingBox><westBoundLongitude>-77.5</westBoundLongitude><eastBoundLongitude>-76.5</eastBoundLongitude>
      <southBoundLatitude>-10</southBoundLatitude><northBoundLatitude>-9</northBoundLatitude></EX_GeographicBoundingBox>`
    : '<LatLonBoundingBox minx="-77.5" miny="-10" maxx="-76.5" maxy="-9"/>'
  const body = `<Service><Title>Autoridad del agua</Title></Service><Capability>
    <Request><GetMap><Format>image/png</Format><Format>image/jpeg</Format></GetMap></Request>
    <Layer><Title>Todo</Title>${systems.map((one) => `<${system}>${one}</${system}>`).join('')}
      <Layer><Name>cuencas</Name><Title>Cuencas &amp; ríos</Title>${box}</Layer>
    </Layer></Capability>`
  return isNew
    ? `<?xml version="1.0"?><WMS_Capabilities version="1.3.0" xmlns="http://www.opengis.net/wms">${body}</WMS_Capabilities>`
    : `<?xml version="1.0"?><!DOCTYPE WMT_MS_Capabilities SYSTEM "http://schemas.opengis.net/wms/1.1.1/WMS_MS_Capabilities.dtd">
      <WMT_MS_Capabilities version="1.1.1">${body}</WMT_MS_Capabilities>`
}
