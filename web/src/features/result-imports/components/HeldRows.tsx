import { Button, TextInput } from '@mantine/core'
import type { HeldGroup, HeldRow } from '@puquio/contract/laboratory/held-results'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import {
  actsFor,
  type AnswerAct,
  isAskedOnce,
  isMissing,
  isOfSample,
  resultFieldTerms,
} from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useAnswer } from '../use-answers.ts'
import { HeldRowTable } from './HeldRowTable.tsx'
import styles from './parts.module.css'
import '../texts.ts'

type HeldRowsProps = { importKey: string; group: HeldGroup; onClose: () => void }

/** The rows that wait for one reason and text, each with what settles it alone. */
export const HeldRows = ({ importKey, group: { reason, text }, onClose }: HeldRowsProps) => {
  const { id: projectId } = useProject()
  const [from, setFrom] = useState(0)
  const params = { projectId, key: importKey }
  const query = { reason, text: isAskedOnce(reason) ? undefined : text, from }
  const found = useApi(resultImportRoutes.rows, { params, query }, { isKeepingPrevious: true })
  const { rows = [], total = 0 } = found.data ?? {}
  const shown = { rows, total, reason, from }
  return (
    <HeldRowTable
      {...shown}
      onFrom={setFrom}
      onClose={onClose}
      answerOf={({ position }, held) => (
        <RowAnswers importKey={importKey} position={position} held={held} />
      )}
    />
  )
}

type RowAnswersProps = { importKey: string; position: number; held: HeldRow['held'][number] }

const RowAnswers = ({ importKey, position, held: { reason, field, ...held } }: RowAnswersProps) => {
  const { t } = useTranslation('resultImports')
  const language = useLanguage()
  const answer = useAnswer(importKey)
  const [text, setText] = useState(isMissing(reason) ? '' : held.text)
  const give = (act: AnswerAct) =>
    void answer.give({ reason, field, text: null, position, written: held.text, act })
  const acts = actsFor(reason)
  return (
    <div className={styles.answers}>
      {acts.includes('text') && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '') give({ kind: 'text', text })
          }}
        >
          <TextInput
            aria-label={t('corrected', { field: resultFieldTerms[field][language] })}
            placeholder={resultFieldTerms[field][language]}
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
          {t(isOfSample(reason) ? 'toSaved' : 'accept')}
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
  )
}
