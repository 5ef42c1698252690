import { ActionIcon, Group } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowForwardUp,
  IconArrowUp,
  IconIndentDecrease,
  IconIndentIncrease,
  IconTrash,
} from '@tabler/icons-react'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Way } from './draft.ts'
import '../texts.ts'

type EntryToolsProps = {
  canMove: (way: Way) => boolean
  onMove: (way: Way) => void
  /** Null where nothing is selected; and where there is nothing to undo or redo. */
  onRemove: (() => void) | null
  onUndo: (() => void) | null
  onRedo: (() => void) | null
}

/** What dragging does, by buttons, too: for keyboards, fingers and screen readers. */
export const EntryTools = ({ canMove, onMove, onRemove, onUndo, onRedo }: EntryToolsProps) => {
  const { t } = useTranslation('projects')
  const way = (one: Way) => (canMove(one) ? () => onMove(one) : null)
  const tools = [
    { label: t('moveUp'), Icon: IconArrowUp, run: way('up') },
    { label: t('moveDown'), Icon: IconArrowDown, run: way('down') },
    { label: t('moveIn'), Icon: IconIndentIncrease, run: way('in') },
    { label: t('moveOut'), Icon: IconIndentDecrease, run: way('out') },
    { label: t('removeEntry'), Icon: IconTrash, run: onRemove },
    { label: t('undo'), Icon: IconArrowBackUp, run: onUndo },
    { label: t('redo'), Icon: IconArrowForwardUp, run: onRedo },
  ]
  return (
    <Group gap={4} role="toolbar" aria-label={t('entryTools')}>
      {tools.map(({ label, Icon, run }) => (
        <ActionIcon
          key={label}
          variant="default"
          size="lg"
          aria-label={label}
          title={label}
          disabled={run === null}
          onClick={() => run?.()}
        >
          {createElement(Icon, { size: 18 })}
        </ActionIcon>
      ))}
    </Group>
  )
}
