/** A process that holds a data folder and commits a counter, for the tests to kill. */
import pg from 'pg'
import { startEmbedded } from '../../src/platform/db/embedded/embedded.ts'

const [folder = ''] = process.argv.slice(2)
const database = await startEmbedded(folder, { report: (line) => console.log(line) }).catch(
  (error) => {
    console.log(error.message)
    process.exit(1)
  },
)
let stopping = false
process.on('SIGTERM', () => {
  stopping = true
  void database.stop().then(() => process.exit(0))
})
const client = new pg.Client(database.ownerUrl)
client.on('error', () => undefined)
await client.connect()
await client.query('create table if not exists counter (n int)')
console.log('ready')
for (let n = 0; !stopping; n++) {
  await client.query('insert into counter values ($1)', [n]).catch((error: unknown) => {
    if (!stopping) throw error
  })
  if (!stopping) console.log(`committed ${n}`)
}
