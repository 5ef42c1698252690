import type { Access } from '@puquio/domain'
import { useMay, useProjectContext } from '../../lib/project/project-context.ts'

/** The tabs of the settings in their order, each named by the text `label`. */
const settingsTabs = [
  { key: 'own', label: 'own', access: 'signed-in', isOfProject: false },
  { key: 'tokens', label: 'tokens', access: 'signed-in', isOfProject: true },
  { key: 'project', label: 'project', access: 'project:admin', isOfProject: true },
  { key: 'smtp', label: 'mailServers', access: 'project:admin', isOfProject: true },
  { key: 'system', label: 'system', access: 'system', isOfProject: false },
  { key: 'policy', label: 'policy', access: 'system', isOfProject: false },
  { key: 'mails', label: 'mails', access: 'system', isOfProject: false },
  { key: 'system-smtp', label: 'systemMailServers', access: 'system', isOfProject: false },
] as const satisfies readonly { key: string; label: string; access: Access; isOfProject: boolean }[]

export type SettingsTab = (typeof settingsTabs)[number]

/** Returns the tabs that are open to the reader. */
export const useOpenTabs = (): [SettingsTab, ...SettingsTab[]] => {
  const may = useMay()
  const { project } = useProjectContext()
  const [own, ...others] = settingsTabs
  return [
    own,
    ...others.filter(
      ({ access, isOfProject }) => may(access) && (!isOfProject || project !== null),
    ),
  ]
}
