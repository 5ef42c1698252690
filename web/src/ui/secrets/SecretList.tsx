import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FactLine, type Fact } from '../entries/FactLine.tsx'
import styles from './SecretList.module.css'
import './texts.ts'

type ListedSecret = {
  id: number
  name: string
  /** What tells it from others of the same name. */
  label?: string
  /** As much of the secret as is shown. */
  ending: string
  facts: readonly Fact[]
  /** What else may be done with it. */
  action?: ReactNode
  /** Null where it is not valid any more. */
  onRevoke: (() => void) | null
}

type SecretListProps = { label: string; secrets: readonly ListedSecret[] }

/** Tokens or links that were made, each with its facts and its revocation. */
export const SecretList = ({ label: listLabel, secrets }: SecretListProps) => {
  const { t } = useTranslation('uiSecrets')
  return (
    <ul className={styles.list} aria-label={listLabel}>
      {secrets.map(({ id, name, label, ending, facts, action, onRevoke }) => (
        <li key={id} className={styles.secret}>
          <div className={styles.head}>
            <strong>{[name, label].filter(Boolean).join(' · ')}</strong>
            <code>{ending}</code>
            <span className={styles.buttons}>
              {action}
              {onRevoke && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('revokeThis', { name })}
                  onClick={onRevoke}
                >
                  {t('revoke')}
                </Button>
              )}
            </span>
          </div>
          <FactLine facts={facts} />
        </li>
      ))}
    </ul>
  )
}
