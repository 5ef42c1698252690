import type { DeliveryState } from '@puquio/contract/notifications/deliveries'
import type { MessageStatus } from '@puquio/contract/notifications/whatsapp'
import { keptReason } from '../../platform/delivery/kept-reason.ts'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { deliveryOf } from './reference.ts'
import { storeStatus } from './whatsapp-store.ts'

type ReportedState = 'sent' | 'delivered' | 'read' | 'failed'
/**
 * What may follow what: notices come twice, late, and in any order. What arrived has not failed, whatever
 * is said later.
 */
const before: Record<ReportedState, readonly DeliveryState[]> = {
  sent: ['waiting'],
  delivered: ['waiting', 'sent', 'failed'],
  read: ['waiting', 'sent', 'delivered', 'failed'],
  failed: ['waiting', 'sent'],
}

/** Stores what became of messages; returns how many deliveries it changed. */
export const storeStatuses = (
  scope: SystemScope,
  statuses: readonly MessageStatus[],
): Promise<number> =>
  scope.transaction(async (within) => {
    let changed = 0
    for (const status of statuses) {
      // By the reference that the message was sent with: its id may be known here only after its first status.
      const deliveryId = deliveryOf(status.biz_opaque_callback_data)
      const state = status.status
      if (deliveryId === null || !isTold(state)) continue
      const told = { state, from: before[state], reason: reasonOf(status), messageId: status.id }
      const changedAt = instantOf(status, scope.clock.now())
      if (await storeStatus(within, deliveryId, { ...told, changedAt })) changed++
    }
    return changed
  })

const isTold = (status: string): status is ReportedState => Object.hasOwn(before, status)

const reasonOf = ({ errors: [error] = [] }: MessageStatus): string | null =>
  error ? keptReason(`${error.error_data?.details ?? error.title ?? ''} (${error.code})`) : null

/** Its own time, never after now. */
const instantOf = ({ timestamp }: MessageStatus, now: Date): Date => {
  const told = new Date(Number(timestamp) * 1000)
  return Number.isNaN(told.getTime()) || told > now ? now : told
}
