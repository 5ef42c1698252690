import { IconCheck } from '@tabler/icons-react'
import styles from './ImportSteps.module.css'

type ImportStepsProps = { label: string; steps: readonly string[]; current: number }

/** The steps of an import, and the current one, counted from 0. */
export const ImportSteps = ({ label, steps, current }: ImportStepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step, number) => (
      <li
        key={step}
        className={styles.step}
        data-done={number < current || undefined}
        aria-current={number === current ? 'step' : undefined}
      >
        <span className={styles.number} aria-hidden>
          {number < current ? <IconCheck size={14} stroke={2.5} /> : number + 1}
        </span>
        {step}
      </li>
    ))}
  </ol>
)
