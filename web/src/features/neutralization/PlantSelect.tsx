import { NativeSelect } from '@mantine/core'
import type { TreatmentPlant } from '@puquio/contract/laboratory/neutralization'
import { useTranslation } from 'react-i18next'
import './texts.ts'

type PlantSelectProps = {
  plants: readonly TreatmentPlant[]
  plant: TreatmentPlant | undefined
  onChange: (plant: number) => void
}

/** Which plant is shown; one that is retired says so. */
export const PlantSelect = ({ plants, plant, onChange }: PlantSelectProps) => {
  const { t } = useTranslation('neutralizers')
  return (
    <NativeSelect
      size="xs"
      aria-label={t('plant')}
      value={plant ? String(plant.id) : ''}
      onChange={({ currentTarget: { value } }) => onChange(Number(value))}
      data={plants.map(({ id, name, isRetired }) => ({
        value: String(id),
        label: isRetired ? t('retiredName', { name }) : name,
      }))}
    />
  )
}
