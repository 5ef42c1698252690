import type { DeviceMailSending, deviceMailRoutes } from '@puquio/contract/modi/device-reports'
import type { z } from 'zod'
import { nameOf } from '../../../platform/db/person-name.ts'
import type { ProjectScope, SystemScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { listSendings } from '../reports-store.ts'

type Query = z.output<typeof deviceMailRoutes.sendings.query>

export const listMailSendings = (scope: ProjectScope, deviceId: number, query: Query) =>
  listSendings<DeviceMailSending>(
    scope,
    {
      columns: sql`s.id, ${nameOf('u')} as "to", s.is_asked, s.from_at as "from", s.until_at as until, s.state, s.reason,
        s.created_at, s.changed_at`,
      from: raw('device_mail_sending s join app_user u on u.id = s.user_id'),
    },
    deviceId,
    query,
  )

type New = {
  deviceId: number
  isAsked: boolean
  from: Date
  until: Date
  sent: readonly { userId: number; messageId: string }[]
}

export const insertMailSendings = (
  scope: ProjectScope,
  { deviceId, isAsked, from, until, sent }: New,
): Promise<unknown> =>
  scope.rows(sql`
    insert into device_mail_sending (project_id, device_id, user_id, is_asked, message_id, from_at, until_at, created_at)
    select ${scope.projectId}, ${deviceId}, one.user_id, ${isAsked}, one.message_id, ${from}, ${until},
      ${scope.clock.now()}
    from unnest(${sent.map(({ userId }) => userId)}::int[], ${sent.map(({ messageId }) => messageId)}::text[])
      as one (user_id, message_id)`)

/** Whether somebody asked for a mail of the device since then. */
export async function wasAskedSince(
  scope: ProjectScope,
  deviceId: number,
  since: Date,
): Promise<boolean> {
  const rows = await scope.rows(sql`
    select from device_mail_sending
    where project_id = ${scope.projectId} and device_id = ${deviceId} and is_asked and created_at > ${since} limit 1`)
  return rows.length > 0
}

type Outcome = { state: DeviceMailSending['state']; reason: string | null }

/** What an attempt to send a mail came to, where it is one of a device. */
export const storeOutcomeOfDeviceMail = async (
  scope: SystemScope,
  messageId: string,
  { state, reason }: Outcome,
): Promise<void> => {
  await scope.rows(sql`
    update device_mail_sending set state = ${state}, reason = ${reason}, changed_at = ${scope.clock.now()}
    where message_id = ${messageId}`)
}

export async function deleteMailSendings(scope: SystemScope, before: Date): Promise<number> {
  const rows = await scope.rows(
    sql`delete from device_mail_sending where created_at < ${before} returning id`,
  )
  return rows.length
}
