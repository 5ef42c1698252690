import { payload } from './payload.ts'
import { type Callers, withEach } from './store.ts'

type Made = { id: number }

/** Parameters of the project with another name, a limit and a station that it holds at, one for each payload. */
export async function storeStandards(
  { admin }: Callers,
  numbers: readonly number[],
  stations: readonly Made[],
) {
  await withEach(numbers, async (number, at) => {
    const made = await admin('parameters.create', {
      body: {
        name: { es: payload(number, 120), en: '', fr: '', pt: '' },
        symbol: payload(number, 30),
        cas: null,
        fraction: null,
        group: 'field',
        matrix: 'water',
        unit: 'L/s',
        decimals: 2,
        min: 0,
        max: null,
        molarMass: null,
        charge: null,
        reportedAs: 'any-time',
        formula: null,
      },
    })
    const { id: parameterId } = made.json() as Made
    await admin('parameters.addAlias', {
      params: { parameterId },
      body: { name: payload(number, 100) },
    })
    const standard = payload(number, 100)
    await admin('limits.create', {
      body: {
        standard,
        category: standard,
        parameterId,
        statistic: 'any-time',
        kind: 'bounds',
        min: null,
        max: 5,
        allowedPerYear: null,
        validFrom: '2026-01-01',
        validTo: null,
        source: payload(number, 300),
        confidence: 'high',
        note: payload(number, 1000),
        origin: 'own',
        approvedOn: null,
      },
    })
    await admin('limits.addAlias', {
      body: {
        written: {
          standard: `Norma ${payload(number, 90)}`,
          category: `Parte ${payload(number, 90)}`,
        },
        standard,
        category: standard,
      },
    })
    await admin('limits.setStations', {
      body: {
        stations: [stations[at]?.id ?? 0],
        mode: 'replace',
        limitChoice: 'first',
        assignments: [
          {
            standard,
            category: standard,
            validFrom: '2026-01-01',
            validTo: null,
            frozenOn: null,
          },
        ],
      },
    })
  })
}
