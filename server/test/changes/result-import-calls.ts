import { randomUUID } from 'node:crypto'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { buildMember } from '../build.ts'
import type { TestApp } from '../harness.ts'
import { smallResults, stageResults } from '../workbooks/result-stage.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Calls = Record<Extract<ChangeName, `resultImports.${string}`>, () => Promise<ChangeCall>>

/** Those of imports of results, for changeCalls. */
export function resultImportCalls(puquio: TestApp): Calls {
  const looked = async () => {
    const stage = await stageResults(puquio)
    const one = await stage.look(smallResults)
    const { mapping, options } = one
    if (!mapping) throw new Error('no columns were proposed')
    const call = { as: stage.writer, params: { ...stage.on, key: one.key } }
    return { stage, one, call, body: { mapping, options, laboratory: 'Laboratorio Andino' } }
  }
  const checked = async () => {
    const { stage, one, call } = await looked()
    await stage.map(one)
    return { stage, call }
  }
  return {
    'resultImports.start': async () => {
      const { writer: as, on: params } = await stageResults(puquio)
      const file = { name: 'resultados.csv', bytes: Buffer.from(smallResults) }
      return { as, params, body: { key: randomUUID() }, file }
    },
    'resultImports.map': async () => {
      const { call, body } = await looked()
      return { ...call, body }
    },
    'resultImports.resolve': async () => ({
      ...(await checked()).call,
      body: {
        reason: 'unknown-station',
        field: 'station',
        text: 'E-01',
        position: null,
        act: { kind: 'leave-out' },
      },
    }),
    'resultImports.withdraw': async () => {
      const { stage, call } = await checked()
      const about = {
        reason: 'unknown-station',
        field: 'station',
        text: 'E-01',
        position: null,
      } as const
      await stage.calls.call(resultImportRoutes.resolve, {
        params: call.params,
        body: { ...about, act: { kind: 'leave-out' } },
      })
      return { ...call, body: about }
    },
    'resultImports.makeStations': async () => {
      const { stage, call } = await checked()
      const as = await buildMember(puquio.database, stage.project, 'admin')
      return { ...call, as, body: { codes: ['E-01'] } }
    },
    'resultImports.makeNames': async () => {
      const stage = await stageResults(puquio)
      const one = await stage.check(
        'Estación;Fecha;Parámetro;Resultado;Unidad;Campaña\nE-01;17/1/2026;pH;7,2;;Marzo 2026',
      )
      return {
        as: stage.writer,
        params: { ...stage.on, key: one.key },
        body: { campaigns: ['Marzo 2026'], laboratories: [] },
      }
    },
    'resultImports.save': async () => {
      const { stage, call } = await checked()
      await stage.makeStations(call.params)
      return { ...call, body: { campaign: 'Marzo 2026' } }
    },
    'resultImports.discard': async () => (await checked()).call,
  }
}
