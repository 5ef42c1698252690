import { openDatabase } from '../server/src/platform/db/database.ts'
import { prepareDatabase } from '../server/src/platform/db/start/prepare-database.ts'
import { sendThroughOutage } from '../server/test/mail/mail-outage.ts'
import { startTestServer } from '../server/test/test-server.ts'
import type { BenchResult } from './bench.ts'

const limitS = 60

/**
 * 1,000 e-mails of five projects through an outage of ten minutes by the product's clock (30 s of the world's),
 * a server that comes back slow and failing, and three times `kill -9`.
 */
export async function run(): Promise<BenchResult[]> {
  const server = await startTestServer()
  const made = await server.createDatabase(`bench_${process.pid}`)
  await prepareDatabase(made.ownerUrl)
  const database = openDatabase({ ...made, onError: () => undefined })
  try {
    const plan = { mailsPerProject: 200, rate: 20, killsAtS: [2, 5] }
    const { total, lost, givenUp, moreThanTwice, repeats, inFlight, kills, deliveredS } =
      await sendThroughOutage(database, made, plan)
    console.log(`  shown as failed, twice left without an answer: ${givenUp} of ${total}`)
    const none = { atMost: 0 }
    return [
      {
        name: 'e-mails lost',
        value: lost,
        unit: 'mails',
        reference: { name: 'sent', value: total },
        limit: none,
      },
      {
        name: 'e-mails that arrived more than twice',
        value: moreThanTwice,
        unit: 'mails',
        reference: { name: 'sent', value: total },
        limit: none,
      },
      {
        name: `e-mails that arrived twice after ${kills} kills`,
        value: repeats,
        unit: 'mails',
        reference: { name: 'in flight when killed', value: Math.max(inFlight, 1) },
        limit: { atMost: 1 },
      },
      {
        name: 'last e-mail of five projects after the return',
        value: deliveredS,
        unit: 's',
        reference: { name: 'allowed', value: limitS },
        limit: { atMost: 1 },
      },
    ]
  } finally {
    await database.close()
    await made.drop()
    await server.stop()
  }
}
