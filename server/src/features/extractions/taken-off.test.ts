import { afterAll, beforeAll, expect, test } from 'vitest'
import { filler, stageExtractions } from '../../../test/extractions/extraction-stage.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { whileLocked } from '../../../test/lock-waits.ts'
import { takingOff } from '../../../test/proofs/build-instrument.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

test('a document that is taken off before a run ends is quoted by no commitment, and the others are', async () => {
  const stage = await stageExtractions(puquio)
  const first = await stage.addPages([[filler, 'El titular deberá regar la vía norte cada día.']])
  await stage.addPages([[filler, 'El titular deberá medir el ruido en el sector sur cada mes.']])
  const done = await whileLocked(puquio.database, takingOff(stage.on.projectId, first.id), {
    waiting: 1,
    work: () => stage.run({ method: 'rules' }),
  })
  expect(done).toMatchObject({ state: 'done', proposed: 1 })
  expect(await stage.commitments()).toMatchObject([
    { text: 'El titular deberá medir el ruido en el sector sur cada mes.' },
  ])
})
