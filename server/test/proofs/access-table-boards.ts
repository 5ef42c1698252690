/** Who may call the routes of boards. */
export const boardAccess = {
  'boards.list': 'readers',
  'boards.get': 'readers',
  'boards.create': 'admins',
  'boards.edit': 'admins',
  'boards.remove': 'admins',
  'boards.pdf': 'readers',
  'boards.file': 'readers',
  'reportSchedules.list': 'readers',
  'reportSchedules.create': 'admins',
  'reportSchedules.edit': 'admins',
  'reportSchedules.remove': 'admins',
  'panelData.keyFigure': 'readers',
  'panelData.windRose': 'readers',
  'powerBi.embedding': 'readers',
} as const
