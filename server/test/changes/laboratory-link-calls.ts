import { randomUUID } from 'node:crypto'
import type { TestApp } from '../harness.ts'
import { stageLink } from '../workbooks/link-stage.ts'
import { smallResults } from '../workbooks/result-stage.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Feature = 'laboratoryLinks' | 'laboratoryFiles'
type Calls = Record<Extract<ChangeName, `${Feature}.${string}`>, () => Promise<ChangeCall>>

const report = { name: 'informe.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n') }

/** Those of laboratories' links and of the files that come by them, for changeCalls. */
export function laboratoryLinkCalls(puquio: TestApp): Calls {
  const ofLink = async () => {
    const stage = await stageLink(puquio)
    return { stage, headers: { authorization: `Bearer ${stage.secret}` } }
  }
  const checked = async () => {
    const { stage, headers } = await ofLink()
    const { key } = await stage.check(smallResults)
    return { headers, params: { key } }
  }
  return {
    'laboratoryLinks.create': async () => {
      const { admin: as, on: params } = await stageLink(puquio)
      const asked = { label: '', until: '2026-06-30', stationIds: [], campaign: '' }
      return { as, params, body: { laboratory: 'Laboratorio del Sur', ...asked } }
    },
    'laboratoryLinks.revoke': async () => {
      const { admin: as, on, linkId } = await stageLink(puquio)
      return { as, params: { ...on, linkId } }
    },
    'laboratoryFiles.start': async () => {
      const { headers } = await ofLink()
      const file = { name: 'informe.csv', bytes: Buffer.from(smallResults) }
      return { headers, body: { key: randomUUID() }, file }
    },
    'laboratoryFiles.map': async () => {
      const { stage, headers } = await ofLink()
      const { key, mapping, options } = await stage.look(smallResults)
      return { headers, params: { key }, body: { mapping, options } }
    },
    'laboratoryFiles.setReport': async () => ({ ...(await checked()), file: report }),
    'laboratoryFiles.removeReport': async () => {
      const { stage, headers } = await ofLink()
      const { key } = await stage.check(smallResults)
      await stage.addReport({ key }, report)
      return { headers, params: { key } }
    },
    'laboratoryFiles.handIn': async () => ({ ...(await checked()), body: {} }),
    'laboratoryFiles.discard': checked,
  }
}
