import { boardAddress, type AddressedBoard } from '@puquio/domain'
import { payload } from './payload.ts'
import { type Callers, withEach } from './store.ts'

type Made = { id: number; version: number }
type Caller = Pick<Callers, 'admin'>
/** Each board takes so many payloads: a project has no more than 200. */
const panelsOfOne = 10

/** Boards whose panels are texts with payloads; returns their addresses. */
export async function storeBoards({ admin }: Caller, numbers: readonly number[]) {
  const parts: number[][] = []
  for (let at = 0; at < numbers.length; at += panelsOfOne)
    parts.push(numbers.slice(at, at + panelsOfOne))
  const addresses: string[] = []
  await withEach(parts, async (part) => {
    const made = await admin('boards.create', {
      body: {
        kind: 'board',
        label: payload(part[0] ?? 0, 50),
        category: 'other',
        panels: part.map((number) => ({
          kind: 'text',
          title: payload(number, 100),
          width: 6,
          height: 'low',
          settings: { text: payload(number, 500) },
        })),
      },
    })
    addresses.push(boardAddress(made.json() as AddressedBoard))
  })
  return addresses
}

/** Layers whose names, sources and features are payloads; a project has no more than 40. */
export async function storeMapLayers({ admin }: Caller, numbers: readonly number[]) {
  const parts = numbers.length > layersMax ? numbers.slice(0, layersMax) : numbers
  await withEach(parts, async (number) => {
    const properties = { name: payload(number, 100), description: payload(number, 300) }
    const geometry = { type: 'Point', coordinates: [-76.2, -11] }
    const bytes = Buffer.from(JSON.stringify({ type: 'Feature', properties, geometry }))
    await admin('mapLayers.createFromFile', {
      body: { name: payload(number, 80), color: 'blue', attribution: payload(number, 200) },
      file: { name: 'capa.geojson', bytes },
    })
  })
}
/** The demonstration has some, too. */
const layersMax = 30

/** A well with soundings that were corrected and annulled, one for each payload. */
export async function storeWells(
  { admin }: Caller,
  numbers: readonly number[],
  stations: readonly { id: number }[],
) {
  await withEach(numbers, async (number, at) => {
    const [short, long] = [payload(number, 60), payload(number, 500)]
    const well = await admin('wells.create', {
      body: {
        name: short,
        stationId: stations[at]?.id,
        kind: 'standpipe',
        terrainLevelM: 4100,
        stickUpM: 1,
        depthM: 60,
        screenFromM: null,
        screenToM: null,
        lowM: null,
        highM: null,
        variableId: null,
        note: long,
      },
    })
    const params = { wellId: (well.json() as Made).id }
    const sounding = {
      measuredOn: '2026-02-10',
      measuredTime: '10:00',
      state: 'measured',
      depthToWaterM: 12,
      headAboveTopM: null,
      measuredBy: payload(number, 100),
      note: long,
    }
    const made = await admin('soundings.create', { params, body: sounding })
    const soundingId = (made.json() as Made).id
    await admin('soundings.correct', {
      params: { ...params, soundingId },
      body: { ...sounding, depthToWaterM: 13, reason: long },
    })
    const other = await admin('soundings.create', {
      params,
      body: { ...sounding, measuredOn: '2026-02-11' },
    })
    await admin('soundings.annul', {
      params: { ...params, soundingId: (other.json() as Made).id },
      body: { reason: long },
    })
  })
}
