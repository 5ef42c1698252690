import { type EventName, notificationEvents } from '@puquio/contract/notifications/events'
import type { EventInput, EventSetting } from '@puquio/contract/notifications/settings'
import type { SystemScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { columnsOf, excludedOf, valuesOf, type Written } from '../../../platform/db/written.ts'

type Row = Omit<EventSetting, 'isDefault'>
type Settings = Omit<EventInput, 'version'>

const columns = sql`name as event, is_on, priority, audience, methods, texts, version`

const written = ({ isOn, priority, audience, methods, texts }: Settings): Written<Settings> => ({
  isOn: { is_on: isOn },
  priority: { priority },
  audience: { audience },
  methods: { methods: sql`${methods}::smallint[]` },
  texts: { texts: sql`${texts && JSON.stringify(texts)}::jsonb` },
})

export const defaultSetting = (event: EventName): EventSetting => {
  const { priority, audience, methods } = notificationEvents[event]
  const values = { isOn: true, priority, audience, methods: [...methods], texts: null }
  return { event, ...values, version: 0, isDefault: true }
}

/** What was set; events that nobody set anything of are missing. */
export async function listSet(scope: SystemScope): Promise<EventSetting[]> {
  const rows = await scope.rows<Row>(sql`select ${columns} from notification_event`)
  return rows.map((row) => ({ ...row, isDefault: false }))
}

export async function readEvent(scope: SystemScope, event: EventName): Promise<EventSetting> {
  const [row] = await scope.rows<Row>(
    sql`select ${columns} from notification_event where name = ${event}`,
  )
  return row ? { ...row, isDefault: false } : defaultSetting(event)
}

/** Returns null where somebody else set it since this version; 0 is that of an event never set. */
export async function storeEvent(
  scope: SystemScope,
  event: EventName,
  { version, ...settings }: EventInput,
): Promise<EventSetting | null> {
  const fields = written(settings)
  const [row] = await scope.rows<Row>(sql`
    insert into notification_event as e (name, ${columnsOf(fields)})
    select ${event}, ${valuesOf(fields)}
    where ${version}::int = 0 or exists (select from notification_event where name = ${event})
    on conflict (name) do update set ${excludedOf(fields)}, version = e.version + 1
    where e.version = ${version} returning ${columns}`)
  return row ? { ...row, isDefault: false } : null
}

export const deleteEvent = async (scope: SystemScope, event: EventName) => {
  await scope.rows(sql`delete from notification_event where name = ${event}`)
}
