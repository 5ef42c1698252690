import { Checkbox, NativeSelect } from '@mantine/core'
import { type Well, wellRoutes } from '@puquio/contract/levels/levels'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import type { SearchValues } from '../../../lib/search.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DayRange } from '../../../widgets/instruments/DayRange.tsx'
import { ChosenWells } from '../ChosenWells.tsx'
import styles from '../levels.module.css'
import type { LevelsValues } from '../use-levels-search.ts'
import { LevelsChart } from './LevelsChart.tsx'
import { usePeriod } from './use-period.ts'
import '../texts.ts'

type SeriesTabProps = {
  all: readonly Well[]
  chosen: readonly Well[]
  values: LevelsValues
  write: (changes: SearchValues) => void
}

/** The levels of the chosen wells over time, against ground, limits and rain. */
export const SeriesTab = ({ all, chosen, values, write }: SeriesTabProps) => {
  const { t } = useTranslation('levels')
  const { id: projectId } = useProject()
  const period = usePeriod(values.from, values.to)
  const rains =
    useApi(wellRoutes.rainVariables, { params: { projectId } }, { isQuiet: true }).data ?? []
  return (
    <>
      <div className={styles.filters}>
        <ChosenWells all={all} chosen={chosen} onChange={(wells) => write({ wells })} />
        <DayRange from={values.from} to={values.to} onChange={write} />
        {rains.length > 0 && (
          <NativeSelect
            size="xs"
            aria-label={t('rain')}
            value={values.rain ?? ''}
            onChange={({ currentTarget: { value } }) =>
              write({ rain: value === '' ? undefined : Number(value) })
            }
            data={[
              { value: '', label: t('noRain') },
              ...rains.map(({ id, name, device }) => ({
                value: String(id),
                label: `${device} · ${name}`,
              })),
            ]}
          />
        )}
        <Checkbox
          size="xs"
          label={t('ground')}
          checked={values.ground ?? false}
          onChange={({ currentTarget: { checked } }) => write({ ground: checked || undefined })}
        />
      </div>
      {chosen.length === 0 ? (
        <EmptyState title={t('noLevels')} text={t('noLevelsText')} />
      ) : (
        <LevelsChart
          wells={chosen}
          period={period}
          rain={values.rain}
          withGround={values.ground ?? false}
        />
      )}
    </>
  )
}
