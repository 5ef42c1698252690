import { Button } from '@mantine/core'
import type { HeldGroup } from '@puquio/contract/laboratory/held-results'
import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { actsFor, type AnswerAct, isAskedOnce, isMissing, scopesFor } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../use-answers.ts'
import { groupKey, HeldGroupTable } from './HeldGroupTable.tsx'
import { HeldRows } from './HeldRows.tsx'
import { MissingText } from './MissingText.tsx'
import { NamePick } from './NamePick.tsx'
import styles from './parts.module.css'
import '../texts.ts'

/** Why results wait, by reason and text, each with what settles all rows of it. */
export const HeldGroups = ({ one }: { one: ResultImport }) => {
  const { t } = useTranslation('resultImports')
  const [shown, setShown] = useState('')
  const group = one.held.find((its) => groupKey(its) === shown)
  const showRows = (its: HeldGroup) => setShown(groupKey(its))
  return (
    <section aria-label={t('held')}>
      <h2 className={styles.title}>{t('held')}</h2>
      <HeldGroupTable
        groups={one.held}
        onRows={showRows}
        answerOf={(its) => (
          <GroupAnswers importKey={one.key} group={its} onRows={() => showRows(its)} />
        )}
      />
      {group && (
        <HeldRows key={shown} importKey={one.key} group={group} onClose={() => setShown('')} />
      )}
    </section>
  )
}

type GroupAnswersProps = { importKey: string; group: HeldGroup; onRows: () => void }

const GroupAnswers = ({ importKey, group, onRows }: GroupAnswersProps) => {
  const { t } = useTranslation('resultImports')
  const answer = useAnswer(importKey)
  const { reason, field, text: written } = group
  const text = isAskedOnce(reason) ? null : written
  const give = (act: AnswerAct) =>
    void answer.give({ reason, field, text, position: null, written, act })
  const button = (label: string, act: AnswerAct) => (
    <Button size="xs" variant="default" disabled={answer.isPending} onClick={() => give(act)}>
      {label}
    </Button>
  )
  const acts = actsFor(reason)
  return (
    <div className={styles.answers}>
      {acts.includes('name') && (
        <NamePick
          field={field}
          text={written}
          only={reason === 'laboratory-of-link' ? String(group.params.laboratory) : undefined}
          onPick={give}
          isDisabled={answer.isPending}
        />
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
      {acts.includes('accept') &&
        scopesFor('accept', reason).includes('file') &&
        button(t('toSaved'), { kind: 'accept' })}
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
  )
}
