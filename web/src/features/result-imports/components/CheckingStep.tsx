import { Button } from '@mantine/core'
import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { ProgressLine } from '../../../ui/states/ProgressLine.tsx'
import { useDiscard } from '../use-import-call.ts'
import styles from './parts.module.css'
import '../texts.ts'

type CheckingStepProps = {
  one: ResultImport
  /** Whether the server does not answer at the moment. */
  isSilent: boolean
}

/** The progress of the check, which goes on by itself. */
export const CheckingStep = ({ one, isSilent }: CheckingStepProps) => {
  const { t } = useTranslation('resultImports')
  const { number } = useFormat()
  const discard = useDiscard()
  const { rowsDone, rowsTotal } = one
  const words = { done: number(rowsDone), total: number(rowsTotal) }
  return (
    <div className={styles.narrow} role="status">
      <ProgressLine
        label={`${one.fileName}: ${t(rowsTotal > 0 ? 'checkingRows' : 'reading', words)}`}
        ratio={rowsTotal > 0 ? rowsDone / rowsTotal : null}
      />
      <p className={styles.dim}>{t(isSilent ? 'noAnswer' : 'mayLeave')}</p>
      <Button variant="default" onClick={() => void discard(one)}>
        {t('discard')}
      </Button>
    </div>
  )
}
