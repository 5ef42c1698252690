import type { Acceptance, AuditEntry, SignIn } from '@puquio/contract/audit'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import type { Column } from '../../ui/table/column.ts'
import { actionName, recordName, tableName } from '../../widgets/audit/words.ts'

type Words = { t: TFunction<'audit'>; format: Format }

export const entryColumns = ({ t, format }: Words): readonly Column<AuditEntry>[] => [
  {
    key: 'at',
    head: t('at'),
    width: 'second',
    cell: ({ at }) => format.instantToTheSecond(at),
    sortKey: 'at',
  },
  { key: 'person', head: t('person'), width: 'name', cell: (entry) => personOf(t, entry) },
  {
    key: 'action',
    head: t('action'),
    width: 'name',
    cell: actionName,
  },
  {
    key: 'what',
    head: t('what'),
    width: 'text',
    cell: (entry) => whatOf(entry, format),
    maxWidth: 420,
  },
  {
    key: 'address',
    head: t('address'),
    width: 'short',
    cell: ({ address }) => address ?? '–',
    priority: 2,
  },
  {
    key: 'isSealed',
    head: t('isSealed'),
    width: 'number',
    cell: ({ isSealed }) => (isSealed ? '✓' : '–'),
    title: ({ isSealed }) => (isSealed ? t('isSealed') : ''),
    priority: 3,
  },
]

/** Nobody is named where the system wrote by itself, or where somebody was not signed in. */
export const personOf = (
  t: Words['t'],
  { person, address, token }: Pick<AuditEntry, 'person' | 'address' | 'token'>,
) => {
  if (person === null) return address === null ? t('system_itself') : '–'
  return token === null ? person : t('byToken', { person, token })
}

/** `Estación PM-01 · Monitoreo (36)`; the e-mails that were asked for only where nothing else was written. */
const whatOf = ({ changes }: AuditEntry, format: Format) =>
  (changes.some(({ table }) => table !== 'member_addition')
    ? changes.filter(({ table }) => table !== 'member_addition')
    : changes
  )
    .map(({ table, rows, names: [name] }) => {
      if (rows !== 1) return `${tableName(table)} (${format.number(rows)})`
      return name === undefined
        ? tableName(table)
        : `${tableName(table)} ${recordName(table, name)}`
    })
    .join(' · ')

export const signInColumns = ({ t, format }: Words): readonly Column<SignIn>[] => [
  {
    key: 'at',
    head: t('at'),
    width: 'second',
    cell: ({ at }) => format.instantToTheSecond(at),
    sortKey: 'at',
  },
  { key: 'person', head: t('person'), width: 'name', cell: ({ person }) => person },
  { key: 'email', head: t('email'), width: 'name', cell: ({ email }) => email, priority: 2 },
  { key: 'outcome', head: t('outcome'), width: 'name', cell: ({ outcome }) => t(outcome) },
  { key: 'method', head: t('method'), width: 'name', cell: ({ method }) => t(method), priority: 3 },
  { key: 'address', head: t('address'), width: 'short', cell: ({ address }) => address },
]

export const acceptanceColumns = (
  { t, format }: Words,
  { hasProject }: { hasProject: boolean },
): readonly Column<Acceptance>[] => [
  {
    key: 'at',
    head: t('acceptedAt'),
    width: 'second',
    cell: ({ at }) => format.instantToTheSecond(at),
    sortKey: 'at',
  },
  { key: 'person', head: t('person'), width: 'name', cell: ({ person }) => person },
  { key: 'email', head: t('email'), width: 'name', cell: ({ email }) => email, priority: 2 },
  ...(hasProject
    ? [
        {
          key: 'project',
          head: t('projectName'),
          width: 'name' as const,
          cell: ({ project }: Acceptance) => project,
        },
      ]
    : []),
  { key: 'policy', head: t('policy'), width: 'text', cell: ({ title }) => title },
  { key: 'version', head: t('version'), cell: ({ version }) => version, isNumber: true },
  {
    key: 'inForceSince',
    head: t('inForceSince'),
    width: 'date',
    cell: ({ inForceSince }) => format.day(inForceSince),
    priority: 3,
  },
  {
    key: 'link',
    head: t('link'),
    width: 'text',
    cell: ({ url_policy: link }) => link ?? '–',
    priority: 2,
  },
  {
    key: 'linkSince',
    head: t('linkSince'),
    width: 'date',
    cell: ({ date_policy: since }) => format.day(since),
    priority: 3,
  },
]
