import { Button, NativeSelect } from '@mantine/core'
import { soundingRoutes } from '@puquio/contract/levels/soundings'
import { chosenOf, filteredWells, sectionWellsOf } from '@puquio/contract/levels/shown-wells'
import { type Well, wellRoutes } from '@puquio/contract/levels/levels'
import { wellStates, wellStateTerms } from '@puquio/domain'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { UrlTabs } from '../../../ui/UrlTabs.tsx'
import { ReportMenus } from '../ReportMenus.tsx'
import { SectionTab } from '../section/SectionTab.tsx'
import { SeriesTab } from '../chart/SeriesTab.tsx'
import { ImportDialog } from '../soundings/ImportDialog.tsx'
import { SoundingForm } from '../soundings/SoundingForm.tsx'
import { SoundingsPanel } from '../soundings/SoundingsPanel.tsx'
import { type LevelsValues, useLevelsSearch } from '../use-levels-search.ts'
import { WellList } from '../WellList.tsx'
import { WellForm } from '../wells/WellForm.tsx'
import { WellsMap } from '../WellsMap.tsx'
import '../texts.ts'

export const loader = loadInProject<unknown, LevelsValues>((ask, { projectId, search }) =>
  ask(wellRoutes.list, { params: { projectId }, query: { retired: search.retired } }),
)

type Opened =
  | { kind: 'well'; id: number }
  | { kind: 'enter'; id?: number }
  | { kind: 'edit'; well: Well | null }
  | { kind: 'import' }

/** The wells of the project: where they stand, their levels over time, and sections through them. */
export const Page = () => {
  const { t } = useTranslation('levels')
  const language = useLanguage()
  const { id: projectId } = useProject()
  const may = useMay()
  const { values, write, search } = useLevelsSearch()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const asked = { params: { projectId }, query: { retired: values.retired } }
  const found = useApi(wellRoutes.list, asked, { isKeepingPrevious: true })
  const { data, error } = found
  const all = useMemo(() => data ?? [], [data])
  const shown = useMemo(
    () => filteredWells(all, { search: search.search, states: values.states }),
    [all, search.search, values.states],
  )
  const chosen = useMemo(() => chosenOf(all, values.wells), [all, values.wells])
  const through = useMemo(() => sectionWellsOf(all, values.wells), [all, values.wells])
  const [mayEnter, mayKeep] = [may(soundingRoutes.create.access), may(wellRoutes.create.access)]
  const well = opened?.kind === 'well' ? all.find(({ id }) => id === opened.id) : undefined
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={
          <>
            {mayEnter && all.length > 0 && (
              <Button onClick={() => setOpened({ kind: 'enter' })}>{t('enterSounding')}</Button>
            )}
            {mayEnter && all.length > 0 && (
              <Button variant="default" onClick={() => setOpened({ kind: 'import' })}>
                {t('import')}
              </Button>
            )}
          </>
        }
        menu={
          mayKeep
            ? [{ label: t('addWell'), onSelect: () => setOpened({ kind: 'edit', well: null }) }]
            : []
        }
      />
      <FilterBar
        lead={
          <SearchField
            label={t('search')}
            value={search.search}
            onSearch={(text) => search.change({ search: text })}
          />
        }
        values={[values.states, values.retired]}
        end={
          <ReportMenus values={values} search={search.search} isDisabled={chosen.length === 0} />
        }
      >
        <MultiPick
          label={t('state')}
          options={wellStates.map((key) => ({ key, name: wellStateTerms[key][language] }))}
          value={values.states ?? []}
          onChange={(states) => search.change({ states })}
        />
        <NativeSelect
          size="xs"
          aria-label={t('service')}
          value={values.retired ? 'all' : 'current'}
          onChange={({ currentTarget: { value } }) =>
            search.change({ retired: value === 'all' ? true : undefined })
          }
          data={[
            { value: 'current', label: t('inService') },
            { value: 'all', label: t('withRetired') },
          ]}
        />
      </FilterBar>
      {error && !data ? (
        <ErrorState {...failureOf(error)} onRetry={() => void found.refetch()} />
      ) : (
        <UrlTabs
          label={t('views')}
          tab={values.view}
          onTab={(view) => write({ view })}
          tabs={[
            {
              key: 'list',
              label: t('wells'),
              content: (
                <WellList
                  wells={data ? shown : undefined}
                  isNone={all.length === 0}
                  values={values}
                  search={search}
                  onOpen={(id) => setOpened({ kind: 'well', id })}
                  onEnter={mayEnter ? (id) => setOpened({ kind: 'enter', id }) : undefined}
                  onEdit={mayKeep ? (one) => setOpened({ kind: 'edit', well: one }) : undefined}
                  onChoose={(wells, view) => write({ wells, ...(view ? { view } : {}) })}
                />
              ),
            },
            {
              key: 'map',
              label: t('map'),
              content: (
                <WellsMap wells={shown} onOpen={(id) => write({ wells: [id], view: 'series' })} />
              ),
            },
            {
              key: 'series',
              label: t('overTime'),
              content: <SeriesTab all={all} chosen={chosen} values={values} write={write} />,
            },
            {
              key: 'section',
              label: t('section'),
              content: <SectionTab all={all} chosen={through} values={values} write={write} />,
            },
          ]}
        />
      )}
      {well && <SoundingsPanel well={well} onClose={close} />}
      {opened?.kind === 'enter' && <SoundingForm wells={all} wellId={opened.id} onClose={close} />}
      {opened?.kind === 'edit' && <WellForm well={opened.well} onClose={close} />}
      {opened?.kind === 'import' && <ImportDialog onClose={close} />}
    </>
  )
}
