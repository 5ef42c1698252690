import { Button, Textarea } from '@mantine/core'
import { followUpTextMax } from '@puquio/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './follow-up.module.css'
import '../texts.ts'

type CountedTextProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error?: ReactNode
  /** Not where an empty one leaves what is there. */
  isRequired?: boolean
  /** The text written last, where there is one to copy. */
  last?: string | undefined
}

/** A text of the form, with how much of its room is used. */
export const CountedText = ({
  label,
  value,
  onChange,
  error,
  isRequired = true,
  last,
}: CountedTextProps) => {
  const { t } = useTranslation('monitorings')
  const used = [...value.trim()].length
  return (
    <div className={styles.counted}>
      <Textarea
        label={label}
        required={isRequired}
        autosize
        minRows={2}
        maxRows={8}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={styles.under}>
        {last && last !== value && (
          <Button variant="subtle" size="compact-xs" title={last} onClick={() => onChange(last)}>
            {t('copyLast')}
          </Button>
        )}
        <span className={styles.counter} data-over={used > followUpTextMax || undefined}>
          {t('counter', { used, max: followUpTextMax })}
        </span>
      </div>
    </div>
  )
}
