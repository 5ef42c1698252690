import type { ReferenceItem, ReferenceList } from '@puquio/contract/reference'
import { frequencyTerms, yesNoTerms } from '@puquio/contract/terms'
import { type Language, marginDays } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'

type Words = {
  t: TFunction<'reference'>
  language: Language
  format: Format
  componentName: (id: number | null) => string
  isRetired: boolean
}

/** Columns of a simple list: its name, then what only this list has. */
export const itemColumns = (list: ReferenceList, words: Words): Column<ReferenceItem>[] => {
  const { t, language, format, isRetired } = words
  const retiredAt: Column<ReferenceItem> = {
    key: 'retiredAt',
    head: t('retiredAt'),
    cell: (item) => format.day(item.retiredAt),
    sortKey: 'retiredAt',
  }
  return [
    { key: 'name', head: t('name'), cell: ({ name }) => name, sortKey: 'name', maxWidth: 420 },
    ...ownColumns(list, words),
    {
      key: 'inUse',
      head: t('inUse'),
      cell: ({ inUse }) => yesNoTerms[inUse ? 'yes' : 'no'][language],
    },
    ...(isRetired ? [retiredAt] : []),
  ]
}

const ownColumns = (
  list: ReferenceList,
  { t, language, componentName }: Words,
): Column<ReferenceItem>[] => {
  if (list === 'subcomponents')
    return [
      {
        key: 'parent',
        head: t('component'),
        cell: ({ parentId }) => componentName(parentId),
        sortKey: 'parent',
      },
    ]
  if (list === 'profiles')
    return [
      {
        key: 'count',
        head: t('parameterCount'),
        cell: ({ parameters }) => parameters?.length ?? 0,
        isNumber: true,
      },
      {
        key: 'parameters',
        head: t('parameters'),
        cell: ({ parameters }) => parameters?.join('; '),
        maxWidth: 640,
      },
    ]
  if (list === 'frequencies')
    return [
      {
        key: 'rule',
        head: t('rule'),
        cell: ({ rule }) => rule && frequencyTerms[rule][language],
        sortKey: 'rule',
      },
      {
        key: 'marginDays',
        head: t('marginDays'),
        unit: t('days'),
        cell: (item) => item.marginDays ?? (item.rule && marginDays(item.rule)),
        isNumber: true,
      },
    ]
  return []
}
