import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './Steps.module.css'
import '../texts.ts'

const steps = ['file', 'check', 'preview'] as const
type Step = (typeof steps)[number]
const words = { file: 'stepFile', check: 'stepCheck', preview: 'stepPreview' } as const

/** The steps of the import, and the current one. */
export const Steps = ({ current }: { current: Step }) => {
  const { t } = useTranslation('planImports')
  const at = steps.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((step, number) => (
        <li
          key={step}
          className={styles.step}
          data-done={number < at || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden>
            {number < at ? <IconCheck size={14} stroke={2.5} /> : number + 1}
          </span>
          {t(words[step])}
        </li>
      ))}
    </ol>
  )
}
