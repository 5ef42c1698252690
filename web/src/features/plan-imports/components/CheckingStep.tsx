import { Button } from '@mantine/core'
import type { PlanImport } from '@puquio/contract/plan-imports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { ProgressLine } from '../../../ui/states/ProgressLine.tsx'
import { useDiscard } from '../use-discard.ts'
import styles from './step-parts.module.css'
import '../texts.ts'

type CheckingStepProps = {
  one: PlanImport
  /** Whether the server does not answer at the moment. */
  isSilent: boolean
}

/** The progress of the check, which goes on by itself. */
export const CheckingStep = ({ one, isSilent }: CheckingStepProps) => {
  const { t } = useTranslation('planImports')
  const { number } = useFormat()
  const discard = useDiscard()
  const { phase, rowsDone, rowsTotal } = one
  const words = { done: number(rowsDone), total: number(rowsTotal) }
  return (
    <div className={styles.narrow} role="status">
      <ProgressLine
        label={`${one.fileName}: ${t(phase === 'done' ? 'storing' : phase, words)}`}
        ratio={phase === 'checking' && rowsTotal > 0 ? rowsDone / rowsTotal : null}
      />
      <p className={styles.dim}>{t(isSilent ? 'noAnswer' : 'mayLeave')}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => void discard(one.key)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
