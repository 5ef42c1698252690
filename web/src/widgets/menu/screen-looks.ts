import type { Screen } from '@puquio/domain'
import {
  type Icon,
  IconBell,
  IconCalendarStats,
  IconFlask,
  IconFolders,
  IconHome,
  IconListDetails,
  IconMessageCircle,
  IconSettings,
  IconTableExport,
} from '@tabler/icons-react'

/** How menu and side bar show a screen; `label` is a text beside this file. */
type Look = { Icon: Icon; label: `screen.${Screen}` }

/** Null for a screen that does not exist yet (app/pages.ts), and for one that neither menu nor side bar shows. */
export const screenLooks = {
  Home: { Icon: IconHome, label: 'screen.Home' },
  PlanningAndMonitoring: { Icon: IconCalendarStats, label: 'screen.PlanningAndMonitoring' },
  ReferenceData: { Icon: IconListDetails, label: 'screen.ReferenceData' },
  LaboratoryData: { Icon: IconFlask, label: 'screen.LaboratoryData' },
  ExportData: { Icon: IconTableExport, label: 'screen.ExportData' },
  FilesContainer: { Icon: IconFolders, label: 'screen.FilesContainer' },
  ChatBot: { Icon: IconMessageCircle, label: 'screen.ChatBot' },
  Notifications: { Icon: IconBell, label: 'screen.Notifications' },
  ConfigView: { Icon: IconSettings, label: 'screen.ConfigView' },

  Forgot: null,
  Activate: null,
  Unblock: null,
  SingleSignOn: null,
  PlanningCreate: null,
  PlanningEdit: null,
  AddMoreMonitoring: null,
  PlanningDetail: null,
  Commitments: null,
  CommitmentsCreate: null,
  Prompt: null,
  ModiList: null,
  ModiDevices: null,
  ModiGraph: null,
  NPYMS: null,
  Board: null,
  EnvironmentReport: null,
  Reports: null,
  UserList: null,
  ProjectList: null,
  ProjectCreate: null,
  ProjectUpdate: null,
  ProjectUserList: null,
  UserMenuEdit: null,
  Jobs: null,
  NotificationPreferences: null,
  NotificationsConfig: null,
  Audit: null,
} as const satisfies { [S in Screen]: Look | null }
