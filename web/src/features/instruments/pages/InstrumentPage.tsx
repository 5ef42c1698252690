import { Alert, Skeleton } from '@mantine/core'
import { documentRoutes } from '@puquio/contract/commitments/documents'
import { extractionRoutes } from '@puquio/contract/commitments/extractions'
import { type InstrumentDetail, instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { instrumentKindTerms } from '@puquio/contract/terms'
import { screens } from '@puquio/domain'
import {
  IconArchive,
  IconArrowBackUp,
  IconChecklist,
  IconFileZip,
  IconTerminal2,
} from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { FactLine } from '../../../ui/entries/FactLine.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import {
  extractionsQuery,
  InstrumentExtractions,
} from '../../../widgets/instruments/extractions/InstrumentExtractions.tsx'
import { UnverifiedNotice } from '../../../widgets/instruments/UnverifiedNotice.tsx'
import { Chain } from '../components/Chain.tsx'
import { CommitmentCounts } from '../components/CommitmentCounts.tsx'
import { NoInstrument } from '../components/NoInstrument.tsx'
import { RetireDialog } from '../components/RetireDialog.tsx'
import { Documents } from '../documents/Documents.tsx'
import { idOf } from '../instrument-id.ts'
import { useRestore } from '../use-restore.ts'
import styles from './InstrumentPage.module.css'
import '../texts.ts'

export const loader = loadInProject<{ instrumentId: string }>(
  (ask, { projectId, params: { instrumentId } }) => {
    const params = { projectId, instrumentId: idOf(instrumentId) }
    ask(instrumentRoutes.get, { params })
    ask(documentRoutes.list, { params })
    const query = extractionsQuery(params.instrumentId)
    ask(extractionRoutes.list, { params: { projectId }, query }, { isQuiet: true })
  },
)

/** One instrument: what approved it, its chain, its documents, and how its commitments stand. */
export const Page = () => {
  const { instrumentId } = useParams({ from: screens.Instrument.path })
  const params = { projectId: useProject().id, instrumentId: idOf(instrumentId) }
  const { data, error, refetch } = useApi(instrumentRoutes.get, { params })
  if (data) return <Shown key={data.id} instrument={data} />
  if (error) return <NoInstrument error={error} onRetry={() => void refetch()} />
  return <Skeleton height={320} />
}

const Shown = ({ instrument }: { instrument: InstrumentDetail }) => {
  const { t } = useTranslation('instruments')
  const project = useProject()
  const [language, format] = [useLanguage(), useFormat(project.timeZone)]
  const navigate = useNavigate()
  const [isRetiring, setIsRetiring] = useState(false)
  const restore = useRestore()
  const mayEdit = useMay()(instrumentRoutes.edit.access)
  const { id, name, chain, commitments, retiredAt, retiredReason } = instrument
  const isRetired = retiredAt !== null
  const isToReview = mayEdit && !isRetired && commitments.proposed > 0
  const menu: Action[] = [
    {
      label: t('viewCommitments'),
      icon: <IconChecklist size={16} />,
      onSelect: () => void navigate(paths.commitments({ instruments: [id] })),
    },
    {
      label: t('prompt'),
      icon: <IconTerminal2 size={16} />,
      onSelect: () => void navigate(paths.prompt({ instrument: id })),
    },
    {
      label: t('newPack'),
      icon: <IconFileZip size={16} />,
      onSelect: () => void navigate(paths.evidencePacks({ instrument: id })),
    },
    ...(mayEdit && !isRetired
      ? [
          {
            label: t('retire'),
            icon: <IconArchive size={16} />,
            onSelect: () => setIsRetiring(true),
            isDanger: true,
          },
        ]
      : []),
    ...(mayEdit && isRetired
      ? [
          {
            label: t('restore'),
            icon: <IconArrowBackUp size={16} />,
            onSelect: () => void restore(instrument),
          },
        ]
      : []),
  ]
  return (
    <>
      <PageTitle
        title={name}
        status={
          isRetired && (
            <span>
              <span aria-hidden>○</span> {t('retired')}
            </span>
          )
        }
        parent={<TextLink {...paths.instruments()}>{t('title')}</TextLink>}
        actions={
          <>
            {mayEdit && !isRetired && (
              <ButtonLink variant="default" {...paths.instrumentEdit(id)}>
                {t('edit')}
              </ButtonLink>
            )}
            {isToReview && (
              <ButtonLink {...paths.commitmentReview({ instruments: [id], states: ['proposed'] })}>
                {t('review')}
              </ButtonLink>
            )}
          </>
        }
        menu={menu}
      />
      {isRetired && (
        <Alert mb="sm">
          {t('retiredSince', { date: format.day(retiredAt), reason: retiredReason ?? '' })}
        </Alert>
      )}
      <UnverifiedNotice unverified={commitments.proposed} />
      <FactLine
        facts={[
          [t('miningUnit'), instrument.miningUnit.name],
          [t('kind'), instrumentKindTerms[instrument.kind][language]],
          [t('year'), instrument.year],
          [t('authority'), instrument.authority || '–'],
          [t('resolution'), instrument.resolution || '–'],
          [t('resolutionOn'), format.date(instrument.resolutionOn)],
          [t('inForceFrom'), format.date(instrument.inForceFrom)],
          [t('created'), `${format.day(instrument.createdAt)}, ${instrument.createdBy}`],
        ]}
      />
      <Section title={t('commitments')}>
        <CommitmentCounts instrument={instrument} />
      </Section>
      {chain.changes.length > 0 && (
        <Section title={t('chain')}>
          <Chain id={id} chain={chain} />
        </Section>
      )}
      <Section title={t('documents')}>
        <Documents instrument={instrument} />
      </Section>
      <InstrumentExtractions instrument={instrument} isSecond={isToReview} />
      {isRetiring && <RetireDialog instrument={instrument} onClose={() => setIsRetiring(false)} />}
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
)
