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
  /** Where what is shown is not a value of its own. */
  isDim?: boolean
  /** Gets what ends the editing; by a key, the cell has the focus afterwards. */
  children: (close: (isByKey: boolean) => void) => ReactNode
}

/** A cell that becomes its own input when it is clicked, or by Enter on it. */
export const EditCell = ({ label, shown, isDim = false, children }: EditCellProps) => {
  const { t } = useTranslation('commitments')
  const [mode, setMode] = useState<'shown' | 'editing' | 'left-by-key'>('shown')
  const isEditing = mode === 'editing'
  const box = useRef<HTMLDivElement>(null)
  const close = (isByKey: boolean) =>
    setMode((was) => (was !== 'editing' ? was : isByKey ? 'left-by-key' : 'shown'))
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
        className={`${styles.value} ${isDim ? styles.dim : ''}`}
        // Begins with what is seen: who speaks to the machine says that.
        aria-label={shown ? `${shown}: ${label}` : label}
        tabIndex={-1}
        data-edits
        ref={mode === 'left-by-key' ? focused : undefined}
        onClick={() => setMode('editing')}
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

const focused = (button: HTMLElement | null) => button?.focus({ preventScroll: true })

type TextCellProps = { label: string; value: string; max: number; onSave: (text: string) => void }

/** Enter or leaving it saves, Escape gives it up. */
export const TextCell = ({ label, value, max, onSave }: TextCellProps) => {
  const key = useRef<string | null>(null)
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
            key.current = event.key
            event.currentTarget.blur()
          }}
          onBlur={(event) => {
            const text = event.currentTarget.value.trim()
            if (key.current !== 'Escape' && text !== '' && text !== value) onSave(text)
            close(key.current !== null)
            key.current = null
          }}
        />
      )}
    </EditCell>
  )
}

type ChoiceCellProps<Key extends string | number> = {
  label: string
  shown: string
  isDim?: boolean
  value: Key | null
  options: readonly Option<Key>[]
  isRequired?: boolean
  onSave: (value: Key | null) => void
}

/** What is chosen is saved at once. */
export const ChoiceCell = <Key extends string | number>(props: ChoiceCellProps<Key>) => {
  const { label, shown, isDim = false, value, options, isRequired = false, onSave } = props
  return (
    <EditCell label={label} shown={shown} isDim={isDim}>
      {(close) => (
        <ComboField
          size="xs"
          label={label}
          isLabelHidden
          value={value}
          options={options}
          isClearable={!isRequired}
          onChange={(next) => {
            close(true)
            if (next !== value && !(isRequired && next === null)) onSave(next)
          }}
          onBlur={() => close(false)}
        />
      )}
    </EditCell>
  )
}
