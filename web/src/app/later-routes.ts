import { page } from './page.ts'

/**
 * Screens of the product that are not made yet: no menu shows them, and the guard answers their
 * addresses like every route that is not the person's. Whoever makes one moves it to routes.tsx.
 */
const later = <const Path extends string>(parts: {
  path: Path
  name: string
  access: 'project:read' | 'project:admin' | 'system'
}) => page({ ...parts, isLater: true })

export const laterRoutes = [
  later({ path: '/modi', name: 'ModiList', access: 'project:read' }),
  later({ path: '/modi/create/{-$id}', name: 'ModiDevices', access: 'system' }),
  later({ path: '/modi/graph/$id/$modi', name: 'ModiGraph', access: 'project:read' }),
  later({ path: '/npyms', name: 'NPYMS', access: 'project:read' }),
  later({ path: '/prompt', name: 'Prompt', access: 'project:read' }),
  later({ path: '/config/users', name: 'UserList', access: 'system' }),
  later({ path: '/config/project', name: 'ProjectList', access: 'project:admin' }),
  later({ path: '/config/project/create', name: 'ProjectCreate', access: 'project:admin' }),
  later({ path: '/config/project/update/$id', name: 'ProjectUpdate', access: 'project:admin' }),
  later({
    path: '/config/project/user/$projectId',
    name: 'ProjectUserList',
    access: 'project:admin',
  }),
  later({
    path: '/config/project/user/$projectId/menu/$userId',
    name: 'UserMenuEdit',
    access: 'project:admin',
  }),
  later({ path: '/config/notifications', name: 'NotificationsConfig', access: 'system' }),
  later({ path: '/board/$label/$urir', name: 'Board', access: 'project:read' }),
  later({
    path: '/dashboard/environment-report/$urir',
    name: 'EnvironmentReport',
    access: 'project:read',
  }),
  later({ path: '/files/{-$type}', name: 'FilesContainer', access: 'project:read' }),
  later({ path: '/reports', name: 'Reports', access: 'project:read' }),
  later({ path: '/export', name: 'ExportData', access: 'project:read' }),
  later({ path: '/environmental-instruments', name: 'Commitments', access: 'project:read' }),
  later({
    path: '/environmental-instruments/create',
    name: 'CommitmentsCreate',
    access: 'project:admin',
  }),
] as const
