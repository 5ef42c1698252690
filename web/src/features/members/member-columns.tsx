import type { Member } from '@puquio/contract/people/members'
import { roleTerms } from '@puquio/contract/terms'
import { type Language, languageNames, type PermissionCode, roles } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import type { Column } from '../../ui/table/column.ts'
import { UserStateMark } from '../../widgets/people/UserStateMark.tsx'

type Words = { t: TFunction<'members'>; format: Format; language: Language }

export const fullName = ({ name, last_name }: Pick<Member, 'name' | 'last_name'>) =>
  `${name} ${last_name}`

/** What a member is called by: who is awaited by the e-mail. */
export const memberName = (member: Member) => (member.isAwaited ? member.email : fullName(member))

export const roleNames = Object.keys(roles) as (keyof typeof roles)[]

/** The permissions in words, in the order of their codes. */
export const permissionWords = (permissions: readonly PermissionCode[], language: Language) =>
  roleNames
    .filter((role) => permissions.includes(roles[role]))
    .map((role) => roleTerms[role][language])
    .join(', ')

export const memberColumns = ({ t, format, language }: Words): readonly Column<Member>[] => [
  {
    key: 'name',
    head: t('name'),
    width: 'name',
    cell: (member) => (member.isAwaited ? '–' : `${member.last_name}, ${member.name}`),
    sortKey: 'name',
  },
  { key: 'email', head: t('email'), width: 'name', cell: ({ email }) => email, sortKey: 'email' },
  {
    key: 'permissions',
    head: t('permissions'),
    width: 'text',
    cell: ({ permissions }) => permissionWords(permissions, language),
  },
  { key: 'kind', head: t('kind'), width: 'short', cell: (member) => t(kindOf(member)) },
  {
    key: 'endsOn',
    head: t('endsOn'),
    width: 'date',
    cell: ({ endsOn }) => format.date(endsOn),
    sortKey: 'endsOn',
    priority: 2,
  },
  {
    key: 'state',
    head: t('state'),
    width: 'short',
    cell: ({ state }) => (state === null ? t('awaited') : <UserStateMark state={state} />),
    title: ({ state }) => t(state ?? 'awaitedHelp'),
  },
  {
    key: 'lastSignIn',
    head: t('lastSignIn'),
    width: 'instant',
    cell: ({ lastSignInAt }) => format.instant(lastSignInAt),
    sortKey: 'lastSignInAt',
    priority: 2,
  },
  {
    key: 'position',
    head: t('position'),
    width: 'name',
    cell: ({ position }) => position ?? '–',
    priority: 3,
  },
  {
    key: 'joinedAt',
    head: t('joinedAt'),
    width: 'date',
    cell: ({ joinedAt }) => format.day(joinedAt),
    sortKey: 'joinedAt',
    priority: 3,
  },
  { key: 'phone', head: t('phone'), cell: ({ phone }) => phone ?? '–', isOptional: true },
  {
    key: 'language',
    head: t('language'),
    cell: (member) => (member.isAwaited ? '–' : languageNames[member.language]),
    isOptional: true,
  },
]

const kindOf = ({ isGuest, hasEnded }: Member) =>
  hasEnded ? 'ended' : isGuest ? 'guest' : 'member'
