import { payload } from './payload.ts'
import { type Callers, withEach } from './store.ts'

type Made = { id: number }

/** Parameters of the project with another name, one for each payload. */
export async function storeStandards({ admin }: Callers, numbers: readonly number[]) {
  await withEach(numbers, async (number) => {
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
  })
}
