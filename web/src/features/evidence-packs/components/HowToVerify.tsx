import { Anchor, Stack, Text } from '@mantine/core'
import { evidencePackRoutes } from '@puquio/contract/commitments/evidence-packs'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import styles from './Packs.module.css'
import '../texts.ts'

/** The verifier, how it is run, and the installation's key, which whoever gets a pack compares. */
export const HowToVerify = () => {
  const { t } = useTranslation('evidencePacks')
  const key = useApi(evidencePackRoutes.key, {}).data?.key
  return (
    <details className={styles.verify}>
      <summary>{t('verify')}</summary>
      <Stack gap="xs" mt="sm">
        <Text size="sm">{t('verifyHelp')}</Text>
        <Anchor size="sm" href={fileHref(evidencePackRoutes.verifier, {})}>
          {t('verifier')}
        </Anchor>
        <code className={styles.command}>
          node verify-pack.mjs expediente.zip --key {key?.fingerprint ?? '…'}
        </code>
        <Text size="sm" c="dimmed">
          {t('fingerprint')}
        </Text>
        {key ? (
          <code className={styles.hash}>{key.fingerprint}</code>
        ) : (
          <Text size="sm">{t('noKey')}</Text>
        )}
      </Stack>
    </details>
  )
}
