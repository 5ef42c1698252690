import type { KeyboardEvent } from 'react'

const tab = '  '

/** Tab indents in a field of code; after Escape it leaves the field, as everywhere. */
export function insertTab(
  event: KeyboardEvent<HTMLTextAreaElement>,
  onText: (text: string) => void,
) {
  const field = event.currentTarget
  if (event.key === 'Escape') {
    field.dataset['leaves'] = 'true'
    return
  }
  const leaves = field.dataset['leaves'] === 'true'
  delete field.dataset['leaves']
  if (event.key !== 'Tab' || event.shiftKey || leaves) return
  event.preventDefault()
  field.setRangeText(tab, field.selectionStart, field.selectionEnd, 'end')
  onText(field.value)
}
