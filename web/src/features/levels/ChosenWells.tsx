import type { Well } from '@puquio/contract/levels/levels'
import { useTranslation } from 'react-i18next'
import { MultiPick } from '../../ui/fields/MultiPick.tsx'
import './texts.ts'

type ChosenWellsProps = {
  all: readonly Well[]
  chosen: readonly Well[]
  onChange: (ids: number[]) => void
}

/** Which wells a figure shows; each new one comes after the others. */
export const ChosenWells = ({ all, chosen, onChange }: ChosenWellsProps) => {
  const { t } = useTranslation('levels')
  return (
    <MultiPick
      label={t('wells')}
      allLabel={t('noneChosen')}
      options={all.map(({ id, name, station }) => ({
        key: id,
        code: name,
        name: station.name || station.code,
      }))}
      value={chosen.map(({ id }) => id)}
      onChange={onChange}
    />
  )
}
