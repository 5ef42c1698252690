import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type buildMine, insert } from '../build.ts'

type Mine = Pick<
  Awaited<ReturnType<typeof buildMine>>,
  'project' | 'admin' | 'station' | 'monitoring' | 'profile'
>

/** A sample with a result above a limit of the project's own, and what both rest on. */
export async function buildLaboratory(
  database: Database,
  { project, admin, station, monitoring, profile }: Mine,
  { isRetired = false } = {},
) {
  const projectId = project.id
  const at = '2026-02-01T12:00:00Z'
  const by = { createdAt: at, createdBy: admin.id }
  const parameter = await insert(database, 'parameter', {
    projectId,
    key: `own-${randomUUID()}`,
    name: JSON.stringify({
      es: 'Caudal de rebose',
      en: 'Overflow',
      fr: 'Débit de trop-plein',
      pt: 'Vazão de extravasão',
    }),
    parameterGroup: 'field',
    matrix: 'water',
    unit: 'L/s',
    decimals: 2,
    retiredAt: isRetired ? at : null,
  })
  await insert(database, 'profile_parameter', {
    projectId,
    profileId: profile.id,
    position: 1,
    parameterId: parameter.id,
  })
  const alias = await insert(database, 'parameter_alias', {
    projectId,
    parameterId: parameter.id,
    name: 'Q',
  })
  const limit = await insert(database, 'limit_value', {
    projectId,
    standard: 'EIA-d 2014',
    parameterId: parameter.id,
    statistic: 'any-time',
    kind: 'bounds',
    max: 5,
    validFrom: '2014-05-06',
    source: 'R.D. 100-2014',
    confidence: 'high',
    origin: 'own',
    retiredAt: isRetired ? at : null,
  })
  await database.owner.one(
    {},
    sql`insert into laboratory_setting (project_id, non_detect_rule, warning_share, repeat_times)
      values (${projectId}, 'half', 0.8, 2) on conflict do nothing`,
  )
  const stationId = station.id
  const stationStandard = await insert(database, 'station_standard', {
    projectId,
    stationId,
    standard: 'EIA-d 2014',
    position: 1,
    validFrom: '2014-05-06',
  })
  const standardAlias = await insert(database, 'standard_alias', {
    projectId,
    writtenStandard: 'Compromiso del EIA',
    writtenCategory: '',
    standard: 'EIA-d 2014',
  })
  const laboratory = await insert(database, 'laboratory', { projectId, name: 'Laboratorio Andino' })
  await insert(database, 'name_alias', {
    projectId,
    kind: 'station',
    name: 'Punto 1',
    stationId: station.id,
  })
  await insert(database, 'late_report_reminder', {
    projectId,
    stationId,
    sampledOn: '2026-01-02',
    at,
  })
  const campaign = await insert(database, 'campaign', { projectId, name: 'Febrero 2026', ...by })
  const sample = await insert(database, 'sample', {
    projectId,
    stationId,
    sampledAt: at,
    sampledOn: '2026-02-01',
    hasTime: true,
    matrix: 'water',
    campaignId: campaign.id,
    laboratoryId: laboratory.id,
    monitoringId: monitoring.id,
    ...by,
  })
  await insertResult(database, { project, admin, station, sample, parameter })
  return { parameter, alias, standardAlias, limit, stationStandard, laboratory, campaign, sample }
}

type Of = Pick<Mine, 'project' | 'admin' | 'station'> & { parameter: { id: number } }

/** One more sample of a campaign, with a result. */
export async function buildSample(
  database: Database,
  { campaign, ...of }: Of & { campaign: { id: number } },
) {
  const sample = await insert(database, 'sample', {
    projectId: of.project.id,
    stationId: of.station.id,
    sampledAt: '2026-02-02T12:00:00Z',
    sampledOn: '2026-02-02',
    hasTime: true,
    matrix: 'water',
    code: randomUUID(),
    campaignId: campaign.id,
    createdAt: '2026-02-02T12:00:00Z',
    createdBy: of.admin.id,
  })
  await insertResult(database, { ...of, sample })
  return sample
}

/** A result has no id of its own. */
const insertResult = (
  database: Database,
  { project, admin, station, sample, parameter }: Of & { sample: { id: number } },
) =>
  database.owner.one(
    {},
    sql`insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, text, unit, entered_at,
        entered_by)
      select project_id, station_id, id, ${parameter.id}, sampled_on, 6.1, '6,1', 'L/s', created_at, ${admin.id} from sample
      where project_id = ${project.id} and station_id = ${station.id} and id = ${sample.id}`,
  )
