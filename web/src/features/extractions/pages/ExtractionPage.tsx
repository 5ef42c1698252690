import { Alert, Button, Skeleton } from '@mantine/core'
import { type ExtractionDetail, extractionRoutes } from '@puquio/contract/commitments/extractions'
import { extractionStateTerms, extractionStopTerms } from '@puquio/contract/terms'
import { screens } from '@puquio/domain'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { CountFacts } from '../../../ui/entries/CountFacts.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { NotThere } from '../../../widgets/data/NotThere.tsx'
import { progressOf } from '../../../widgets/instruments/extractions/extraction-progress.ts'
import { ExtractionProgress } from '../../../widgets/instruments/extractions/ExtractionProgress.tsx'
import { ProcessPanel } from '../../../widgets/instruments/extractions/ProcessPanel.tsx'
import { RunDocuments } from '../components/RunDocuments.tsx'
import { RefusedQuotes, UnansweredParts } from '../components/RunFailures.tsx'
import { RunRecord } from '../components/RunRecord.tsx'
import '../texts.ts'

type Params = { extractionId: string }

export const loader = loadInProject<Params>((ask, { projectId, params: { extractionId } }) =>
  ask(extractionRoutes.get, { params: { projectId, extractionId: Number(extractionId) } }),
)

/** The record of one run: live while it is under way, then what it found, refused, missed and cost. */
export const Page = () => {
  const { t } = useTranslation('run')
  const extractionId = Number(useParams({ from: screens.Extraction.path }).extractionId)
  const asked = useApi(
    extractionRoutes.get,
    { params: { projectId: useProject().id, extractionId } },
    { isQuiet: true },
  )
  if (asked.data) return <Run run={asked.data} />
  if (asked.error)
    return (
      <NotThere
        error={asked.error}
        onRetry={() => void asked.refetch()}
        title={t('noRun')}
        action={<ButtonLink {...paths.instruments()}>{t('instruments')}</ButtonLink>}
      />
    )
  return <Skeleton height={320} />
}

const Run = ({ run }: { run: ExtractionDetail }) => {
  const { t } = useTranslation('run')
  const { t: tList } = useTranslation('extractions')
  const [language, format] = [useLanguage(), useFormat(useProject().timeZone)]
  const navigate = useNavigate()
  const mayStart = useMay()(extractionRoutes.start.access)
  const [isStarting, setStarting] = useState(false)
  const isUnderWay = progressOf(run) !== null
  const { instrument, state, stopped } = run
  const inMatrix = run.proposed + run.joined > 0
  return (
    <>
      <PageTitle
        title={t('title', { at: format.instant(run.requestedAt) })}
        of={instrument.name}
        parent={<TextLink {...paths.instrument(instrument.id)}>{instrument.name}</TextLink>}
        status={extractionStateTerms[state][language]}
        actions={
          <>
            {inMatrix && (
              <ButtonLink {...paths.commitmentsOfRun(run.id)}>{t('viewProposed')}</ButtonLink>
            )}
            {mayStart && !isUnderWay && (
              <Button variant="default" onClick={() => setStarting(true)}>
                {tList('runAgain')}
              </Button>
            )}
          </>
        }
      />
      <ExtractionProgress run={run} />
      {stopped && (
        <Alert color="red" title={t('stoppedTitle')} mb="md" role="status">
          {extractionStopTerms[stopped][language]}
        </Alert>
      )}
      {state === 'cancelled' && (
        <Alert color="yellow" mb="md" role="status">
          {t('cancelledText')}
        </Alert>
      )}
      <CountFacts
        facts={[
          { name: tList('proposed'), value: format.number(run.proposed) },
          { name: tList('joined'), value: format.number(run.joined) },
          {
            name: tList('refused'),
            value: format.number(run.refused),
            isBad: run.refused > 0,
          },
          {
            name: t('unanswered'),
            value: format.number(run.unanswered),
            isBad: run.unanswered > 0,
          },
          { name: t('pages'), value: format.number(run.pages.total) },
          { name: t('recognised'), value: format.number(run.recognised.done) },
        ]}
      />
      <RunRecord run={run} />
      <RunDocuments files={run.files} />
      <UnansweredParts run={run} />
      <RefusedQuotes run={run} />
      {isStarting && (
        <ProcessPanel
          instrument={instrument}
          documentIds={run.files.map(({ id }) => id)}
          onStarted={({ id }) => void navigate(paths.extraction(id))}
          onClose={() => setStarting(false)}
        />
      )}
    </>
  )
}
