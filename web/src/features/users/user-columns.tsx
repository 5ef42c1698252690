import type { ListedUser } from '@puquio/contract/users'
import { languageNames, type UserField } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import type { Column } from '../../ui/table/column.ts'
import { UserStateMark } from '../../widgets/people/UserStateMark.tsx'

type Words = { t: TFunction<'users'>; format: Format }

export const fullName = ({ name, last_name }: Pick<ListedUser, 'name' | 'last_name'>) =>
  `${name} ${last_name}`

export const userColumns = ({ t, format }: Words): readonly Column<ListedUser>[] => {
  const state: Column<ListedUser> = {
    key: 'state',
    head: t('state'),
    width: 'short',
    cell: (user) => <UserStateMark state={user.state} />,
    title: (user) => t(user.state),
  }
  const lastSignIn: Column<ListedUser> = {
    key: 'lastSignIn',
    head: t('lastSignIn'),
    width: 'instant',
    cell: ({ lastSignInAt }) => format.instant(lastSignInAt),
    sortKey: 'lastSignInAt',
  }
  const createdAt: Column<ListedUser> = {
    key: 'createdAt',
    head: t('createdAt'),
    width: 'date',
    cell: (user) => format.day(user.createdAt),
    sortKey: 'createdAt',
    priority: 3,
  }
  const { name, email, admin, ...others } = columnsOfField(t)
  return [
    ...name,
    ...email,
    state,
    lastSignIn,
    ...admin,
    ...Object.values(others).flat(),
    createdAt,
  ]
}

const columnsOfField = (t: Words['t']): Record<UserField, Column<ListedUser>[]> => ({
  name: [
    {
      key: 'name',
      head: t('name'),
      width: 'name',
      cell: (user) => `${user.last_name}, ${user.name}`,
      sortKey: 'name',
    },
  ],
  // In the column of the name.
  last_name: [],
  email: [
    { key: 'email', head: t('email'), width: 'name', cell: ({ email }) => email, sortKey: 'email' },
  ],
  phone: [
    {
      key: 'phone',
      head: t('phone'),
      width: 'name',
      cell: (user) => phoneOf(user, t),
      isOptional: true,
    },
  ],
  position: [
    {
      key: 'position',
      head: t('position'),
      width: 'name',
      cell: ({ position }) => position ?? '–',
      priority: 3,
    },
  ],
  language: [
    {
      key: 'language',
      head: t('language'),
      width: 'short',
      cell: ({ language }) => languageNames[language],
      isOptional: true,
    },
  ],
  admin: [
    {
      key: 'projects',
      head: t('projects'),
      width: 'name',
      cell: (user) => projectsOf(user, t),
      priority: 2,
    },
  ],
})

/** Whether it was verified stands beside it: WhatsApp goes to no other one. */
const phoneOf = ({ phone, phoneVerified }: ListedUser, t: Words['t']): string =>
  phone === null ? '–' : phoneVerified ? `${phone} ✓` : `${phone} (${t('phoneUnverified')})`

/** An administrator of the system is in all of them. */
const projectsOf = ({ admin, projects }: ListedUser, t: Words['t']): string =>
  [...(admin ? [t('admin')] : []), ...projects.map(({ name }) => name)].join(', ') || '–'
