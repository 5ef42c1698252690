import { Alert, Button, Group } from '@mantine/core'
import type { DayInput, TreatmentDay } from '@puquio/contract/laboratory/treatment-days'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { nameOf } from '../../../ui/table/column.ts'
import { type CellColumn, valueOf } from './columns.ts'
import { differences } from './month-edits.ts'
import styles from './records.module.css'
import '../texts.ts'

/** A day that was typed here and recorded by somebody else meanwhile; null where its record is gone. */
export type Conflict = { mine: DayInput; theirs: TreatmentDay | null }

type ConflictsProps = {
  conflicts: readonly Conflict[]
  columns: readonly CellColumn[]
  onKeepMine: (on: string) => void
  onTakeTheirs: (on: string) => void
}

/** Each day that two people recorded, cell by cell, to be decided before it is saved. */
export const Conflicts = ({ conflicts, columns, onKeepMine, onTakeTheirs }: ConflictsProps) => {
  const { t } = useTranslation('neutralizers')
  const format = useFormat(useProject().timeZone)
  const shown = (value: number | string | null | undefined) =>
    typeof value === 'number' ? format.number(value) : value || format.number(null)
  return conflicts.map(({ mine, theirs }) => (
    <Alert
      key={mine.on}
      role="alert"
      color="yellow"
      mb="sm"
      title={
        theirs
          ? t('conflictTitle', {
              on: format.date(mine.on),
              name: theirs.changedBy,
              at: format.instant(theirs.changedAt),
            })
          : t('conflictGone', { on: format.date(mine.on) })
      }
    >
      <ul className={styles.differences}>
        {(theirs ? differences(mine, theirs, columns) : []).map(({ key, unit, ...column }) => (
          <li key={key}>
            {t('conflictCell', {
              cell: unit ? `${nameOf(column)} (${unit})` : nameOf(column),
              mine: shown(valueOf(mine, key)),
              theirs: shown(theirs ? valueOf(theirs, key) : null),
            })}
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={() => onTakeTheirs(mine.on)}>
          {t('takeTheirs')}
        </Button>
        <Button size="xs" variant="default" onClick={() => onKeepMine(mine.on)}>
          {t('keepMine')}
        </Button>
      </Group>
    </Alert>
  ))
}
