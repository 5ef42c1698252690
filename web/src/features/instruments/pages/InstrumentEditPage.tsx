import { Alert, Skeleton } from '@mantine/core'
import { instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { screens } from '@puquio/domain'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { InstrumentForm } from '../form/InstrumentForm.tsx'
import { NoInstrument } from '../components/NoInstrument.tsx'
import { idOf } from '../instrument-id.ts'
import '../texts.ts'

export const loader = loadInProject<{ instrumentId: string }>(
  (ask, { projectId, params: { instrumentId } }) => {
    ask(instrumentRoutes.get, { params: { projectId, instrumentId: idOf(instrumentId) } })
    ask(instrumentRoutes.choices, { params: { projectId } })
  },
)

/** What is known of an instrument, to be edited; a retired one is restored first. */
export const Page = () => {
  const { t } = useTranslation('instruments')
  const { instrumentId } = useParams({ from: screens.InstrumentEdit.path })
  const id = idOf(instrumentId)
  const params = { projectId: useProject().id, instrumentId: id }
  const { data, error, refetch } = useApi(instrumentRoutes.get, { params })
  if (error && !data) return <NoInstrument error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} />
  const title = t('editTitle', { name: data.name })
  return (
    <>
      <PageTitle
        title={title}
        parent={<TextLink {...paths.instrument(id)}>{data.name}</TextLink>}
      />
      {data.retiredAt === null ? (
        <InstrumentForm key={id} instrument={data} label={title} />
      ) : (
        <Alert>{t('editRetired')}</Alert>
      )}
    </>
  )
}
