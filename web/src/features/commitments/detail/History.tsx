import { Skeleton } from '@mantine/core'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import type { CommitmentFieldChange } from '@puquio/contract/commitments/record'
import {
  commitmentFieldTerms,
  commitmentKindTerms,
  commitmentPhaseTerms,
} from '@puquio/contract/terms'
import type { Language } from '@puquio/domain'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { type Format, useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import styles from './detail.module.css'
import { withoutStop } from '../components/without-stop.ts'

/** Who did what, when, with the values before and after; the newest first. */
export const History = ({ commitmentId }: { commitmentId: number }) => {
  const { t } = useTranslation('commitments')
  const { id: projectId, timeZone } = useProject()
  const language = useLanguage()
  const format = useFormat(timeZone)
  const found = useApi(commitmentRoutes.history, { params: { projectId, commitmentId } })
  if (found.error && !found.data)
    return <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton height={120} aria-label={t('historyLoading')} />
  return (
    <ol className={styles.history}>
      {found.data.map((one) => (
        <li key={one.id} data-taken-back={one.isTakenBack || undefined}>
          <span className={styles.act}>{t(`action_${one.action}`)}</span>
          {one.isTakenBack && ` (${t('takenBack')})`}
          <div className={styles.when}>
            {one.by ?? t('system')} · {format.instant(one.at)}
          </div>
          {one.reason && <div>{t('because', { reason: withoutStop(one.reason) })}</div>}
          {one.fields.length > 0 && (
            <dl>
              {one.fields.map((field) => {
                const shown = { language, format, empty: t('empty') }
                return (
                  <Fragment key={field.field}>
                    <dt>{commitmentFieldTerms[field.field][language]}</dt>
                    <dd>
                      <del>{valueText(field, field.from, shown)}</del> →{' '}
                      <ins>{valueText(field, field.to, shown)}</ins>
                    </dd>
                  </Fragment>
                )
              })}
            </dl>
          )}
        </li>
      ))}
    </ol>
  )
}

type Shown = { language: Language; format: Format; empty: string }

/** Kinds, phases and dates come as codes, all else as people wrote it. */
const valueText = (
  { field }: CommitmentFieldChange,
  value: string | null,
  { language, format, empty }: Shown,
): string => {
  if (value === null || value === '') return empty
  if (field === 'deadlineOn') return format.date(value)
  const terms: Readonly<Record<string, Record<Language, string>>> =
    field === 'kind' ? commitmentKindTerms : field === 'phase' ? commitmentPhaseTerms : {}
  return terms[value]?.[language] ?? value
}
