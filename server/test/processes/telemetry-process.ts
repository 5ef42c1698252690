/** A process that stores readings as fast as it can and says which messages were acknowledged, for the tests to kill. */
import { systemClock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { openTelemetry } from '../../src/platform/telemetry/telemetry.ts'
import { writeNumbered } from '../readings/numbered-messages.ts'

const [appUrl = '', ownerUrl = '', telemetryUrl = '', first = '[]'] = process.argv.slice(2)
const ignore = () => undefined
const database = openDatabase({ appUrl, ownerUrl, telemetryUrl, onError: ignore })
const telemetry = openTelemetry({ database, clock: systemClock, log: { warn: ignore } })
telemetry.start()
await writeNumbered(telemetry, {
  first: JSON.parse(first) as number[],
  atOnce: 40,
  acknowledged: (number) => console.log(number),
  isOver: () => false,
})
