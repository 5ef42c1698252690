import { Alert } from '@mantine/core'
import { commitmentMethods, type CommitmentMethod } from '@puquio/domain'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/texts/format.ts'
import styles from './UnverifiedNotice.module.css'
import './notice-texts.ts'

type UnverifiedNoticeProps = {
  /** How many commitments of what is shown nobody has verified; without any there is no notice. */
  unverified: number | undefined
  /** How each of them was found, where that is known. */
  by?: Readonly<Partial<Record<CommitmentMethod, number>>> | undefined
  /** The way to what verifies them. */
  action?: ReactNode
}

/** What AI and rules propose has to be verified: stands on every screen with unverified commitments. */
export const UnverifiedNotice = ({ unverified = 0, by, action }: UnverifiedNoticeProps) => {
  const { t } = useTranslation('unverified')
  const format = useFormat()
  if (unverified === 0) return null
  const told = (key: 'unverified' | `by_${CommitmentMethod}`, count: number) =>
    t(key, { count, number: format.number(count) })
  const methods = commitmentMethods.filter((method) => (by?.[method] ?? 0) > 0)
  return (
    <Alert
      role="note"
      color="yellow"
      mb="sm"
      py="xs"
      icon={<IconAlertTriangle aria-hidden />}
      aria-label={t('notice')}
    >
      <div className={styles.line}>
        <p className={styles.words}>
          <strong>{told('unverified', unverified)}</strong>{' '}
          {by
            ? `${methods.map((method) => told(`by_${method}`, by[method] ?? 0)).join(', ')}.`
            : t('byUnknown')}{' '}
          {t('mustBeVerified')}
        </p>
        {action}
      </div>
    </Alert>
  )
}
