import { type PlanColumn, type PlanIssue, planColumns } from '@puquio/domain'
import { Button } from '@mantine/core'
import type { PreviewRow } from '@puquio/contract/plan-imports'
import { useTranslation } from 'react-i18next'
import { KeyHint } from '../../../ui/keys/KeyHint.tsx'
import { shortText, shownCell } from './columns.ts'
import styles from './preview.module.css'
import { reasonOf } from './reason.ts'
import type { SharedAnswer } from './questions.ts'
import type { UnderstoodAs } from './understood-as.ts'
import '../texts.ts'

type CellVerdictProps = {
  row: PreviewRow | undefined
  column: PlanColumn
  issue: PlanIssue | undefined
  /** Accepts the suggested name; undefined where nothing can be corrected. */
  onUse: ((name: string) => void) | undefined
  /** Keeps a code similar to a known one as a new station. */
  onKeep: () => void
  /** What settles the same question in other cells, too. */
  shared: readonly SharedAnswer[]
  onShared: (answer: SharedAnswer) => void
  understoodAs: UnderstoodAs
}

/** The active cell's value, what is wrong with it, and what to do. */
export const CellVerdict = ({
  row,
  column,
  issue,
  onUse,
  onKeep,
  shared,
  onShared,
  understoodAs,
}: CellVerdictProps) => {
  const { t } = useTranslation('planImports')
  const { t: columnName } = useTranslation('planColumns')
  const suggestion = issue?.params['suggestion']
  const code = row?.cells[planColumns.indexOf('stationCode')]
  const text = shownCell(row?.cells[planColumns.indexOf(column)] ?? '')
  const understood = understoodAs(column, text)
  return (
    <div className={styles.verdict}>
      <div role="status" className={styles.said} data-bad={issue !== undefined || undefined}>
        {row && (
          <>
            <strong>
              {code && `${shortText(code)} · `}
              {t('editCell', { column: columnName(column), row: row.row })}
            </strong>
            : {shortText(text) || t('empty')}.{' '}
            {understood !== null && `${t('understood', { value: understood })}. `}
            {issue ? reasonOf(issue) : t('cellGood')}
          </>
        )}
      </div>
      {typeof suggestion === 'string' && onUse && (
        <Button size="compact-sm" variant="default" onClick={() => onUse(suggestion)}>
          {t('use', { name: suggestion })}
        </Button>
      )}
      {issue?.code === 'similar-code' && onUse && (
        <Button size="compact-sm" variant="default" onClick={onKeep}>
          {t('keepCode', { code: shortText(text) })}
        </Button>
      )}
      {shared.map((answer) => (
        <Button
          key={answer.kind}
          size="compact-sm"
          variant="default"
          onClick={() => onShared(answer)}
        >
          {t(`all-${answer.kind}`, { name: suggestion ?? '', count: answer.given.length })}
        </Button>
      ))}
      {onUse && (
        <span className={styles.hints}>
          <KeyHint keys={['↑', '↓', '←', '→']} text={t('keysMove')} />
          <KeyHint keys={['Enter', 'Tab']} text={t('keysEdit')} />
          <KeyHint keys={['Delete']} text={t('keysClear')} />
          <KeyHint keys={['Esc']} text={t('keysCancel')} />
          <KeyHint keys={['Ctrl', 'Z']} text={t('keysUndo')} />
          <KeyHint keys={['Ctrl', 'Y']} text={t('keysRedo')} />
          {typeof suggestion === 'string' && (
            <KeyHint keys={['Ctrl', 'Enter']} text={t('keysUse')} />
          )}
        </span>
      )}
    </div>
  )
}
