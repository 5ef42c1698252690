import { Button } from '@mantine/core'
import type { AnswerableMonitoring } from '@puquio/contract/laboratory/sample-answers'
import type { SampleRecord } from '@puquio/contract/laboratory/sample-record'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import styles from '../detail/Sample.module.css'
import { AnswerDialog } from './AnswerDialog.tsx'
import '../texts.ts'

type AnswerPartProps = { sample: SampleRecord; mayEdit: boolean }

/** The monitoring that a sample answers; until one is confirmed, those that it may answer. */
export const AnswerPart = ({ sample, mayEdit }: AnswerPartProps) => {
  const { t } = useTranslation('samples')
  const format = useFormat()
  const params = { projectId: useProject().id, sampleId: sample.id }
  const [asked, setAsked] = useState<AnswerableMonitoring | null>(null)
  const { data = [] } = useApi(sampleRoutes.monitorings, { params })
  const answer = useApiMutation(sampleRoutes.answer, {
    onSuccess: (_, { body }) =>
      showToast({
        kind: 'success',
        text: t(body.monitoringId === null ? 'answerTakenBack' : 'answerSaved'),
        action: 'answer',
      }),
    onError: (error) => showToast({ kind: 'error', text: problemText(error), action: 'answer' }),
  })
  if (data.length === 0) return null
  const isAnswered = data.some((one) => one.isAnswered)
  const link = (monitoringId: number | null) => answer.mutate({ params, body: { monitoringId } })
  return (
    <section aria-label={t('answerTitle')}>
      <h2 className={styles.part}>{t('answerTitle')}</h2>
      {!isAnswered && <p className={styles.note}>{t('answerSuggested')}</p>}
      <ul className={styles.findings}>
        {data.map((one) => (
          <li key={one.id}>
            <TextLink {...paths.monitoring(one.planId, one.id)}>
              {t('answerOf', { plan: one.plan, date: format.date(one.estimatedOn) })}
            </TextLink>
            {one.profile !== null && (
              <span className={one.missing.length > 0 ? styles.suggested : undefined}>
                {one.missing.length === 0
                  ? t('answerComplete', { name: one.profile })
                  : t('answerMissing', { name: one.profile, missing: one.missing.join(', ') })}
              </span>
            )}
            {mayEdit && (
              <Button
                size="compact-xs"
                variant="default"
                loading={answer.isPending}
                onClick={() => {
                  if (one.isAnswered) link(null)
                  else if (one.isDone) link(one.id)
                  else setAsked(one)
                }}
              >
                {t(one.isAnswered ? 'answerUndo' : 'answerConfirm')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <AnswerDialog sample={sample} monitoringId={asked.id} onClose={() => setAsked(null)} />
      )}
    </section>
  )
}
