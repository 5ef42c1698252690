import { Button, TextInput } from '@mantine/core'
import {
  type AnswerAct,
  type HeldGroup,
  type HeldRow,
  heldRowsMax,
} from '@puquio/contract/laboratory/held-results'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { actsFor, isCalendarDate, isMissing, resultFieldTerms } from '@puquio/domain'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { isMade } from '../use-import-call.ts'
import { HeldWords } from './HeldWords.tsx'
import styles from './parts.module.css'
import '../texts.ts'

type HeldRowsProps = { importKey: string; group: HeldGroup; onClose: () => void }

/** The rows that wait for one reason and text, each with what settles it alone. */
export const HeldRows = ({ importKey, group: { reason, text }, onClose }: HeldRowsProps) => {
  const { t } = useTranslation('resultImports')
  const { number } = useFormat()
  const { id: projectId } = useProject()
  const heading = useRef<HTMLHeadingElement>(null)
  const [from, setFrom] = useState(0)
  const params = { projectId, key: importKey }
  const query = { reason, text, from }
  const found = useApi(resultImportRoutes.rows, { params, query }, { isKeepingPrevious: true })
  const { rows = [], total = 0 } = found.data ?? {}
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-label={t('rowsThatWait')}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('rowsThatWait')}
      </h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('cell')}</th>
              <th scope="col">{t('result')}</th>
              <th scope="col">{t('reason')}</th>
              <th scope="col">{t('answer')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.position} row={row} reason={reason} importKey={importKey} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.buttons}>
        {total > heldRowsMax && (
          <>
            <Button
              variant="default"
              disabled={from === 0}
              onClick={() => setFrom(Math.max(0, from - heldRowsMax))}
            >
              {t('before')}
            </Button>
            <Button
              variant="default"
              disabled={from + heldRowsMax >= total}
              onClick={() => setFrom(from + heldRowsMax)}
            >
              {t('next', { shown: number(total) })}
            </Button>
          </>
        )}
        <Button variant="subtle" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </section>
  )
}

type RowProps = { row: HeldRow; reason: HeldGroup['reason']; importKey: string }

const Row = ({ row, reason, importKey }: RowProps) => {
  const { t } = useTranslation('resultImports')
  const language = useLanguage()
  const { date } = useFormat()
  const { id: projectId } = useProject()
  const answer = useApiMutation(resultImportRoutes.resolve)
  const held = row.held.find((one) => one.reason === reason)
  const [text, setText] = useState(held && !isMissing(reason) ? held.text : '')
  if (!held) return null
  const give = (act: AnswerAct) => {
    const body = { reason, field: held.field, text: null, position: row.position, act }
    void isMade(() => answer.mutateAsync({ params: { projectId, key: importKey }, body }))
  }
  const acts = actsFor(reason)
  return (
    <tr>
      <th scope="row">
        {row.sheet && `${row.sheet} `}
        {row.columnLetter}
        {row.row}
      </th>
      <td>
        {[
          row.station,
          isCalendarDate(row.date) ? date(row.date) : row.date,
          row.parameter,
          row.value,
          row.unit,
        ]
          .filter(Boolean)
          .join(' · ')}
      </td>
      <td>
        <HeldWords held={held} />
      </td>
      <td>
        <div className={styles.answers}>
          {acts.includes('text') && (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                if (text.trim() !== '') give({ kind: 'text', text })
              }}
            >
              <TextInput
                aria-label={t('corrected', { field: resultFieldTerms[held.field][language] })}
                placeholder={resultFieldTerms[held.field][language]}
                size="xs"
                value={text}
                maxLength={200}
                onChange={(event) => setText(event.currentTarget.value)}
                rightSectionWidth="auto"
                rightSection={
                  <Button type="submit" size="compact-xs" variant="default" mr={4}>
                    {t('change')}
                  </Button>
                }
              />
            </form>
          )}
          {acts.includes('accept') && (
            <Button size="xs" variant="default" onClick={() => give({ kind: 'accept' })}>
              {t('accept')}
            </Button>
          )}
          {acts.includes('new-version') && (
            <Button size="xs" variant="default" onClick={() => give({ kind: 'new-version' })}>
              {t('newVersion')}
            </Button>
          )}
          <Button size="xs" variant="subtle" onClick={() => give({ kind: 'leave-out' })}>
            {t('leaveOut')}
          </Button>
        </div>
      </td>
    </tr>
  )
}
