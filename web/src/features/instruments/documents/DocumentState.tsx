import type { InstrumentDocument } from '@puquio/contract/commitments/documents'
import { documentStateTerms } from '@puquio/contract/terms'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconCopy,
  IconShieldCheck,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import styles from './Documents.module.css'
import '../texts.ts'

const icons = { waiting: IconClock, ready: IconCircleCheck, refused: IconAlertTriangle } as const

/** What the look into a document found; that scripts in it never run, and where else its content is, is said. */
export const DocumentState = ({
  document: { state, hasScript, alsoIn },
}: {
  document: InstrumentDocument
}) => {
  const { t } = useTranslation('instruments')
  const language = useLanguage()
  const said = `${t('alsoIn')} ${alsoIn.map(({ instrument }) => instrument).join(', ')}`
  const Icon = icons[state]
  return (
    <span className={styles.state} data-state={state}>
      <Icon size={16} aria-hidden />
      {documentStateTerms[state][language]}
      {hasScript && (
        <span className={styles.script} title={t('hasScript')}>
          <IconShieldCheck size={16} role="img" aria-label={t('hasScript')} />
        </span>
      )}
      {alsoIn.length > 0 && (
        <span className={styles.script} title={said}>
          <IconCopy size={16} role="img" aria-label={said} />
        </span>
      )}
    </span>
  )
}
