import type { Job } from '@puquio/contract/jobs'
import { jobTerms } from '@puquio/contract/terms'
import type { Text } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import { currentLanguage } from '../../lib/texts/texts.ts'
import type { Column } from '../../ui/table/column.ts'

type Words = { t: TFunction<'jobs'>; format: Format }

/** A kind of a version to come, or to be gone, is shown by the name that it has in the table. */
export const kindName = (kind: string): string =>
  (jobTerms as Readonly<Record<string, Text>>)[kind]?.[currentLanguage()] ?? kind

export const jobColumns = ({ t, format }: Words): readonly Column<Job>[] => [
  {
    key: 'kind',
    head: t('kind'),
    width: 'name',
    cell: ({ kind }) => kindName(kind),
    sortKey: 'kind',
  },
  {
    key: 'project',
    head: t('project'),
    width: 'name',
    cell: ({ project }) => project?.name ?? t('system'),
  },
  {
    key: 'state',
    head: t('state'),
    width: 'short',
    cell: (job) => stateName(t, job),
    sortKey: 'state',
  },
  {
    key: 'progress',
    head: t('progress'),
    width: 'number',
    cell: (job) => progressOf(job, format),
    priority: 2,
  },
  {
    key: 'attempts',
    head: t('attempts'),
    cell: ({ attempts }) => format.number(attempts),
    isNumber: true,
    sortKey: 'attempts',
    priority: 3,
  },
  {
    key: 'runAt',
    head: t('runAt'),
    width: 'instant',
    cell: ({ runAt }) => format.instant(runAt),
    sortKey: 'runAt',
  },
  {
    key: 'endedAt',
    head: t('endedAt'),
    width: 'instant',
    cell: ({ endedAt }) => format.instant(endedAt),
    sortKey: 'endedAt',
  },
  {
    key: 'createdAt',
    head: t('createdAt'),
    width: 'instant',
    cell: ({ createdAt }) => format.instant(createdAt),
    sortKey: 'createdAt',
    priority: 2,
  },
  {
    key: 'lastError',
    head: t('lastError'),
    width: 'text',
    cell: ({ lastError }) => lastError ?? '–',
  },
]

const stateName = (t: Words['t'], { state, isCancelAsked }: Job) =>
  state === 'running' && isCancelAsked ? t('cancelling') : t(state)

function progressOf({ progress }: Job, format: Format): string {
  if (progress === null) return '–'
  const done = format.number(progress.done)
  return progress.total === null ? done : `${done} / ${format.number(progress.total)}`
}
