import { Button, NativeSelect } from '@mantine/core'
import { limitRoutes, type StationStandards } from '@puquio/contract/laboratory/limits'
import { limitChoiceTerms } from '@puquio/domain'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { stationColumns } from '../station-columns.tsx'
import { stationQuery, type useStandardSearch } from '../use-standard-search.ts'
import { StationsForm } from './StationsForm.tsx'
import { UnknownStandards } from './UnknownStandards.tsx'
import '../texts.ts'

type StationListProps = { search: ReturnType<typeof useStandardSearch>; canEdit: boolean }

const noFilters = { search: undefined, standard: undefined, unknown: undefined }

/** Which standards hold at each station; several stations are set at once. */
export const StationList = ({ search: all, canEdit }: StationListProps) => {
  const { t } = useTranslation('limits')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const language = useLanguage()
  const { values, stations: search } = all
  const params = { projectId: project.id }
  const query = stationQuery(values)
  const stations = useApi(limitRoutes.stations, { params, query }, { isKeepingPrevious: true })
  const standards = useApi(limitRoutes.standards, { params }).data ?? []
  const [chosen, setChosen] = useState<ReadonlyMap<number, StationStandards>>(new Map())
  const [edited, setEdited] = useState<readonly StationStandards[] | null>(null)
  const { standard, unknown } = values
  const isFiltered = Boolean(search.search ?? standard ?? unknown)
  const choose = (keys: ReadonlySet<number | string>) => {
    const known = [...chosen.values(), ...(stations.data?.items ?? [])]
    setChosen(new Map(known.filter(({ id }) => keys.has(id)).map((one) => [one.id, one])))
  }
  return (
    <>
      <FilterBar
        lead={
          <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
        }
        values={[standard, unknown]}
      >
        <NativeSelect
          size="xs"
          maw={220}
          aria-label={t('standard')}
          value={standard ?? ''}
          onChange={(event) => search.change({ standard: event.currentTarget.value })}
          data={[
            { value: '', label: t('anyStandard') },
            ...standards.map(({ code, name }) => ({
              value: code,
              label: name === '' ? code : `${name} (${code})`,
            })),
          ]}
        />
        <NativeSelect
          size="xs"
          aria-label={t('resolution')}
          value={unknown ? 'unknown' : ''}
          onChange={(event) =>
            search.change({ unknown: event.currentTarget.value === 'unknown' || undefined })
          }
          data={[
            { value: '', label: t('anyResolution') },
            { value: 'unknown', label: t('toBeResolved') },
          ]}
        />
      </FilterBar>
      <UnknownStandards canEdit={canEdit} />
      <DataTable
        name="station-standards"
        label={t('stations')}
        columns={stationColumns({ t, format, language, choices: limitChoiceTerms })}
        {...rowsOf(stations)}
        rowKey={({ id }) => id}
        rowName={({ code }) => code}
        search={search}
        {...(canEdit
          ? {
              onOpen: (one: StationStandards) => setEdited([one]),
              actions: (one: StationStandards) => [
                {
                  label: t('edit'),
                  icon: <IconPencil size={16} />,
                  onSelect: () => setEdited([one]),
                },
              ],
              selection: {
                keys: new Set<number | string>(chosen.keys()),
                onChange: choose,
                bar: (
                  <Button size="xs" onClick={() => setEdited([...chosen.values()])}>
                    {t('assign')}
                  </Button>
                ),
              },
            }
          : {})}
        empty={
          <EmptyRows
            title={t('noStations')}
            text={t('noStationsText')}
            {...(unknown ? { noneFound: t('nothingToResolve') } : {})}
            onClear={isFiltered && (() => search.change(noFilters))}
          />
        }
      />
      {edited && (
        <StationsForm
          stations={edited}
          onClose={() => setEdited(null)}
          onSaved={() => setChosen(new Map())}
        />
      )}
    </>
  )
}
