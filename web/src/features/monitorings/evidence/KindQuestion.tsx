import { Button } from '@mantine/core'
import { type Evidence, evidenceKinds } from '@puquio/contract/follow-up/evidence'
import { evidenceKindTerms } from '@puquio/contract/terms'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import styles from './EvidencePart.module.css'
import '../texts.ts'

type KindQuestionProps = {
  files: readonly File[]
  /**
   * Focused only for newly chosen files, so that waiting ones do not disturb the keyboard use of the tabs.
   */
  isNew: boolean
  onChoose: (kind: Evidence['kind']) => void
  onCancel: () => void
}

/** Asks what documents are before they are sent: nothing in a PDF says so. */
export const KindQuestion = ({ files, isNew, onChoose, onCancel }: KindQuestionProps) => {
  const { t } = useTranslation('monitorings')
  const language = useLanguage()
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) question.current?.querySelector('button')?.focus()
  }, [files, isNew])
  const names = files.map(({ name }) => name).join(', ')
  const text = t('askKind', { names })
  return (
    <div ref={question} role="group" aria-label={text} className={styles.question}>
      <p role="status">{text}</p>
      {evidenceKinds
        .filter((kind) => kind !== 'photo')
        .map((kind) => (
          <Button key={kind} size="xs" variant="default" onClick={() => onChoose(kind)}>
            {evidenceKindTerms[kind][language]}
          </Button>
        ))}
      <Button size="xs" variant="subtle" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}
