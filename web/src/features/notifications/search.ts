import {
  searchChoice,
  searchFlag,
  searchMatch,
  searchNumber,
  searchOfTable,
} from '../../lib/search.ts'
import { outgoingSearch } from './outgoing/search.ts'

const day = /^[1-9]\d{3}-\d\d-\d\d$/
export const moduleChoices = ['general', 'monitoring', 'plans', 'laboratory'] as const

/** The address of the notifications; `open` is the one that is shown. */
export const notificationSearch = searchOfTable([
  'createdAt',
  'priority',
  'module',
  'sender',
]).extend({
  box: searchChoice(['received', 'sent']),
  unread: searchFlag,
  priority: searchNumber(3),
  module: searchChoice(moduleChoices),
  from: searchMatch(day),
  to: searchMatch(day),
  open: searchNumber(),
})

/** The address of the settings of notifications: their tab, and the outbox in it. */
export const notificationsConfigSearch = outgoingSearch.extend({
  tab: searchChoice(['events', 'templates', 'methods', 'outbox']),
})
