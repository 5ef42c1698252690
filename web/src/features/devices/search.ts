import { deviceChannels, deviceStates } from '@puquio/domain'
import { z } from 'zod'
import {
  searchChoice,
  searchFlag,
  searchNumber,
  searchOfTable,
  searchText,
} from '../../lib/search.ts'

/** The address of the list of devices. */
export const deviceSearch = searchOfTable([
  'serial',
  'name',
  'station',
  'state',
  'last',
  'battery',
]).extend({
  state: searchChoice(deviceStates),
  channel: searchChoice(deviceChannels),
  group: searchText,
  retired: searchFlag,
  view: searchChoice(['list', 'map']),
})

/** The form of a new device: as which other one it begins. */
export const deviceFormSearch = z.object({ cloneOf: searchNumber() })

/** The records of a device: which of them, of how many days, and the page of its history. */
export const deviceRecordSearch = searchOfTable([]).extend({
  tab: searchChoice(['status', 'history', 'connection', 'mails', 'reports']),
  days: searchNumber(30),
})

/** The address of the list of profiles. */
export const profileSearch = searchOfTable(['name', 'maker', 'model', 'devices'])
