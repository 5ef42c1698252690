import { useTranslation } from 'react-i18next'
import { ComboField, type ComboFieldProps } from '../../ui/fields/ComboField.tsx'
import { MultiPick } from '../../ui/fields/MultiPick.tsx'
import { stationOptions, useReference } from './reference.ts'
import '../texts.ts'

/** One station, by its code or its name. */
export const StationPicker = (field: Omit<ComboFieldProps<number>, 'options'>) => {
  const { t } = useTranslation('widgets')
  const { stations } = useReference()
  const chosen = field.value ?? field.defaultValue
  const options = stationOptions(
    stations,
    chosen === null || chosen === undefined ? [] : [chosen],
    (name) => t('retired', { name }),
  )
  return <ComboField {...field} options={options} />
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
