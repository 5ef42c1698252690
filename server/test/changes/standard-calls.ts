import type { Database } from '../../src/platform/db/database.ts'
import type { buildMine } from '../build.ts'
import { buildLaboratory } from '../proofs/build-laboratory.ts'
import { ownLimit, ownParameter, standardMeant } from '../proofs/valid-bodies.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Mine = Awaited<ReturnType<typeof buildMine>>
type Thing = (
  make: (given: { mine: Mine; on: { projectId: number } }) => Promise<ChangeCall>,
) => () => Promise<ChangeCall>
type Feature = 'parameters' | 'limits' | 'laboratorySettings'
type Calls = Record<Extract<ChangeName, `${Feature}.${string}`>, () => Promise<ChangeCall>>

/** Those of parameters and limits, for changeCalls. */
export const standardCalls = (database: Database, thing: Thing): Calls => {
  const parameter = (body?: object) =>
    thing(async ({ mine }) => {
      const { parameter: one } = await buildLaboratory(database, mine)
      return { params: { parameterId: one.id }, ...(body ? { body } : {}) }
    })
  const limit = (isRetired: boolean) =>
    thing(async ({ mine }) => {
      const { limit: one } = await buildLaboratory(database, mine, { isRetired })
      return { params: { limitId: one.id } }
    })
  return {
    'limits.create': thing(async ({ mine }) => {
      const { parameter: one } = await buildLaboratory(database, mine)
      return { body: { ...ownLimit(one.id), standard: 'ITS 2020' } }
    }),
    'limits.edit': thing(async ({ mine }) => {
      const { parameter: one, limit: of } = await buildLaboratory(database, mine)
      return { params: { limitId: of.id }, body: { ...ownLimit(one.id), max: 4, version: 1 } }
    }),
    'limits.retire': limit(false),
    'limits.restore': limit(true),
    'limits.setStations': thing(async ({ mine }) => ({
      body: {
        stations: [mine.station.id],
        mode: 'replace',
        limitChoice: 'strictest',
        assignments: [
          {
            standard: 'D.S. 010-2010-MINAM',
            category: '',
            validFrom: '2011-01-01',
            validTo: null,
            frozenOn: null,
          },
        ],
      },
    })),
    'limits.addAlias': thing(async () => ({ body: standardMeant })),
    'limits.removeAlias': thing(async ({ mine }) => {
      const { standardAlias } = await buildLaboratory(database, mine)
      return { params: { standardAliasId: standardAlias.id } }
    }),
    'laboratorySettings.set': thing(async () => ({
      body: {
        nonDetectRule: 'zero',
        warningPercent: 90,
        repeatTimes: 3,
        repeatDays: null,
        reportDays: 20,
        version: 0,
      },
    })),
    'parameters.create': thing(async () => ({ body: ownParameter })),
    'parameters.edit': parameter({ ...ownParameter, decimals: 3, version: 1 }),
    'parameters.retire': parameter(),
    'parameters.restore': thing(async ({ mine }) => {
      const { parameter: one } = await buildLaboratory(database, mine, { isRetired: true })
      return { params: { parameterId: one.id } }
    }),
    'parameters.addAlias': parameter({ name: 'Caudal medido' }),
    'parameters.removeAlias': thing(async ({ mine }) => {
      const { parameter: one, alias } = await buildLaboratory(database, mine)
      return { params: { parameterId: one.id, aliasId: alias.id } }
    }),
  }
}
