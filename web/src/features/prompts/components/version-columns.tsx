import type { CurrentPrompt, PromptVersion } from '@puquio/contract/commitments/prompts'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'

export type VersionRow = Omit<PromptVersion, 'task'>
type Words = { t: TFunction<'prompts'>; format: Format }

export const versionColumns = (
  current: CurrentPrompt | undefined,
  { t, format }: Words,
): readonly Column<VersionRow>[] => [
  {
    key: 'number',
    head: t('version'),
    isNumber: true,
    cell: ({ number }) => format.number(number),
    sortKey: 'number',
  },
  {
    key: 'savedAt',
    head: t('savedAt'),
    width: 'instant',
    cell: ({ madeAt }) => format.instant(madeAt),
  },
  { key: 'savedBy', head: t('savedBy'), width: 'name', cell: ({ madeBy }) => madeBy },
  {
    key: 'what',
    head: t('what'),
    width: 'text',
    cell: (version) => whatOf(version, current, t),
  },
  {
    key: 'characters',
    head: t('characters'),
    isNumber: true,
    cell: ({ length }) => format.number(length),
    priority: 2,
  },
]

const whatOf = (
  { length, restoredNumber }: VersionRow,
  current: CurrentPrompt | undefined,
  t: TFunction<'prompts'>,
): string => {
  if (restoredNumber !== null) return t('whatRestored', { number: restoredNumber })
  if (length !== null) return t('whatText')
  return current?.without.source === 'project' ? t('whatBack.project') : t('whatBack.product')
}
