import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../lib/store.ts'
import { ProgressLine } from '../../ui/states/ProgressLine.tsx'
import { clearEnded, hasEnded, type QueuedUpload, uploads } from './upload-queue.ts'
import { UploadLine } from './UploadLine.tsx'
import styles from './UploadList.module.css'
import { useUploadWords } from './use-upload-words.ts'
import './texts.ts'

type UploadListProps = {
  projectId: number
  /** Keeps to what is uploaded for this. */
  purpose?: string
}

/**
 * What is being sent: one line, which opens; below it only what needs an answer. It goes on while
 * other screens are open.
 */
export const UploadList = ({ projectId, purpose }: UploadListProps) => {
  const { t } = useTranslation('uploads')
  const shown = useStore(uploads).filter(
    (one) => one.projectId === projectId && (purpose === undefined || one.purpose === purpose),
  )
  const [isOpen, setIsOpen] = useState(false)
  if (shown.length === 0) return null
  const isOne = shown.length === 1
  const lines = isOpen || isOne ? shown : shown.filter(needsAnswer)
  const label = t(isOpen ? 'hideUploads' : 'showUploads')
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <section className={styles.frame} aria-label={t('uploads')}>
      {!isOne && (
        <div className={styles.line}>
          <Summary all={shown} />
          <ActionIcon
            aria-label={label}
            title={label}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Chevron size={18} />
          </ActionIcon>
        </div>
      )}
      <ul className={styles.list}>
        {lines.map((one) => (
          <UploadLine key={one.key} upload={one} />
        ))}
      </ul>
      {lines.filter(hasEnded).length > 1 && (
        <Button size="xs" variant="default" onClick={() => clearEnded(shown)}>
          {t('clearUploads')}
        </Button>
      )}
    </section>
  )
}

const needsAnswer = ({ state }: QueuedUpload) => state === 'asking' || state === 'refused'

/** How far all of them are, and how long it will take. */
const Summary = ({ all }: { all: readonly QueuedUpload[] }) => {
  const { t } = useTranslation('uploads')
  const words = useUploadWords()
  const done = all.filter(({ state }) => state === 'done')
  const isGoing = all.some((one) => !hasEnded(one) && one.state !== 'asking')
  if (!isGoing)
    return (
      <span role="status" className={styles.words}>
        {t('uploadedOf', { done: done.length, count: all.length })}
      </span>
    )
  const sent = sum(all.map((one) => one.sent))
  const bytes = sum(all.map(({ file }) => file.size))
  const received = sum(all.map((one) => one.received))
  const name = t('uploadingOf', { done: done.length, count: all.length })
  return (
    <span className={styles.progress}>
      <ProgressLine
        ratio={bytes === 0 ? 0 : sent / bytes}
        label={`${name}: ${words({ received, sent, bytes })}`}
      />
    </span>
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0)
