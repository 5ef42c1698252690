import { Button } from '@mantine/core'
import {
  type AnswerAct,
  type HeldGroup,
  heldGroupsMax,
} from '@puquio/contract/laboratory/held-results'
import { type ResultImport, resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { actsFor, isMissing, resultFieldTerms } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { isMade } from '../use-import-call.ts'
import { HeldRows } from './HeldRows.tsx'
import { HeldWords } from './HeldWords.tsx'
import { MissingText } from './MissingText.tsx'
import { NamePick } from './NamePick.tsx'
import styles from './parts.module.css'
import '../texts.ts'

/** Why results wait, by reason and text, each with what settles all rows of it. */
export const HeldGroups = ({ one }: { one: ResultImport }) => {
  const { t } = useTranslation('resultImports')
  const [shown, setShown] = useState('')
  const group = one.held.find((its) => keyOf(its) === shown)
  return (
    <section aria-label={t('held')}>
      <h2 className={styles.title}>{t('held')}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('text')}</th>
              <th scope="col">{t('reason')}</th>
              <th scope="col">{t('howMany')}</th>
              <th scope="col">{t('answer')}</th>
            </tr>
          </thead>
          <tbody>
            {one.held.map((its) => (
              <Group
                key={keyOf(its)}
                importKey={one.key}
                group={its}
                onRows={() => setShown(keyOf(its))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {one.held.length === heldGroupsMax && <p className={styles.dim}>{t('moreGroups')}</p>}
      {group && (
        <HeldRows key={shown} importKey={one.key} group={group} onClose={() => setShown('')} />
      )}
    </section>
  )
}

const keyOf = ({ reason, field, text }: HeldGroup) => `${reason} ${field} ${text}`

type GroupProps = { importKey: string; group: HeldGroup; onRows: () => void }

const Group = ({ importKey, group, onRows }: GroupProps) => {
  const { t } = useTranslation('resultImports')
  const language = useLanguage()
  const { number } = useFormat()
  const answer = useApiMutation(resultImportRoutes.resolve)
  const { id: projectId } = useProject()
  const { reason, field, text, rows } = group
  const give = (act: AnswerAct) => {
    const body = { reason, field, text, position: null, act }
    void isMade(() => answer.mutateAsync({ params: { projectId, key: importKey }, body }))
  }
  const button = (label: string, act: AnswerAct) => (
    <Button size="xs" variant="default" disabled={answer.isPending} onClick={() => give(act)}>
      {label}
    </Button>
  )
  const acts = actsFor(reason)
  return (
    <tr data-reason={reason}>
      <th scope="row">
        {text || t('blank')}
        <div className={styles.values}>{resultFieldTerms[field][language]}</div>
      </th>
      <td>
        <HeldWords held={group} />
      </td>
      <td>
        <Button size="compact-sm" variant="subtle" onClick={onRows}>
          {t('showRows', { count: rows, shown: number(rows) })}
        </Button>
      </td>
      <td>
        <div className={styles.answers}>
          {acts.includes('name') && (
            <NamePick field={field} text={text} onPick={give} isDisabled={answer.isPending} />
          )}
          {isMissing(reason) && (
            <MissingText group={group} isDisabled={answer.isPending} onAnswer={give} />
          )}
          {acts.includes('decimal-mark') && (
            <>
              {button(t('markPoint'), { kind: 'decimal-mark', mark: '.' })}
              {button(t('markComma'), { kind: 'decimal-mark', mark: ',' })}
            </>
          )}
          {acts.includes('date-order') && (
            <>
              {button(t('dayFirst'), { kind: 'date-order', order: 'day-first' })}
              {button(t('monthFirst'), { kind: 'date-order', order: 'month-first' })}
            </>
          )}
          {acts.includes('new-version') && button(t('newVersion'), { kind: 'new-version' })}
          {acts.includes('text') && !acts.includes('name') && (
            <Button size="xs" variant="default" onClick={onRows}>
              {t('correct')}
            </Button>
          )}
          <Button
            size="xs"
            variant="subtle"
            loading={answer.isPending}
            onClick={() => give({ kind: 'leave-out' })}
          >
            {t('leaveOut')}
          </Button>
        </div>
      </td>
    </tr>
  )
}
