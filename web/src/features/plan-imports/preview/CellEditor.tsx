import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './preview.module.css'

type CellEditorProps = {
  label: string
  /** The first value of the field: the cell, or the key pressed on it. */
  start: string
  choices: readonly string[]
  onType: (value: string) => void
  onCommit: (value: string, move: 'down' | 'right' | 'stay') => void
  onCancel: () => void
}

/** One cell being corrected: Enter and Tab keep it and go on, Escape leaves it as it was. */
export const CellEditor = ({
  label,
  start,
  choices,
  onType,
  onCommit,
  onCancel,
}: CellEditorProps) => {
  const [value, setValue] = useState(start)
  const isOver = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(start.length, start.length)
  }, [start])
  const end = (finish: () => void) => {
    if (isOver.current) return
    isOver.current = true
    finish()
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    const move = { Enter: 'down', Tab: event.shiftKey ? undefined : 'right' }[event.key] as
      | 'down'
      | 'right'
      | undefined
    if (move === undefined && event.key !== 'Escape') return
    event.preventDefault()
    end(() => (move === undefined ? onCancel() : onCommit(value, move)))
  }
  return (
    <>
      <input
        className={styles.editor}
        aria-label={label}
        list={choices.length > 0 ? 'plan-import-choices' : undefined}
        ref={field}
        value={value}
        maxLength={2000}
        onChange={(event) => {
          setValue(event.currentTarget.value)
          onType(event.currentTarget.value)
        }}
        onKeyDown={press}
        onBlur={() => end(() => onCommit(value, 'stay'))}
      />
      {choices.length > 0 && (
        <datalist id="plan-import-choices">
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </>
  )
}
