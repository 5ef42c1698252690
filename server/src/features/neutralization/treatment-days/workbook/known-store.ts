import { nameKey, todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../../../platform/db/scopes/scope.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { readNeutralizers } from '../../treatment-plants/neutralizers-store.ts'
import { readPlants } from '../../treatment-plants/plants-store.ts'
import type { KnownPlants } from './check-days.ts'

export async function readKnown(scope: ProjectScope): Promise<KnownPlants> {
  const plants = (await readPlants(scope)).filter(({ isRetired }) => !isRetired)
  const neutralizers = await readNeutralizers(scope)
  const recorded = await scope.rows<{ plantId: number; on: string }>(
    sql`select plant_id, treated_on as on from treatment_day where project_id = ${scope.projectId}`,
  )
  const keys = new Set(recorded.map(({ plantId, on }) => `${plantId} ${on}`))
  return {
    plants: new Map(
      plants.map(({ id, name, products }) => {
        const dosed = products.flatMap(
          ({ neutralizerId }) => neutralizers.find((one) => one.id === neutralizerId) ?? [],
        )
        return [
          nameKey(name),
          { id, name, products: new Map(dosed.map((one) => [nameKey(one.name), one])) },
        ]
      }),
    ),
    isRecorded: (plantId, on) => keys.has(`${plantId} ${on}`),
    today: todayIn(scope.timeZone, scope.clock.now()),
  }
}
