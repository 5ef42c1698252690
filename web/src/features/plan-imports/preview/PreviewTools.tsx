import { Button, Checkbox } from '@mantine/core'
import type { PlanImport } from '@puquio/contract/plan-imports'
import { IconArrowBackUp, IconArrowDown, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import styles from './preview.module.css'
import '../texts.ts'

type PreviewToolsProps = {
  one: PlanImport
  onlyBad: boolean
  onOnlyBad: (isOnly: boolean) => void
  onNextBad: () => void
  /** Null where there is nothing to undo. */
  onUndo: (() => void) | null
  onRedo: (() => void) | null
}

/** What finds the bad cells, and takes corrections back. */
export const PreviewTools = (props: PreviewToolsProps) => {
  const { one, onlyBad, onOnlyBad, onNextBad, onUndo, onRedo } = props
  const { t } = useTranslation('planImports')
  const { number } = useFormat()
  const isBad = one.badCellCount > 0
  if (!isBad && !onUndo && !onRedo) return null
  return (
    <div className={styles.tools}>
      {isBad && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowDown size={16} />}
          onClick={onNextBad}
        >
          {t('nextBad')}
        </Button>
      )}
      {one.isCorrectable && (
        <Button.Group>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowBackUp size={16} />}
            disabled={!onUndo}
            onClick={() => onUndo?.()}
          >
            {t('undo')}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowForwardUp size={16} />}
            disabled={!onRedo}
            onClick={() => onRedo?.()}
          >
            {t('redo')}
          </Button>
        </Button.Group>
      )}
      {isBad && (
        <Checkbox
          label={t('onlyBad')}
          checked={onlyBad}
          onChange={(event) => onOnlyBad(event.currentTarget.checked)}
        />
      )}
      {one.badCellCount > one.badCells.length && (
        <span className={styles.reach}>
          {t('nextBadReach', { reached: one.badCells.length, found: number(one.badCellCount) })}
        </span>
      )}
    </div>
  )
}
