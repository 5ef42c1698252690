import { Stack, Text } from '@mantine/core'
import { evidencePackRoutes } from '@puquio/contract/commitments/evidence-packs'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../../lib/api/use-api.ts'
import { failureOf } from '../../../../lib/problems/problem-text.ts'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import styles from './SigningKey.module.css'
import '../../texts.ts'

/** The public key of this installation, which whoever gets an evidence pack compares. */
export const SigningKey = () => {
  const { t } = useTranslation('settings')
  const found = useApi(evidencePackRoutes.key, {})
  if (found.error)
    return <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
  if (!found.data) return null
  const { key } = found.data
  if (!key) return <Text size="sm">{t('signingKeyNone')}</Text>
  return (
    <Stack gap="xs">
      <Text size="sm">{t('signingKeyHelp')}</Text>
      <Text size="sm" c="dimmed">
        {t('signingKeyFingerprint')}
      </Text>
      <pre className={styles.key}>{key.fingerprint}</pre>
      <Text size="sm" c="dimmed">
        {t('signingKeyPem')}
      </Text>
      <pre className={styles.key}>{key.publicKey.trim()}</pre>
    </Stack>
  )
}
