import { planStatuses } from '@puquio/domain'
import { searchChoice, searchFlag, searchNumber, searchOfTable } from '../../lib/search.ts'

/** The address of the list of plans. */
export const plansSearch = searchOfTable([
  'title',
  'status',
  'current',
  'untilNow',
  'general',
  'unfulfilled',
  'near',
  'firstOn',
  'lastOn',
  'stations',
  'monitorings',
  'createdAt',
  'createdBy',
  'annulledAt',
]).extend({
  status: searchChoice(planStatuses),
  year: searchNumber(9999),
  annulled: searchFlag,
})
