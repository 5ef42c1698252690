import { Button, Checkbox, Group, Skeleton } from '@mantine/core'
import { treatmentDayRoutes } from '@puquio/contract/laboratory/treatment-days'
import {
  type Neutralizer,
  type TreatmentPlant,
  treatmentPlantRoutes,
} from '@puquio/contract/laboratory/neutralization'
import { acidMetals, monthOf } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { MonthPick } from '../../../ui/fields/MonthPick.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { DataTabs } from '../../../widgets/data/DataTabs.tsx'
import { NoPlants } from '../NoPlants.tsx'
import { PlantSelect } from '../PlantSelect.tsx'
import { cellColumns } from '../records/columns.ts'
import { Conflicts } from '../records/Conflicts.tsx'
import { DayPanel } from '../records/DayPanel.tsx'
import { Deliveries } from '../records/Deliveries.tsx'
import { ImportDialog } from '../records/ImportDialog.tsx'
import { MonthGrid } from '../records/MonthGrid.tsx'
import { MonthList } from '../records/MonthList.tsx'
import styles from '../records/records.module.css'
import { useMonth } from '../records/use-month.ts'
import { chosenPlant, productsOf, usePlants } from '../use-plants.ts'
import { useRecordSearch } from '../use-neutralizer-search.ts'
import '../texts.ts'

export const loader = loadInProject((ask, { projectId }) => {
  ask(treatmentPlantRoutes.list, { params: { projectId } })
})

/** The daily records of a plant: its month as a spreadsheet, a form for each day, and workbooks. */
export const Page = () => {
  const { t } = useTranslation('neutralizers')
  const today = useToday(useProject().timeZone)
  const mayWrite = useMay()(treatmentDayRoutes.save.access)
  const { values, change } = useRecordSearch()
  const found = usePlants()
  const [isImporting, setIsImporting] = useState(false)
  const plants = (found.data?.plants ?? []).filter(({ isRetired }) => !isRetired)
  const plant = chosenPlant(plants, values.plant)
  const month = values.month ?? monthOf(today)
  return (
    <>
      <PageTitle
        title={t('records')}
        parent={<TextLink {...paths.neutralizers()}>{t('title')}</TextLink>}
        actions={
          mayWrite &&
          plant && (
            <Button variant="default" onClick={() => setIsImporting(true)}>
              {t('importDays')}
            </Button>
          )
        }
      />
      <DataTabs />
      {found.error && (
        <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
      )}
      {!found.error && !found.data && <Skeleton height={420} />}
      {found.data && !plant && <NoPlants />}
      {found.data && plant && (
        <>
          <FilterBar
            lead={
              <PlantSelect
                plants={plants}
                plant={plant}
                onChange={(id) => change({ plant: id, day: undefined })}
              />
            }
          >
            <MonthPick
              month={month}
              onChange={(next) => change({ month: next, day: undefined })}
              firstYear={2000}
              lastYear={Number(today.slice(0, 4))}
            />
          </FilterBar>
          <Month
            key={`${plant.id} ${month}`}
            plant={plant}
            neutralizers={found.data.neutralizers}
            month={month}
            day={values.day}
            onDay={(day) => change({ day })}
          />
        </>
      )}
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </>
  )
}

type MonthProps = {
  plant: TreatmentPlant
  neutralizers: readonly Neutralizer[]
  month: string
  day: string | undefined
  onDay: (day: string | undefined) => void
}

const Month = ({ plant, neutralizers, month, day, onDay }: MonthProps) => {
  const { t } = useTranslation('neutralizers')
  const mayWrite = useMay()(treatmentDayRoutes.save.access)
  const isPhone = useIsPhone()
  const [isShowingMetals, setIsShowingMetals] = useState<boolean>()
  const products = productsOf(plant, neutralizers)
  const every = cellColumns(products, true, t)
  const here = useMonth({ plantId: plant.id, month, columns: every })
  const recorded = here.found.data?.days ?? []
  const hasMetals =
    isShowingMetals ??
    recorded.some(({ metals }) => acidMetals.some((metal) => metals[metal] !== null))
  const columns = hasMetals ? every : cellColumns(products, false, t)
  const { edits, badCount, conflicts } = here
  if (here.found.error)
    return <ErrorState {...failureOf(here.found.error)} onRetry={() => void here.found.refetch()} />
  if (!here.found.data) return <Skeleton height={420} />
  return (
    <>
      <Conflicts
        conflicts={conflicts}
        columns={every}
        onKeepMine={here.keepMine}
        onTakeTheirs={here.takeTheirs}
      />
      {isPhone ? (
        <MonthList days={here.days} recorded={recorded} onOpen={onDay} />
      ) : (
        <>
          <p className={styles.note}>{t(mayWrite ? 'gridHelp' : 'gridReadOnly')}</p>
          <Group gap="md" mb="xs">
            <Checkbox
              size="xs"
              label={t('metals')}
              checked={hasMetals}
              onChange={({ currentTarget: { checked } }) => setIsShowingMetals(checked)}
            />
            {mayWrite && here.measured.length > 0 && (
              <Button size="xs" variant="default" onClick={here.takeFromDevices}>
                {t('takeFromDevices')}
              </Button>
            )}
          </Group>
          <MonthGrid
            plant={plant}
            products={products}
            columns={columns}
            days={here.days}
            recorded={here.recorded}
            edits={edits}
            isReadOnly={!mayWrite}
            onChange={here.change}
            onOpen={onDay}
          />
          {mayWrite && (
            <div className={styles.foot}>
              <Button
                disabled={edits.size === 0 || badCount > 0 || conflicts.length > 0}
                loading={here.isSaving}
                onClick={() => void here.send()}
              >
                {t('saveDays', { count: edits.size })}
              </Button>
              {edits.size > 0 && (
                <Button variant="default" onClick={here.discard}>
                  {t('discardEdits')}
                </Button>
              )}
              {badCount > 0 && (
                <span role="alert" className={styles.bad}>
                  {t('badCells', { count: badCount })}
                </span>
              )}
            </div>
          )}
        </>
      )}
      <Deliveries
        plant={plant}
        products={products}
        deliveries={here.found.data.deliveries}
        mayWrite={mayWrite}
      />
      {day !== undefined && here.days.includes(day) && mayWrite && (
        <DayPanel
          key={day}
          plant={plant}
          products={products}
          columns={every}
          on={day}
          days={recorded}
          measured={here.measured}
          onClose={() => onDay(undefined)}
        />
      )}
    </>
  )
}
