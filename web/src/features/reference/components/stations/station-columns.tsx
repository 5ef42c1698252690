import type { Station } from '@puquio/contract/reference'
import { stationKindTerms, yesNoTerms } from '@puquio/contract/terms'
import {
  findStandard,
  formatUtm,
  type Language,
  type StationField,
  type UtmZone,
} from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../../../lib/texts/format.ts'
import type { Column } from '../../../../ui/table/column.ts'

type Words = {
  t: TFunction<'reference'>
  language: Language
  format: Format
  isRetired: boolean
}

export const stationColumns = (words: Words): Column<Station>[] => {
  const { t, language, format, isRetired } = words
  const inUse: Column<Station> = {
    key: 'inUse',
    head: t('inUse'),
    width: 'short',
    cell: (station) => yesNoTerms[station.inUse ? 'yes' : 'no'][language],
    isOptional: true,
  }
  const retiredAt: Column<Station> = {
    key: 'retiredAt',
    head: t('retiredAt'),
    width: 'date',
    cell: (station) => format.day(station.retiredAt),
    sortKey: 'retiredAt',
  }
  const fields = Object.values(columnsOfField(words)).flat()
  return [...fields, inUse, ...(isRetired ? [retiredAt] : [])]
}

const columnsOfField = ({
  t,
  language,
  format,
}: Words): Record<StationField, Column<Station>[]> => ({
  code: [
    { key: 'code', head: t('code'), width: 'short', cell: ({ code }) => code, sortKey: 'code' },
  ],
  name: [
    {
      key: 'name',
      head: t('name'),
      width: 'name',
      cell: ({ name }) => name,
      sortKey: 'name',
      maxWidth: 250,
    },
  ],
  kind: [
    {
      key: 'kind',
      head: t('kind'),
      width: 'second',
      cell: ({ kind }) => stationKindTerms[kind][language],
      sortKey: 'kind',
      priority: 3,
    },
  ],
  coordinates: [
    {
      key: 'utm',
      head: t('utm'),
      width: 'period',
      cell: showUtm,
      title: (station) => convertedMark(station, t),
    },
    {
      key: 'geographic',
      head: t('geographic'),
      width: 'period',
      cell: (station) => showDegrees(station, format),
      isOptional: true,
    },
  ],
  altitudeM: [
    {
      key: 'altitude',
      head: t('altitude'),
      unit: t('masl'),
      cell: ({ altitudeM }) => (altitudeM === null ? '' : format.number(altitudeM)),
      isNumber: true,
      sortKey: 'altitudeM',
    },
  ],
  standard: [
    {
      key: 'standard',
      head: t('standard'),
      width: 'name',
      cell: ({ standard }) => standard,
      title: ({ standard }) =>
        [standard, standard && findStandard(standard)?.name].filter(Boolean).join(' · '),
      sortKey: 'standard',
    },
  ],
  category: [
    {
      key: 'category',
      head: t('category'),
      width: 'second',
      cell: ({ category }) => category,
      sortKey: 'category',
      maxWidth: 130,
      priority: 2,
    },
  ],
})

/** With an asterisk where the point was converted; the cell's title says from what. */
const showUtm = ({ eastingM, northingM, zone, sourceDatum }: Station): string => {
  if (eastingM === null || northingM === null || zone === null) return ''
  const mark = sourceDatum === 'PSAD56' ? ' *' : ''
  return formatUtm({ eastingM, northingM, zone: zone as UtmZone }) + mark
}

const convertedMark = (station: Station, t: TFunction<'reference'>): string => {
  if (station.eastingM === null) return t('noCoordinates')
  return station.sourceDatum === 'PSAD56'
    ? `${showUtm(station)} · ${t('convertedMark')}`
    : showUtm(station)
}

/** Six decimals are a tenth of a metre. */
export const showDegrees = (
  { latitudeDeg, longitudeDeg }: Pick<Station, 'latitudeDeg' | 'longitudeDeg'>,
  format: Format,
): string =>
  latitudeDeg === null || longitudeDeg === null
    ? ''
    : `${format.number(latitudeDeg, 6)}; ${format.number(longitudeDeg, 6)}`
