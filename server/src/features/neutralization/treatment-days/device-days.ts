import type { DeviceDay } from '@puquio/contract/laboratory/treatment-days'
import { addDays, convert, findUnit, firstOfMonth, lastOfMonth, zonedInstant } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { localDays } from '../../../platform/telemetry/local-days.ts'
import { readPlants, readVariables } from '../treatment-plants/plants-store.ts'

/**
 * What a plant's devices measured on each day of a month: means over the good readings of the project's day, by hour, since
 * the rollup of a day is that of UTC. A flow that is no flow by its unit is left out.
 */
export async function readDeviceDays(
  { telemetry }: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  plantId: number,
  month: string,
): Promise<DeviceDay[]> {
  const [plant] = await readPlants(scope, { plantId })
  if (!plant) throw new Problem('NOT_FOUND')
  const variableOf = {
    flowLs: plant.flowVariableId,
    phIn: plant.phInVariableId,
    phOut: plant.phOutVariableId,
  }
  const variableIds = Object.values(variableOf).filter((id) => id !== null)
  if (variableIds.length === 0) return []
  const midnight = (on: string) => Date.parse(zonedInstant(on, '00:00', scope.timeZone))
  const span = {
    fromMs: midnight(firstOfMonth(month)),
    beforeMs: midnight(addDays(lastOfMonth(month), 1)),
  }
  const points = await telemetry.points({ ...span, variableIds, level: '1h' })
  const variables = await readVariables(scope)
  const unitOf = (id: number | null) => variables.find((one) => one.id === id)?.unit ?? ''
  const means = (id: number | null): ReadonlyMap<string, number> => {
    const hours = points.find(({ variableId }) => variableId === id)
    return new Map(localDays(hours, scope.timeZone).map(({ on, sum, n }) => [on, sum / n]))
  }
  const flows = new Map(
    [...means(variableOf.flowLs)].flatMap(([on, value]) => {
      const flow = inLitresPerSecond(value, unitOf(variableOf.flowLs))
      return flow === null ? [] : [[on, flow] as const]
    }),
  )
  const [phIn, phOut] = [means(variableOf.phIn), means(variableOf.phOut)]
  const days = [...new Set([...flows.keys(), ...phIn.keys(), ...phOut.keys()])].toSorted()
  return days
    .filter((on) => on.startsWith(month))
    .map((on) => ({
      on,
      flowLs: flows.get(on) ?? null,
      phIn: phIn.get(on) ?? null,
      phOut: phOut.get(on) ?? null,
    }))
}

const inLitresPerSecond = (value: number, unit: string): number | null => {
  const known = findUnit(unit)
  if (known === null) return null
  const converted = convert(value, known, 'L/s')
  return 'value' in converted ? converted.value : null
}
