import type { reportContents } from '@puquio/contract/modi/device-reports'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { columnsOf, excludedOf, valuesOf, type Written } from '../../platform/db/written.ts'

/** What an ADMIN says of each report, whatever carries it. */
type Settings = { content: (typeof reportContents)[number][]; enabled: boolean }
/** What is known of each report; what was before `sentUntil` stood in an earlier one. */
export type StoredReport = Settings & { deviceId: number; sentUntil: string; nextAt: string }

type Carrier<Given extends Settings> = {
  /** Has a row for each device that reports so, with the columns of `StoredReport`. */
  table: 'device_mail' | 'report_service'
  /** Its other columns, as they are read. */
  columns: Sql
  /** How the settings that it alone has are kept. */
  written: (settings: Given) => Written<Omit<Given, keyof Settings>>
  /** When the next report is due after it was set. */
  nextAt: (settings: Given, scope: ProjectScope) => Date
}

/** The reports of devices that one carrier takes to those who are told: by mail to people, by HTTP to another system. */
export type Reports<Given, Report extends StoredReport> = {
  /** Locked, so that changes of one and its next sending run one after another. */
  find: (scope: ProjectScope, deviceId: number) => Promise<Report | null>
  /** Tells from now on; what a device measured before is told only where it was told all the time. */
  save: (scope: ProjectScope, deviceId: number, settings: Given) => Promise<void>
  /** Devices in service whose report is due, those first that wait longest. */
  due: (scope: ProjectScope, most: number) => Promise<number[]>
  noteSent: (
    scope: ProjectScope,
    deviceId: number,
    sent: { until: Date; nextAt: Date },
  ) => Promise<void>
}

export function storeReports<Given extends Settings, Report extends StoredReport>({
  columns,
  written,
  nextAt: firstAt,
  ...of
}: Carrier<Given>): Reports<Given, Report> {
  const table = raw(of.table)
  return {
    async find(scope, deviceId) {
      const [row] = await scope.rows<Report>(sql`
        select device_id, content, enabled, sent_until, next_at, ${columns} from ${table}
        where project_id = ${scope.projectId} and device_id = ${deviceId} for no key update`)
      return row ?? null
    },
    async save(scope, deviceId, settings) {
      const fields = {
        ...written(settings),
        content: { content: sql`${[...new Set(settings.content)]}::text[]` },
        enabled: { enabled: settings.enabled },
        nextAt: { next_at: firstAt(settings, scope) },
      }
      await scope.rows(sql`
        insert into ${table} as kept (device_id, project_id, sent_until, ${columnsOf(fields)})
        values (${deviceId}, ${scope.projectId}, ${scope.clock.now()}, ${valuesOf(fields)})
        on conflict (device_id) do update set ${excludedOf(fields)}, version = kept.version + 1,
          sent_until = case when kept.enabled then kept.sent_until else excluded.sent_until end`)
    },
    async due(scope, most) {
      const rows = await scope.rows<{ deviceId: number }>(sql`
        select kept.device_id from ${table} kept
          join device d on d.project_id = kept.project_id and d.id = kept.device_id
        where kept.project_id = ${scope.projectId} and kept.enabled and kept.next_at <= ${scope.clock.now()}
          and d.retired_at is null
        order by kept.next_at, kept.device_id limit ${most}`)
      return rows.map(({ deviceId }) => deviceId)
    },
    async noteSent(scope, deviceId, { until, nextAt }) {
      await scope.rows(sql`
        update ${table} set sent_until = ${until}, next_at = ${nextAt}
        where project_id = ${scope.projectId} and device_id = ${deviceId}`)
    },
  }
}

type Query = {
  sort?: 'created' | '-created' | undefined
  page?: number | undefined
  size?: number | undefined
}

/** What was sent of a device, the latest first; `from` names the carrier's table of them `s`. */
export const listSendings = <Sending extends { id: number }>(
  scope: ProjectScope,
  { columns, from }: { columns: Sql; from: Sql },
  deviceId: number,
  query: Query,
) =>
  readPage<Sending>(
    scope.rows,
    {
      columns,
      from,
      where: sql`s.project_id = ${scope.projectId} and s.device_id = ${deviceId}`,
      order: orderBy(query.sort, {
        keys: { created: raw('s.id') },
        fallback: '-created',
        id: raw('s.id'),
      }),
    },
    query,
  )
