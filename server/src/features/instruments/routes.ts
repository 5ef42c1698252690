import type { InstrumentDetail, instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { defaultLanguage } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { Problem } from '../../platform/problem.ts'
import {
  createInstrument,
  editInstrument,
  restoreInstrument,
  retireInstrument,
} from './change-instrument.ts'
import { instrumentFile } from './instrument-file.ts'
import { findInstrument } from './instruments-store.ts'
import { listChoices, listInstruments } from './list-store.ts'

export const instrumentHandlers: Handlers<typeof instrumentRoutes> = {
  list: ({ scope, query }) => listInstruments(scope, query),
  choices: ({ scope }) => listChoices(scope),
  file: ({ scope, query: { format = 'xlsx', language = defaultLanguage, ...query } }) =>
    instrumentFile(scope, query, { format, language }),
  get: ({ scope, params }) => shown(scope, params.instrumentId),
  async create({ scope, body }) {
    return shown(scope, await createInstrument(scope, body))
  },
  async edit({ scope, params: { instrumentId: id }, body: { version, ...input } }) {
    await editInstrument(scope, { id, version }, input)
    return shown(scope, id)
  },
  async retire({ scope, params: { instrumentId: id }, body: { version, reason } }) {
    await retireInstrument(scope, { id, version }, reason)
    return shown(scope, id)
  },
  async restore({ scope, params: { instrumentId: id }, body: { version } }) {
    const { name } = await shown(scope, id)
    await restoreInstrument(scope, { id, version }, name)
    return shown(scope, id)
  },
}

const shown = (scope: ProjectScope, id: number): Promise<InstrumentDetail> =>
  scope.transaction(async (within) => {
    const found = await findInstrument(within, id)
    if (found === null) throw new Problem('NOT_FOUND')
    return found
  })
