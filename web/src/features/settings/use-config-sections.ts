import {
  type Icon,
  IconAdjustments,
  IconAntenna,
  IconApi,
  IconBellCog,
  IconBuilding,
  IconFolders,
  IconHistory,
  IconListCheck,
  IconListDetails,
  IconLock,
  IconMail,
  IconMap2,
  IconMailCog,
  IconSend,
  IconSettings2,
  IconShieldCheck,
  IconTemplate,
  IconUserCog,
  IconUsers,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { useMay, useProjectContext } from '../../lib/project/project-context.ts'
import type { ConfigEntry } from './entry-texts.ts'
import './texts.ts'

type Link = ReturnType<
  (typeof paths)[
    | 'settings'
    | 'notificationPreferences'
    | 'forgot'
    | 'project'
    | 'projects'
    | 'members'
    | 'audit'
    | 'mapLayers'
    | 'networks'
    | 'users'
    | 'notificationsConfig'
    | 'jobs']
>
type Entry = { key: ConfigEntry; Icon: Icon; link: Link; label: string; help: string }

/** Returns what the reader may set: of the own account, of the open project, of the system. */
export const useConfigSections = () => {
  const { t } = useTranslation('settings')
  const may = useMay()
  const { project } = useProjectContext()
  const entry = (key: ConfigEntry, icon: Icon, link: Link): Entry => ({
    key,
    Icon: icon,
    link,
    label: t(`label.${key}`),
    help: t(`help.${key}`),
  })
  const isSystemAdmin = may('system')
  const isAdmin = may('project:admin')
  const projects = entry('projects', IconFolders, paths.projects())

  const own = [
    entry('own', IconAdjustments, paths.settings('own')),
    entry('own-notifications', IconBellCog, paths.notificationPreferences()),
    entry('password', IconLock, paths.forgot()),
    ...(project ? [entry('tokens', IconApi, paths.settings('tokens'))] : []),
  ]
  const ofProject = [
    ...(project && isAdmin
      ? [
          entry('project', IconBuilding, paths.project(project.id)),
          entry('members', IconUsers, paths.members(project.id)),
          entry('menu', IconListDetails, paths.project(project.id, 'menu')),
          entry('smtp', IconMail, paths.project(project.id, 'smtp')),
        ]
      : []),
    ...(project ? [entry('map-layers', IconMap2, paths.mapLayers())] : []),
    ...(project && may('project:audit') ? [entry('audit', IconHistory, paths.audit())] : []),
    ...(project && may('project:system') ? [entry('networks', IconAntenna, paths.networks())] : []),
    ...(isAdmin && !isSystemAdmin ? [projects] : []),
  ]
  const ofSystem = [
    projects,
    entry('users', IconUserCog, paths.users()),
    entry('notifications', IconTemplate, paths.notificationsConfig()),
    entry('outbox', IconSend, paths.notificationsConfig('outbox')),
    entry('system-smtp', IconMailCog, paths.settings('system-smtp')),
    entry('policy', IconShieldCheck, paths.settings('policy')),
    entry('system', IconSettings2, paths.settings('system')),
    entry('jobs', IconListCheck, paths.jobs()),
  ]
  const sections = [
    { key: 'own', title: t('ownAccount'), entries: own },
    {
      key: 'project',
      title: project ? t('ofProject', { name: project.name }) : t('label.projects'),
      entries: ofProject,
    },
    { key: 'system', title: t('ofSystem'), entries: isSystemAdmin ? ofSystem : [] },
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}
