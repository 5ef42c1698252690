import { Skeleton } from '@mantine/core'
import type { SampleRecord } from '@puquio/contract/laboratory/sample-record'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { screens } from '@puquio/domain'
import { IconChartLine, IconEye, IconTrash } from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { AnswerPart } from '../answers/AnswerPart.tsx'
import { FilesPart } from '../attachments/FilesPart.tsx'
import { NoSample } from '../components/NoSample.tsx'
import { ApprovedNotice } from '../detail/ApprovedNotice.tsx'
import { resultColumns } from '../detail/result-columns.tsx'
import { ResultPanel } from '../detail/ResultPanel.tsx'
import styles from '../detail/Sample.module.css'
import { SampleFacts } from '../detail/SampleFacts.tsx'
import { useRemove } from '../detail/use-remove.ts'
import { QualityPart } from '../quality/QualityPart.tsx'
import { idOf } from '../sample-id.ts'
import '../texts.ts'

export const loader = loadInProject<{ sampleId: string }>(
  (ask, { projectId, params: { sampleId } }) =>
    ask(sampleRoutes.get, { params: { projectId, sampleId: idOf(sampleId) } }),
)

/** One sample with its results. */
export const Page = () => {
  const { sampleId } = useParams({ from: screens.LaboratorySample.path })
  const params = { projectId: useProject().id, sampleId: idOf(sampleId) }
  const { data, error, refetch } = useApi(sampleRoutes.get, { params })
  if (error) return <NoSample error={error} onRetry={() => void refetch()} />
  return data ? <Sample sample={data} /> : <Skeleton height={320} />
}

const Sample = ({ sample }: { sample: SampleRecord }) => {
  const { t } = useTranslation('samples')
  const format = useFormat(useProject().timeZone)
  const [language, locale] = [useLanguage(), useLocale()]
  const [openId, setOpenId] = useState<number | null>(null)
  const { station, sampledAt, sampledOn, results, campaign } = sample
  const at = sampledAt === null ? format.date(sampledOn) : format.instant(sampledAt)
  const mayWrite = useMay()(sampleRoutes.edit.access)
  const mayEdit = mayWrite && !campaign.isApproved
  const remove = useRemove(sample)
  const navigate = useNavigate()
  const open = results.find(({ parameter }) => parameter.id === openId)
  return (
    <>
      <PageTitle
        title={`${station.code} · ${at}`}
        parent={<TextLink {...paths.samples()}>{t('title')}</TextLink>}
        actions={
          mayEdit && (
            <ButtonLink variant="default" {...paths.sampleEdit(sample.id)}>
              {t('editResults')}
            </ButtonLink>
          )
        }
        menu={[
          {
            label: t('stationResults'),
            icon: <IconChartLine size={16} />,
            onSelect: () => void navigate(paths.stationData(station.id)),
          },
          ...(mayEdit
            ? [
                {
                  label: t('removeSample'),
                  icon: <IconTrash size={16} />,
                  onSelect: () => void remove.sample(),
                },
              ]
            : []),
        ]}
      />
      <SampleFacts sample={sample} />
      {mayWrite && campaign.isApproved && <ApprovedNotice campaign={campaign.name} />}
      <AnswerPart sample={sample} mayEdit={mayWrite} />
      <QualityPart sample={sample} />
      <section className={styles.results} aria-label={t('results')}>
        <DataTable
          name="sample-results"
          label={t('results')}
          columns={resultColumns({ t, format, language, locale }, sample.quality.findings)}
          rows={results}
          total={results.length}
          rowKey={({ parameter }) => parameter.id}
          rowName={({ parameter }) => parameter.name[language]}
          actions={(result) => [
            {
              label: t('viewResult'),
              icon: <IconEye size={16} />,
              onSelect: () => setOpenId(result.parameter.id),
            },
            ...(mayEdit && !result.calculated
              ? [
                  {
                    label: t('removeResult'),
                    icon: <IconTrash size={16} />,
                    onSelect: () => void remove.result(result),
                  },
                ]
              : []),
          ]}
          onOpen={({ parameter }) => setOpenId(parameter.id)}
          empty={<EmptyState title={t('noResultsTitle')} text={t('noResults')} />}
        />
      </section>
      <FilesPart sample={sample} mayAdd={mayWrite} mayRemove={mayEdit} />
      {open && (
        <ResultPanel
          result={open}
          sample={sample}
          mayEdit={mayEdit}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  )
}
