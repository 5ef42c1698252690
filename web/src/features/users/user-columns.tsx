import type { ListedUser } from '@puquio/contract/users'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import type { Column } from '../../ui/table/column.ts'
import { UserStateMark } from './components/UserStateMark.tsx'

type Words = { t: TFunction<'users'>; format: Format }

export const fullName = ({ name, last_name }: Pick<ListedUser, 'name' | 'last_name'>) =>
  `${name} ${last_name}`

export const userColumns = ({ t, format }: Words): readonly Column<ListedUser>[] => [
  {
    key: 'name',
    head: t('name'),
    cell: ({ name, last_name }) => `${last_name}, ${name}`,
    sortKey: 'name',
  },
  { key: 'email', head: t('email'), cell: ({ email }) => email, sortKey: 'email' },
  {
    key: 'state',
    head: t('state'),
    cell: ({ state }) => <UserStateMark state={state} />,
    title: ({ state }) => t(state),
  },
  {
    key: 'lastSignIn',
    head: t('lastSignIn'),
    cell: ({ lastSignInAt }) => format.instant(lastSignInAt),
    sortKey: 'lastSignInAt',
  },
  {
    key: 'projects',
    head: t('projects'),
    cell: (user) => projectsOf(user, t),
    priority: 2,
  },
  { key: 'position', head: t('position'), cell: ({ position }) => position ?? '–', priority: 3 },
  {
    key: 'createdAt',
    head: t('createdAt'),
    cell: ({ createdAt }) => format.day(createdAt),
    sortKey: 'createdAt',
    priority: 3,
  },
]

/** An administrator of the system is in all of them. */
const projectsOf = ({ admin, projects }: ListedUser, t: Words['t']): string =>
  [...(admin ? [t('admin')] : []), ...projects.map(({ name }) => name)].join(', ') || '–'
