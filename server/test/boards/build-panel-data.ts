import type { PanelKind, PanelSettings } from '@puquio/contract/boards/panels'
import { sql } from '../../src/platform/db/sql.ts'
import { type buildMine, insert } from '../build.ts'
import type { TestApp } from '../harness.ts'
import { buildAlarm } from '../proofs/build-alarm.ts'
import { buildDevice } from '../proofs/build-device.ts'
import { buildVerified } from '../proofs/build-evidence-pack.ts'
import { buildTreatment } from '../proofs/build-plant.ts'
import { buildRole, buildTask } from '../proofs/build-task.ts'
import { buildWell } from '../proofs/build-well.ts'
import { buildExceedance } from './build-exceedance.ts'

/** In mg/L, save pH: a calcium water in balance, which exceeds nothing. */
const ions = {
  ph: 7.6,
  'ca-dissolved': 40.078,
  'mg-dissolved': 12.1525,
  'na-dissolved': 22.9898,
  'alkalinity-total': 100.0869,
  cl: 35.4527,
  so4: 48.0318,
}

/** Something to show for every kind of panel, on 10 March 2026. */
export async function buildPanelData(
  { database, platform, clock }: TestApp,
  mine: Awaited<ReturnType<typeof buildMine>>,
) {
  const { project, admin, station } = mine
  const projectId = project.id
  const built = await buildDevice(database, mine, { stationId: station.id })
  await buildAlarm(database, { ...mine, ...built })
  const { parameterId } = await buildExceedance(database, mine)
  const samples = await database.owner.one<{ id: number }>(
    {},
    sql`select s.id from sample s join campaign c on c.id = s.campaign_id
      where s.project_id = ${projectId} and c.approved_at is not null`,
  )
  for (const [key, value] of Object.entries(ions))
    await database.owner.one(
      {},
      sql`insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, text, unit, entered_at, entered_by)
        select ${projectId}, ${station.id}, ${samples[0]?.id}, id, '2026-03-01', ${value}, ${String(value)}, unit,
          '2026-03-02T12:00:00Z', ${admin.id}
        from parameter where project_id = ${projectId} and key = ${key}`,
    )
  const { commitment } = await buildVerified(database, mine)
  const role = await buildRole(database, mine)
  const task = await buildTask(database, { ...mine, commitment, role })
  await insert(database, 'task_occurrence', { projectId, taskId: task.id, dueOn: '2026-03-05' })
  const { treatmentPlant } = await buildTreatment(database, mine)
  const { well } = await buildWell(database, mine)
  const variable = (key: string, unit: string) =>
    insert(database, 'variable', {
      projectId,
      deviceId: built.device.id,
      position: 1,
      key,
      name: key,
      unit,
      decimals: 1,
    })
  const [speed, direction] = [await variable('ws', 'm/s'), await variable('wd', '°')]
  const values = [
    [built.variable.id, 3.5],
    [speed.id, 5],
    [direction.id, 90],
  ] as const
  await platform.telemetry.write({
    receivedAt: clock.now(),
    channel: 'mobile',
    message: null,
    readings: values.map(([variableId, value]) => ({
      variableId,
      atMs: clock.now().getTime() - 600_000,
      raw: value,
      value,
      quality: 'good',
    })),
  })
  await platform.telemetry.rollUp()
  return {
    station,
    plan: mine.plan,
    parameterId,
    treatmentPlant,
    well,
    level: built.variable,
    speed,
    direction,
  }
}

type PanelData = Awaited<ReturnType<typeof buildPanelData>>

/** By which a panel of each kind shows what was built. */
export const settingsOf = ({
  station,
  plan,
  parameterId,
  treatmentPlant,
  well,
  level,
  speed,
  direction,
}: PanelData): Record<PanelKind, PanelSettings> => ({
  text: { text: 'Uno\n\nDos' },
  page: { url: 'https://mapas.example.com/mina' },
  'power-bi': {},
  alarms: {},
  devices: {},
  exceedances: {},
  'plan-progress': { plans: [plan.id] },
  commitments: {},
  hydrochemistry: { diagram: 'piper' },
  variation: { stations: [station.id], parameters: [parameterId] },
  compliance: {},
  neutralizer: { plant: treatmentPlant.id },
  levels: { wells: [well.id] },
  map: { mapShows: 'stations' },
  'key-figure': { keyFigure: 'result', stations: [station.id], parameters: [parameterId] },
  readings: { variables: [level.id] },
  'wind-rose': { speedVariable: speed.id, directionVariable: direction.id },
})
