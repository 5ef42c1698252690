import { Alert, Button, Skeleton } from '@mantine/core'
import { planImportRoutes } from '@puquio/contract/plan-imports'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useToday } from '../../../lib/today.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { useImportSearch } from '../import-search.ts'
import { useUsable } from '../use-usable.ts'
import { periodOf } from '../period.ts'
import { CommitmentRows } from './CommitmentRows.tsx'
import styles from './step-parts.module.css'
import '../texts.ts'

type CommitmentsStepProps = { ids: readonly number[]; planId: number | null }

/** The chosen commitments of which a plan is made, and the time that it covers. */
export const CommitmentsStep = ({ ids, planId }: CommitmentsStepProps) => {
  const { t } = useTranslation('planImports')
  const { number } = useFormat()
  const { items, error, retry } = useUsable(ids)
  if (error) return <ErrorState {...failureOf(error)} onRetry={retry} />
  if (!items) return <Skeleton height={240} />
  const total = items.length
  if (total === 0)
    return (
      <EmptyState
        title={t('noneUsableTitle')}
        text={t('noneUsable')}
        action={
          <ButtonLink {...paths.monitoringCommitments()}>{t('chooseCommitments')}</ButtonLink>
        }
      />
    )
  const leftOut = ids.length - total
  return (
    <>
      <p>{t('fromIntro', { count: total, shown: number(total) })}</p>
      {leftOut > 0 && (
        <Alert color="yellow" mb="md">
          {t('leftOut', { count: leftOut, shown: number(leftOut) })}
        </Alert>
      )}
      <Period ids={items.map(({ id }) => id)} planId={planId} />
      <CommitmentRows commitments={items} />
    </>
  )
}

const Period = ({ ids, planId }: CommitmentsStepProps) => {
  const { t } = useTranslation('planImports')
  const { id: projectId, timeZone } = useProject()
  const today = useToday(timeZone)
  const { open } = useImportSearch()
  const begin = useApiMutation(planImportRoutes.fromCommitments)
  // The same key where the answer was lost, so that it is one import.
  const key = useRef(crypto.randomUUID())
  const bodyOf = (period: { startsOn: string; endsOn: string }) => ({
    key: key.current,
    commitments: [...ids],
    ...(planId === null ? {} : { planId }),
    ...period,
  })
  const check = validateWith(planImportRoutes.fromCommitments.body)
  const { form, formProps, problem, isSending } = useSendForm({
    initial: periodOf(today),
    validate: (period): Record<string, string> =>
      period.startsOn && period.endsOn && period.endsOn < period.startsOn
        ? { endsOn: t('periodOrder') }
        : check(bodyOf(period)),
    send: (period) => begin.mutateAsync({ params: { projectId }, body: bodyOf(period) }),
    onSaved: () => open(key.current),
  })
  return (
    <form {...formProps} aria-label={t('openPreview')}>
      <div className={styles.period}>
        <DateField
          {...form.getInputProps('startsOn')}
          label={t('planFrom')}
          today={today}
          required
        />
        <DateField {...form.getInputProps('endsOn')} label={t('planTo')} today={today} required />
        <Button type="submit" loading={isSending}>
          {t('openPreview')}
        </Button>
      </div>
      <FormProblem problem={problem} />
    </form>
  )
}
