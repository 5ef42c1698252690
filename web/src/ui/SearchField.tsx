import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './fields/texts.ts'

type SearchFieldProps = {
  /** What is applied now, from the address. */
  value: string | undefined
  /** Called after a pause in typing, or at once on Enter and when cleared. */
  onSearch: (text: string | undefined) => void
  label?: string
}

export const SearchField = ({ value = '', onSearch, label }: SearchFieldProps) => {
  const { t } = useTranslation('uiFields')
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address may change without us: the back button, clearing all filters.
  useEffect(() => setText(value), [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (next: string, afterMs: number) => {
    setText(next)
    clearTimeout(timer.current)
    const applied = next.trim()
    timer.current = setTimeout(() => {
      if (applied !== value) onSearch(applied === '' ? undefined : applied)
    }, afterMs)
  }
  const name = label ?? t('search')
  return (
    <TextInput
      size="xs"
      type="search"
      aria-label={name}
      placeholder={name}
      maxLength={100}
      w={Math.min(Math.max(name.length * letterWidth + besideWidth, narrowest), widest)}
      maw="100%"
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      onChange={(event) => search(event.currentTarget.value, restMs)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(text, 0)
        if (event.key === 'Escape' && text !== '') search('', 0)
      }}
      rightSection={
        text === '' ? null : (
          <CloseButton size="xs" aria-label={t('clearSearch')} onClick={() => search('', 0)} />
        )
      }
    />
  )
}

const restMs = 300
/** In pixels: it shows what it searches in, between its sign and the cross that empties it. */
const letterWidth = 6.8
const besideWidth = 44
const narrowest = 180
const widest = 340
