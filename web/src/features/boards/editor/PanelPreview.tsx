import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { boardPanel } from '@puquio/contract/boards/panels'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelFrame } from '../board/PanelFrame.tsx'
import type { DraftPanel } from './draft.ts'
import '../board/texts.ts'

/** What is typed comes to rest before its data are asked for. */
const restMs = 600
const noFilters = {}

/** The panel as it would stand on the board, once it has what it needs; a report of Power BI is asked for by its place. */
export const PanelPreview = ({ panel: { key: _, ...draft } }: { panel: DraftPanel }) => {
  const { t } = useTranslation('boardView')
  const [isOpen, setIsOpen] = useState(false)
  const [rested] = useDebouncedValue(JSON.stringify(draft), restMs)
  if (draft.kind === 'power-bi' || !boardPanel.safeParse(draft).success) return null
  const shown = boardPanel.safeParse(JSON.parse(rested))
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('preview')}
      </Button>
      {isOpen && shown.success && <PanelFrame panel={shown.data} filters={noFilters} />}
    </>
  )
}
