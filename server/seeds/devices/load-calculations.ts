import { derive, type DerivedInput } from '@puquio/domain'
import type { Rows } from '../../src/platform/db/database.ts'
import type { StoredDefinition } from '../../src/features/calculations/service.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { hoursBefore } from './hours-before.ts'

type Derived = Exclude<StoredDefinition, { kind: 'factor' }>
export type Calculated = { variableId: number; definition: Derived }
type Of = { projectId: number; author: number; now: string }

/** The water level above the sea of a piezometer, since it was installed: the terrain less the probe's depth, and the head. */
export async function loadWaterLevel(
  rows: Rows,
  { projectId, author, now }: Of,
  { deviceId, probeDepthM }: { deviceId: number; probeDepthM: number },
): Promise<void> {
  const [found] = await rows<{ headId: number; terrainM: number }>(sql`
    select v.id as head_id, s.altitude_m as terrain_m
    from variable v join device d on d.id = v.device_id join station s on s.id = d.station_id
    where d.id = ${deviceId} and v.key = 'level'`)
  if (!found) return
  const { headId, terrainM } = found
  await rows(sql`
    update device set terrain_level_m = ${terrainM}, probe_length_m = ${probeDepthM} where id = ${deviceId}`)
  const definition: Derived = {
    kind: 'head-level',
    unit: 'm',
    inputs: { head: { unit: 'm' } },
    constants: {
      terrainLevel: { value: terrainM, unit: 'm' },
      probeDepth: { value: probeDepthM, unit: 'm' },
    },
    sources: { head: { variableId: headId, withinS: 0 } },
  }
  // Second, after the head that it follows from.
  await rows(sql`
    with made as (
      insert into variable (project_id, device_id, position, key, name, unit, decimals)
      values (${projectId}, ${deviceId}, 5, 'water-level', 'Cota piezométrica', 'm', 2) returning id)
    insert into variable_calculation (project_id, variable_id, valid_from, definition, source_ids, note, created_at, created_by)
    select ${projectId}, id, ${hoursBefore(now, 366 * 24)}, ${JSON.stringify(definition)}::jsonb, ${[headId]}::int[],
      'Cota del terreno según el levantamiento topográfico de la presa', ${now}, ${author} from made`)
}

/** What follows at one time from values by the ids of their variables. */
export const calculatedValues = (
  calculations: readonly Calculated[],
  values: ReadonlyMap<number, number>,
): { variableId: number; value: number }[] =>
  calculations.flatMap(({ variableId, definition }) => {
    const inputs: Partial<Record<DerivedInput, number | null>> = {}
    for (const [input, source] of Object.entries(definition.sources))
      inputs[input as DerivedInput] = values.get(source.variableId) ?? null
    const { value } = derive(definition, inputs)
    return value === null ? [] : [{ variableId, value }]
  })

/** A correction that somebody asked for after a check in the field, and nobody approved yet. */
export const loadCorrection = (
  rows: Rows,
  { projectId, author, now }: Of,
  deviceId: number,
): Promise<unknown> =>
  rows(sql`
    insert into reading_correction (project_id, variable_id, from_at, to_at, act, grade, reason, created_at, created_by)
    select ${projectId}, id, ${hoursBefore(now, 52)}, ${hoursBefore(now, 28)},
      ${JSON.stringify({ kind: 'offset', add: -0.15 })}::jsonb, 'good',
      'Al contrastar con la solución patrón de pH 7.00 el electrodo marcó 7.15; se calibró al día siguiente.',
      ${hoursBefore(now, 26)}, ${author}
    from variable where device_id = ${deviceId} and key = 'ph'`)
