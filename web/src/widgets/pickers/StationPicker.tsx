import { type StationKind, stationKindTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/texts/locale.ts'
import { ComboField, type ComboFieldProps } from '../../ui/fields/ComboField.tsx'
import { MultiPick } from '../../ui/fields/MultiPick.tsx'
import { firstOfKinds, stationOptions, useReference } from './reference.ts'
import '../texts.ts'

type StationPickerProps = Omit<ComboFieldProps<number>, 'options'> & {
  /** Kinds of stations that stand before all others, each under its name. */
  first?: readonly StationKind[]
}

/** One station, by its code or its name. */
export const StationPicker = ({ first = [], ...field }: StationPickerProps) => {
  const { t } = useTranslation('widgets')
  const language = useLanguage()
  const { stations } = useReference()
  const chosen = field.value ?? field.defaultValue
  const options = stationOptions(
    stations,
    chosen === null || chosen === undefined ? [] : [chosen],
    (name) => t('retired', { name }),
  )
  const groupOf = (kind: StationKind) =>
    first.includes(kind) ? stationKindTerms[kind][language] : t('otherStations')
  return <ComboField {...field} options={firstOfKinds(options, { stations, first, groupOf })} />
}

type StationFilterProps = {
  label: string
  value: readonly number[]
  onChange: (value: number[]) => void
  /** Offers these alone, e.g. the stations of a plan. */
  only?: readonly number[]
}

export const StationFilter = ({ only, ...pick }: StationFilterProps) => {
  const { t } = useTranslation('widgets')
  const { stations } = useReference()
  const offered = only === undefined ? stations : stations.filter(({ id }) => only.includes(id))
  const options = stationOptions(offered, pick.value, (name) => t('retired', { name }))
  return <MultiPick {...pick} allLabel={t('allStations')} options={options} />
}
