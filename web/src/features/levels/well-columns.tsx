import type { Well } from '@puquio/contract/levels/levels'
import { depthOfWell } from '@puquio/contract/levels/shown-wells'
import { depthSign, type Language, levelSign, wellKindTerms } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import type { Column } from '../../ui/table/column.ts'
import { WellStateMark } from '../../widgets/wells/WellStateMark.tsx'

type Words = { t: TFunction<'levels'>; format: Format; language: Language }

/** A change with its sign, so that a rise is seen as one. */
export const signed = (format: Format, value: number | null, digits = 2): string =>
  value === null ? format.number(null) : `${value > 0 ? '+' : ''}${format.number(value, digits)}`

export const wellColumns = ({ t, format, language }: Words): readonly Column<Well>[] => [
  { key: 'name', head: t('well'), width: 'short', cell: ({ name }) => name, sortKey: 'name' },
  {
    key: 'state',
    head: t('state'),
    width: 'name',
    cell: ({ state }) => <WellStateMark state={state} />,
    sortKey: 'state',
  },
  {
    key: 'levelM',
    head: t('level'),
    unit: t('masl'),
    isNumber: true,
    cell: ({ newest }) => levelSign(newest?.state) + format.number(newest?.levelM ?? null, 2),
    title: ({ newest }) => (newest?.state === 'dry' ? t('dryHint') : ''),
    sortKey: 'levelM',
  },
  {
    key: 'depthM',
    head: t('depth'),
    unit: 'm',
    isNumber: true,
    cell: (well) => depthSign(well.newest?.state) + format.number(depthOfWell(well), 2),
    title: ({ newest }) => (newest?.state === 'dry' ? t('dryHint') : ''),
    sortKey: 'depthM',
  },
  {
    key: 'change30M',
    head: t('change30'),
    unit: 'm',
    isNumber: true,
    cell: ({ change30M }) => signed(format, change30M),
    sortKey: 'change30M',
  },
  {
    key: 'at',
    head: t('lastAt'),
    width: 'instant',
    cell: ({ newest }) => format.instant(newest?.at ?? null),
    sortKey: 'at',
  },
  {
    key: 'source',
    head: t('source'),
    width: 'short',
    cell: ({ newest }) => (newest ? t(`source.${newest.source}`) : '–'),
    priority: 2,
  },
  {
    key: 'kind',
    head: t('kind'),
    width: 'short',
    cell: ({ kind }) => wellKindTerms[kind][language],
    priority: 3,
  },
  {
    key: 'station',
    head: t('station'),
    width: 'short',
    cell: ({ station }) => station.code,
    priority: 3,
  },
  {
    key: 'terrain',
    head: t('terrain'),
    unit: t('masl'),
    isNumber: true,
    cell: ({ terrainLevelM }) => format.number(terrainLevelM, 2),
    isOptional: true,
  },
  {
    key: 'high',
    head: t('highM'),
    unit: t('masl'),
    isNumber: true,
    cell: ({ highM }) => format.number(highM, 2),
    priority: 2,
  },
]
