/** Names of routes, as the test of what changes make stale has them, that go stale together. */
export const schedule = ['schedule', 'combinations', 'map']
export const answers = ['answerable', 'monitoringSamples']
export const plan = ['plan', 'plans', 'years', 'commitments', 'answerable']
export const monitorings = [
  'monitoring',
  'monitorings',
  'evidence',
  'history',
  'evidenceFiles',
  'sample',
  'commitment',
  'correctiveActions',
  ...answers,
]
export const lists = [
  'wells',
  'alarms',
  'lists',
  'list',
  'stations',
  'samples',
  'sample',
  'exportOptions',
  'campaignCounts',
  'devices',
  'commitment',
  'instruments',
  'tasks',
  'correctiveActions',
  ...answers,
]
export const results = [
  'samples',
  'sample',
  'sampleFiles',
  'exportOptions',
  'campaigns',
  'campaignCounts',
  'correctiveActions',
  ...answers,
]
/** What names people, or counts them. */
export const people = [
  'schedules',
  'packs',
  'plan',
  'plans',
  'evidence',
  'history',
  'mails',
  'administered',
  'members',
  'users',
  'campaigns',
  'tokens',
  'notifications',
  'files',
  'evidenceFiles',
  'uploads',
  'exports',
  'laboratoryLinks',
  'networks',
  'sample',
  'sampleFiles',
  'commitmentHistory',
  'instruments',
  'extractions',
  'roles',
  'tasks',
  'correctiveActions',
]
export const rights = ['permissions', 'menu', 'start', 'boards', 'schedules']
export const messages = ['mails', 'administered', 'notifications', 'unread']
