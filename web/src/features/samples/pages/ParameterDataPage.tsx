import { seriesRoutes } from '@puquio/contract/laboratory/series'
import { screens } from '@puquio/domain'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { mergeSearch } from '../../../lib/search.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { NotThere } from '../../../widgets/data/NotThere.tsx'
import { ParameterStations } from '../series/ParameterStations.tsx'
import { parameterDataSearch } from '../series/search.ts'
import '../texts.ts'
import '../series/texts.ts'

const from = screens.ParameterData.path
type Search = z.output<typeof parameterDataSearch>

export const loader = loadInProject<{ parameterId: string }, Search>(
  (ask, { projectId, params, search }) =>
    ask(seriesRoutes.parameter, {
      params: { projectId, parameterId: Number(params.parameterId) },
      query: { from: search.from, to: search.to },
    }),
)

/** A parameter over all stations: between what its results lie, how many exceed, and the latest. */
export const Page = () => {
  const { t } = useTranslation('series')
  const { t: ts } = useTranslation('samples')
  const project = useProject()
  const language = useLanguage()
  const today = useToday(project.timeZone)
  const parameterId = Number(useParams({ from }).parameterId)
  const search = useSearch({ from })
  const navigate = useNavigate({ from })
  const params = { projectId: project.id, parameterId }
  const query = { from: search.from, to: search.to }
  const data = useApi(seriesRoutes.parameter, { params, query }, { isKeepingPrevious: true })
  const { parameter, stations = [] } = data.data ?? {}
  const day = (name: 'from' | 'to') => (
    <DateField
      size="xs"
      label={t(name)}
      today={today}
      value={search[name] ?? null}
      onChange={(on) =>
        void navigate({
          search: parameterDataSearch.parse(mergeSearch(search, { [name]: on ?? undefined })),
          params: true,
          replace: true,
        })
      }
    />
  )
  return (
    <>
      <PageTitle
        title={parameter?.name[language] ?? ''}
        parent={<TextLink {...paths.samples()}>{t('samples')}</TextLink>}
      />
      <FilterBar lead={day('from')} values={[search.to]}>
        {day('to')}
      </FilterBar>
      {data.error && (
        <NotThere
          error={data.error}
          onRetry={() => void data.refetch()}
          title={t('noParameter')}
          action={<ButtonLink {...paths.samples()}>{t('viewSamples')}</ButtonLink>}
        />
      )}
      {data.data && stations.length === 0 && (
        <EmptyState title={ts('noResultsTitle')} text={t('noneOfParameter')} />
      )}
      {parameter && stations.length > 0 && (
        <ParameterStations parameter={parameter} stations={stations} />
      )}
    </>
  )
}
