import { NativeSelect } from '@mantine/core'
import { referenceRoutes, type Station, stationKinds } from '@puquio/contract/reference'
import { referenceListTerms, stationKindTerms } from '@puquio/contract/terms'
import type { Language } from '@puquio/domain'
import { IconChartLine } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/texts/format.ts'
import { paths } from '../../../../lib/paths.ts'
import { rowsOf } from '../../../../lib/api/rows-of.ts'
import { useApi } from '../../../../lib/api/use-api.ts'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { EmptyList } from '../EmptyList.tsx'
import { ListFilters } from '../ListFilters.tsx'
import type { ListProps } from '../list-props.ts'
import { StationForm } from './StationForm.tsx'
import { stationColumns } from './station-columns.tsx'
import { useStationActions } from '../use-entry-actions.tsx'
import { stationQuery } from '../../list-queries.ts'
import { stationSorts } from '../../search.ts'
import { useListSearch } from '../use-list-search.ts'
import '../../texts.ts'

export const StationList = (props: ListProps<Station>) => {
  const { project, canEdit, opened, onOpen, onLoadDefaults } = props
  const { t, i18n } = useTranslation('reference')
  const language = i18n.language as Language
  const search = useListSearch(stationSorts, 'code')
  const projectId = project.id
  const format = useFormat(project.timeZone)
  const { kind } = search
  const page = useApi(
    referenceRoutes.stations,
    { params: { projectId }, query: stationQuery(search.values) },
    { isKeepingPrevious: true },
  )
  const actions = useStationActions(projectId)
  const navigate = useNavigate()
  return (
    <>
      <ListFilters search={search} label={t('searchStations')} value={kind}>
        <NativeSelect
          size="xs"
          aria-label={t('kind')}
          value={kind ?? ''}
          onChange={(event) => search.change({ kind: event.currentTarget.value || undefined })}
          data={[
            { value: '', label: t('anyKind') },
            ...stationKinds.map((one) => ({ value: one, label: stationKindTerms[one][language] })),
          ]}
        />
      </ListFilters>
      <DataTable<Station>
        name="reference.stations"
        label={referenceListTerms.stations[language]}
        columns={stationColumns({ t, language, format, isRetired: search.isRetired })}
        {...rowsOf(page)}
        rowKey={({ id }) => id}
        rowName={({ code }) => code}
        search={search}
        isFaded={({ retiredAt }) => retiredAt !== null}
        empty={
          <EmptyList
            list="stations"
            search={search}
            onAdd={canEdit ? () => onOpen('new') : null}
            onLoadDefaults={onLoadDefaults}
          />
        }
        actions={(station) => [
          {
            label: t('viewResults'),
            icon: <IconChartLine size={16} />,
            onSelect: () => void navigate(paths.stationData(station.id)),
          },
          ...(canEdit ? actions(station, () => onOpen(station)) : []),
        ]}
        {...(canEdit ? { onOpen } : {})}
      />
      {opened && (
        <StationForm
          key={opened === 'new' ? 'new' : opened.id}
          projectId={projectId}
          station={opened === 'new' ? null : opened}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  )
}
