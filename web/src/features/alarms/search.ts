import { searchChoice, searchFlag, searchNumber, searchOfTable } from '../../lib/search.ts'

const views = ['active', 'cleared', 'historic'] as const
const severities = ['high', 'medium', 'low'] as const
const kinds = ['rule', 'silence'] as const

/** The address of the list of alarms. */
export const alarmSearch = searchOfTable([
  'raised',
  'severity',
  'device',
  'station',
  'value',
  'cleared',
  'acknowledged',
  'received',
]).extend({
  view: searchChoice(views),
  unanswered: searchFlag,
  severity: searchChoice(severities),
  kind: searchChoice(kinds),
  device: searchNumber(),
  station: searchNumber(),
})

/** The address of the rules, of all devices or of one. */
export const ruleSearch = searchOfTable(['device', 'variable', 'severity']).extend({
  device: searchNumber(),
})

export const maintenanceSearch = searchOfTable(['from', 'until', 'device']).extend({
  over: searchFlag,
})
