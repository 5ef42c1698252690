import type { Access } from './roles.ts'

type ScreenParts = {
  /** `$id` is a param, `{-$id}` one that may be left out. */
  path: string
  access: Access
  /**
   * The screen's relation to a project's menu:
   * - `default`: an entry of its own, which a new project's menu has;
   * - `board`: open where the menu has an entry of its own, or any board;
   * - `outside`: reached from the side bar; its access alone guards it;
   * - `under`: open where the screen that leads to it is.
   */
  menu: 'default' | 'board' | 'outside' | { under: string }
}

const underPlans = { under: 'PlanningAndMonitoring' } as const
const underData = { under: 'LaboratoryData' } as const
const underInstruments = { under: 'Commitments' } as const
const underModi = { under: 'ModiList' } as const

/** Every screen of the product by its alias, under which menus know it. */
export const screens = {
  Home: { path: '/', access: 'public', menu: 'default' },

  // Before signing in
  Forgot: { path: '/forgot', access: 'public', menu: 'outside' },
  Activate: { path: '/activate', access: 'public', menu: 'outside' },
  Unblock: { path: '/unblock', access: 'public', menu: 'outside' },
  /** The last page of the popup of single sign-on. */
  SingleSignOn: { path: '/sso', access: 'public', menu: 'outside' },
  /** Where a laboratory hands in its files by its link. */
  LaboratoryHandIn: { path: '/laboratory', access: 'public', menu: 'outside' },

  // Monitoring plans
  PlanningAndMonitoring: {
    path: '/planning-and-monitoring',
    access: 'project:read',
    menu: 'default',
  },
  PlanningCreate: {
    path: '/planning-and-monitoring/create',
    access: 'project:admin',
    menu: underPlans,
  },
  PlanningEdit: {
    path: '/planning-and-monitoring/edit/$planningId',
    access: 'project:read',
    menu: underPlans,
  },
  AddMoreMonitoring: {
    path: '/planning-and-monitoring/add/$planningId',
    access: 'project:admin',
    menu: underPlans,
  },
  PlanningDetail: {
    path: '/planning-and-monitoring/$planningId',
    access: 'project:read',
    menu: underPlans,
  },

  // Data
  ReferenceData: { path: '/reference/{-$list}', access: 'project:read', menu: 'default' },
  LaboratoryData: { path: '/data', access: 'project:read', menu: 'default' },
  LaboratorySample: { path: '/data/samples/$sampleId', access: 'project:read', menu: underData },
  LaboratorySampleCreate: {
    path: '/data/samples/create',
    access: 'project:write',
    menu: underData,
  },
  LaboratorySampleEdit: {
    path: '/data/samples/edit/$sampleId',
    access: 'project:write',
    menu: underData,
  },
  ResultTable: { path: '/data/table', access: 'project:read', menu: underData },
  ParameterVariation: { path: '/data/variation', access: 'project:read', menu: underData },
  Compliance: { path: '/data/compliance', access: 'project:read', menu: underData },
  Hydrochemistry: { path: '/data/hydrochemistry', access: 'project:read', menu: underData },
  Neutralizers: { path: '/data/neutralizers', access: 'project:read', menu: underData },
  NeutralizerRecords: {
    path: '/data/neutralizers/records',
    access: 'project:read',
    menu: underData,
  },
  NeutralizerPlants: { path: '/data/neutralizers/plants', access: 'project:read', menu: underData },
  StationData: { path: '/data/stations/$stationId', access: 'project:read', menu: underData },
  ParameterData: {
    path: '/data/parameters/$parameterId',
    access: 'project:read',
    menu: underData,
  },
  AwaitedReports: { path: '/data/awaited-reports', access: 'project:read', menu: underData },
  LaboratoryCampaigns: { path: '/data/campaigns', access: 'project:read', menu: underData },
  LaboratoryLinks: { path: '/data/laboratories', access: 'project:admin', menu: underData },
  Standards: { path: '/data/standards', access: 'project:read', menu: underData },
  Parameters: {
    path: '/data/parameters',
    access: 'project:read',
    menu: { under: 'LaboratoryData' },
  },
  ExportData: { path: '/export', access: 'project:read', menu: 'default' },
  ResultImport: {
    path: '/data/import/{-$key}',
    access: 'project:write',
    menu: { under: 'LaboratoryData' },
  },
  FilesContainer: { path: '/files/{-$type}', access: 'project:read', menu: 'default' },

  // Environmental instruments
  Commitments: { path: '/environmental-instruments', access: 'project:read', menu: 'default' },
  CommitmentsCreate: {
    path: '/environmental-instruments/create',
    access: 'project:admin',
    menu: { under: 'Commitments' },
  },
  InstrumentEdit: {
    path: '/environmental-instruments/edit/$instrumentId',
    access: 'project:admin',
    menu: underInstruments,
  },
  Instrument: {
    path: '/environmental-instruments/instruments/$instrumentId',
    access: 'project:read',
    menu: underInstruments,
  },
  InstrumentDocument: {
    path: '/environmental-instruments/documents/$documentId',
    access: 'project:read',
    menu: underInstruments,
  },
  Extraction: {
    path: '/environmental-instruments/extractions/$extractionId',
    access: 'project:read',
    menu: underInstruments,
  },
  CommitmentMatrix: {
    path: '/environmental-instruments/commitments',
    access: 'project:read',
    menu: underInstruments,
  },
  Commitment: {
    path: '/environmental-instruments/commitments/$commitmentId',
    access: 'project:read',
    menu: underInstruments,
  },
  /** The matrix beside the page with the quote. */
  CommitmentReview: {
    path: '/environmental-instruments/review',
    access: 'project:read',
    menu: underInstruments,
  },
  /** Which commitment each name in plans stands for. */
  CommitmentNames: {
    path: '/environmental-instruments/names',
    access: 'project:read',
    menu: underInstruments,
  },
  EvidencePacks: {
    path: '/environmental-instruments/packs',
    access: 'project:read',
    menu: underInstruments,
  },
  CommitmentTasks: {
    path: '/environmental-instruments/tasks',
    access: 'project:read',
    menu: underInstruments,
  },
  /** One due date of a task. */
  CommitmentTask: {
    path: '/environmental-instruments/tasks/$occurrenceId',
    access: 'project:read',
    menu: underInstruments,
  },
  CorrectiveActions: {
    path: '/environmental-instruments/corrective-actions',
    access: 'project:read',
    menu: underInstruments,
  },
  CorrectiveAction: {
    path: '/environmental-instruments/corrective-actions/$actionId',
    access: 'project:read',
    menu: underInstruments,
  },
  ResponsibleRoles: {
    path: '/environmental-instruments/roles',
    access: 'project:read',
    menu: underInstruments,
  },
  Prompt: { path: '/prompt', access: 'project:read', menu: 'default' },

  // MODi
  ModiList: { path: '/modi', access: 'project:read', menu: 'default' },
  ModiDevices: { path: '/modi/create/{-$id}', access: 'project:system', menu: underModi },
  ModiDevice: { path: '/modi/device/$id', access: 'project:read', menu: underModi },
  ModiCalculations: { path: '/modi/calculations/$id', access: 'project:read', menu: underModi },
  ModiGraph: { path: '/modi/graph/$id/$modi', access: 'project:read', menu: underModi },
  ModiAlarms: { path: '/modi/alarms', access: 'project:read', menu: underModi },
  ModiAlarmRules: { path: '/modi/rules', access: 'project:read', menu: underModi },
  /** The list, the id of one, or `new`. */
  ModiProfiles: { path: '/modi/profiles/{-$profile}', access: 'project:system', menu: underModi },
  ModiNetworks: { path: '/modi/networks', access: 'project:system', menu: underModi },
  ModiGateways: { path: '/modi/gateways', access: 'project:read', menu: underModi },
  ModiMaintenance: { path: '/modi/maintenance', access: 'project:read', menu: underModi },
  ModiAlarm: { path: '/modi/alarms/$alarmId', access: 'project:read', menu: underModi },
  ModiCommands: { path: '/modi/commands/$id', access: 'project:read', menu: underModi },
  NPYMS: { path: '/npyms', access: 'project:read', menu: 'default' },

  // Boards
  Board: { path: '/board/$label/$urir', access: 'project:read', menu: 'board' },
  EnvironmentReport: {
    path: '/dashboard/environment-report/$urir',
    access: 'project:read',
    menu: 'board',
  },
  Reports: { path: '/reports', access: 'project:read', menu: 'default' },

  // Side bar and settings
  Notifications: { path: '/notifications', access: 'project:read', menu: 'outside' },
  NotificationPreferences: {
    path: '/notifications/preferences',
    access: 'signed-in',
    menu: 'outside',
  },
  ChatBot: { path: '/chat-bot', access: 'signed-in', menu: 'outside' },
  ConfigView: { path: '/config', access: 'signed-in', menu: 'outside' },
  UserList: { path: '/config/users', access: 'system', menu: 'outside' },
  ProjectList: { path: '/config/project', access: 'project:admin', menu: 'outside' },
  ProjectCreate: { path: '/config/project/create', access: 'project:admin', menu: 'outside' },
  ProjectUpdate: { path: '/config/project/update/$id', access: 'project:admin', menu: 'outside' },
  ProjectUserList: {
    path: '/config/project/user/$projectId',
    access: 'project:admin',
    menu: 'outside',
  },
  UserMenuEdit: {
    path: '/config/project/user/$projectId/menu/$userId',
    access: 'project:admin',
    menu: 'outside',
  },
  Jobs: { path: '/config/jobs', access: 'system', menu: 'outside' },
  NotificationsConfig: { path: '/config/notifications', access: 'system', menu: 'outside' },
  MapLayers: { path: '/config/map-layers', access: 'project:read', menu: 'outside' },
  Audit: { path: '/config/audit', access: 'project:audit', menu: 'outside' },
} as const satisfies Record<string, ScreenParts>

export type Screen = keyof typeof screens

/** Screens that can be entries of a menu, and so have a name and an icon. */
export type MenuScreen = {
  [S in Screen]: (typeof screens)[S]['menu'] extends 'default' ? S : never
}[Screen]

/** Returns whether an alias names a screen; stored menus may hold others. */
export const isScreen = (alias: string | null | undefined): alias is Screen =>
  typeof alias === 'string' && Object.hasOwn(screens, alias)

/** Returns whether a menu can have an entry that opens this screen. */
export const isMenuScreen = (alias: string | null | undefined): alias is MenuScreen =>
  isScreen(alias) && screens[alias].menu === 'default'

/** Every screen that a menu can have an entry for; a new project's first menu has all, in this order. */
export const defaultMenu: readonly MenuScreen[] = Object.keys(screens).filter((alias) =>
  isMenuScreen(alias),
)
