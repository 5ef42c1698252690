import { Text } from '@mantine/core'
import { seriesRoutes } from '@puquio/contract/laboratory/series'
import { screens } from '@puquio/domain'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { NotThere } from '../../../widgets/data/NotThere.tsx'
import { SeriesPanel } from '../series/SeriesPanel.tsx'
import { StationParameters } from '../series/StationParameters.tsx'
import '../texts.ts'
import '../series/texts.ts'

const from = screens.StationData.path

export const loader = loadInProject<{ stationId: string }>((ask, { projectId, params }) =>
  ask(seriesRoutes.station, { params: { projectId, stationId: Number(params.stationId) } }),
)

/** What was measured at a station: its parameters with their limits, and one of them over time. */
export const Page = () => {
  const { t } = useTranslation('series')
  const { t: ts } = useTranslation('samples')
  const project = useProject()
  const stationId = Number(useParams({ from }).stationId)
  const search = useSearch({ from })
  const navigate = useNavigate({ from })
  const data = useApi(seriesRoutes.station, { params: { projectId: project.id, stationId } })
  const { station, standards = [], isStrictest, parameters = [] } = data.data ?? {}
  // Without a choice, what exceeds most often.
  const shown =
    parameters.find(({ parameter }) => parameter.id === search.parameter) ??
    parameters.toSorted((one, other) => other.exceedances - one.exceedances)[0]
  const held = standards.map(({ standard, category }) =>
    category === null ? standard : `${standard} ${category}`,
  )
  return (
    <>
      <PageTitle
        title={station ? [station.code, station.name].filter((one) => one !== '').join(' · ') : ''}
        parent={<TextLink {...paths.samples()}>{t('samples')}</TextLink>}
        actions={
          station && (
            <ButtonLink {...paths.samples({ stations: [stationId] })} variant="default">
              {t('viewSamples')}
            </ButtonLink>
          )
        }
      />
      {data.error && (
        <NotThere
          error={data.error}
          onRetry={() => void data.refetch()}
          title={t('noStation')}
          action={<ButtonLink {...paths.samples()}>{t('viewSamples')}</ButtonLink>}
        />
      )}
      {data.data && (
        <Text size="sm" c="dimmed" mb="sm">
          {held.length === 0 ? t('noStandard') : `${t('standards')}: ${held.join('; ')}`}
          {isStrictest && held.length > 1 && ` (${t('strictest')})`}
        </Text>
      )}
      {data.data && parameters.length === 0 && (
        <EmptyState title={ts('noResultsTitle')} text={t('noneAtStation')} />
      )}
      {station && shown && (
        <>
          <SeriesPanel station={station} shown={shown} />
          <StationParameters
            parameters={parameters}
            chosen={shown.parameter.id}
            onChoose={(parameter) => {
              void navigate({ search: { parameter }, params: true, replace: true })
              window.scrollTo({ top: 0 })
            }}
          />
        </>
      )}
    </>
  )
}
