import { randomUUID } from 'node:crypto'
import { expect } from '../../puquio.ts'
import { payload } from './payload.ts'
import { type Callers, withEach } from './store.ts'

type Made = { id: number; version: number }
type Campaign = Made & { name: string }
type Import = {
  state: string
  mapping: { columns: { column: number; heading: string; meaning: object }[] }
  options: object
  held: { reason: string; field: string; text: string }[]
}

/** Samples with results, a qualifier and a campaign, one for each payload; returns where they show. */
export async function storeSamples(
  { admin }: Callers,
  numbers: readonly number[],
  stations: readonly { id: number }[],
): Promise<string[]> {
  // pH, the first of the catalogue.
  const parameterId = 1
  const paths: string[] = []
  await withEach(numbers, async (number, at) => {
    const hundred = payload(number, 100)
    const made = await admin('samples.create', {
      body: {
        stationId: stations[at]?.id,
        sampledOn: '2026-02-10',
        sampledTime: '10:00',
        matrix: 'water',
        type: 'normal',
        code: hundred,
        source: payload(number, 200),
        chainOfCustody: hundred,
        campaign: hundred,
        laboratory: payload(number, 200),
        report: hundred,
        results: [
          {
            parameterId,
            text: '7.5',
            unit: '',
            method: payload(number, 200),
            laboratoryReference: hundred,
          },
        ],
      },
    })
    const { id: sampleId } = made.json() as Made
    await admin('samples.applyQualifier', {
      params: { sampleId, parameterId },
      body: { qualifier: 'J', reason: payload(number, 500) },
    })
    paths.push(`/data/samples/${sampleId}`)
  })
  for (let page = 1; page <= Math.ceil(numbers.length / 100) + 1; page++) {
    const answer = await admin('campaigns.list', { query: { size: 100, page } })
    const { items } = answer.json() as { items: Campaign[] }
    const ours = items.filter(({ name }) => name.includes('ran('))
    await withEach(ours, async ({ id: campaignId, version, name }) => {
      const on = { params: { campaignId } }
      const renamed = await admin('campaigns.rename', { ...on, body: { version, name } })
      const { version: next } = renamed.json() as Made
      const approved = await admin('campaigns.approve', { ...on, body: { version: next } })
      const { version: last } = approved.json() as Made
      await admin('campaigns.withdraw', { ...on, body: { version: last, reason: name } })
    })
  }
  return paths
}

/** A file of results whose headings and cells are payloads, mapped and waiting; returns where it shows. */
export async function storeResultImport(
  { admin }: Callers,
  numbers: readonly number[],
): Promise<string[]> {
  const key = randomUUID()
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const texts = numbers.map((number) => payload(number, 100))
  const heads = ['Estación', 'Fecha', 'Parámetro', 'Resultado', 'Unidad']
  const lines = [
    [...heads, ...texts.slice(0, 200)],
    ...texts.map((text) => [text, '2026-02-10', text, text, text]),
  ]
  const bytes = Buffer.from(lines.map((line) => line.map(cell).join(',')).join('\n'))
  const name = `${payload(numbers[0] ?? 0, 190)}.csv`
  await admin('resultImports.start', { body: { key }, file: { name, bytes } })
  const reach = async (state: string) => {
    const read = async () =>
      (await admin('resultImports.get', { params: { key } })).json() as Import
    await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe(state)
    return read()
  }
  const { mapping, options } = await reach('mapped')
  const columns = mapping.columns.map((column) =>
    column.heading.includes('ran(')
      ? {
          ...column,
          meaning: { kind: 'parameter', name: column.heading, unit: column.heading.slice(0, 100) },
        }
      : column,
  )
  await admin('resultImports.map', {
    params: { key },
    body: { mapping: { ...mapping, columns }, options, laboratory: texts[0] },
  })
  const { held } = await reach('checked')
  const { reason, field, text } = held.find((group) => group.text.includes('ran(')) ?? held[0] ?? {}
  await admin('resultImports.resolve', {
    params: { key },
    body: { reason, field, text, position: null, act: { kind: 'leave-out' } },
  })
  return [`/data/import/${key}`]
}

/** Links of laboratories by their labels; each is revoked, since a project has few that live. Returns where they show. */
export async function storeLinks(
  { admin }: Callers,
  numbers: readonly number[],
): Promise<string[]> {
  await withEach(numbers, async (number) => {
    const asked = { until: '2026-12-31', stationIds: [], campaign: '' }
    const label = payload(number, 100)
    const body = { laboratory: 'Laboratorio Andino', label, ...asked }
    const { made } = (await admin('laboratoryLinks.create', { body })).json() as { made: Made }
    await admin('laboratoryLinks.revoke', { params: { linkId: made.id } })
  })
  return ['/data/laboratories']
}
