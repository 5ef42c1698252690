import { TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import type { Option } from '../../../ui/fields/option.ts'
import styles from './EditCell.module.css'

type EditCellProps = {
  /** Accessible name of what is edited, as `Kind of COM-12`. */
  label: string
  shown: string
  /** Gets what ends the editing. */
  children: (close: () => void) => ReactNode
}

/** A cell that becomes its own input when it is clicked. */
export const EditCell = ({ label, shown, children }: EditCellProps) => {
  const { t } = useTranslation('commitments')
  const [isEditing, setIsEditing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const close = () => setIsEditing(false)
  useEffect(() => {
    if (!isEditing) return
    const input = box.current?.querySelector('input')
    input?.focus()
    if (input?.getAttribute('aria-haspopup') === 'listbox') input.click()
    else input?.select()
  }, [isEditing])
  if (!isEditing)
    return (
      <button
        type="button"
        className={styles.value}
        // Begins with what is seen: who speaks to the machine says that.
        aria-label={shown ? `${shown}: ${label}` : label}
        tabIndex={-1}
        onClick={() => setIsEditing(true)}
      >
        {shown || t('empty')}
      </button>
    )
  return (
    <div ref={box} className={styles.input}>
      {children(close)}
    </div>
  )
}

type TextCellProps = { label: string; value: string; max: number; onSave: (text: string) => void }

/** Enter or leaving it saves, Escape gives it up. */
export const TextCell = ({ label, value, max, onSave }: TextCellProps) => {
  const isGivenUp = useRef(false)
  return (
    <EditCell label={label} shown={value}>
      {(close) => (
        <TextInput
          size="xs"
          aria-label={label}
          defaultValue={value}
          maxLength={max}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            event.stopPropagation()
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            isGivenUp.current = event.key === 'Escape'
            event.currentTarget.blur()
          }}
          onBlur={(event) => {
            const text = event.currentTarget.value.trim()
            if (!isGivenUp.current && text !== '' && text !== value) onSave(text)
            isGivenUp.current = false
            close()
          }}
        />
      )}
    </EditCell>
  )
}

type ChoiceCellProps<Key extends string | number> = {
  label: string
  shown: string
  value: Key | null
  options: readonly Option<Key>[]
  isRequired?: boolean
  onSave: (value: Key | null) => void
}

/** What is chosen is saved at once. */
export const ChoiceCell = <Key extends string | number>(props: ChoiceCellProps<Key>) => {
  const { label, shown, value, options, isRequired = false, onSave } = props
  return (
    <EditCell label={label} shown={shown}>
      {(close) => (
        <ComboField
          size="xs"
          label={label}
          isLabelHidden
          value={value}
          options={options}
          isClearable={!isRequired}
          onChange={(next) => {
            close()
            if (next !== value && !(isRequired && next === null)) onSave(next)
          }}
          onBlur={close}
        />
      )}
    </EditCell>
  )
}
