import { searchChoice, searchFlag, searchOfTable, searchText } from '../../lib/search.ts'

const states = ['alarm', 'warning', 'stale', 'never', 'alarm-disabled', 'ok'] as const
const channels = ['mobile', 'lora', 'satellite'] as const

/** The address of the list of devices. */
export const deviceSearch = searchOfTable([
  'serial',
  'name',
  'station',
  'state',
  'last',
  'battery',
]).extend({
  state: searchChoice(states),
  channel: searchChoice(channels),
  group: searchText,
  retired: searchFlag,
})
