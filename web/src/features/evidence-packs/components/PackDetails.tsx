import { Alert, Loader, Stack, Text } from '@mantine/core'
import { evidencePackRoutes, packPicturesMax } from '@puquio/contract/commitments/evidence-packs'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { PackState } from './PackState.tsx'
import styles from './Packs.module.css'
import '../texts.ts'

type PackDetailsProps = { packId: number; onClose: () => void }

/** What was in a pack: its files with their hashes, which stay when the ZIP is gone. */
export const PackDetails = ({ packId, onClose }: PackDetailsProps) => {
  const { t } = useTranslation('evidencePacks')
  const { id: projectId } = useProject()
  const locale = useLocale()
  const params = { projectId, evidencePackId: packId }
  const found = useApi(evidencePackRoutes.get, { params })
  const pack = found.data
  return (
    <SidePanel isOpen onClose={onClose} title={t('contents')} widthPx={720}>
      {found.error ? (
        <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
      ) : pack ? (
        <Stack gap="md">
          <PackState pack={pack} />
          {pack.counts !== null && pack.counts.withoutPicture > 0 && (
            <Alert color="yellow">
              {t('withoutPicture', {
                ...packPicturesMax,
                count: pack.counts.withoutPicture,
              })}
            </Alert>
          )}
          {pack.digest && (
            <div>
              <Text size="sm" c="dimmed">
                {t('digest')}
              </Text>
              <code className={styles.hash}>{pack.digest}</code>
            </div>
          )}
          {pack.files.length > 0 && (
            <table className={styles.files}>
              <caption>{t('included')}</caption>
              <tbody>
                {pack.files.map(({ path, bytes, sha256 }) => (
                  <tr key={path}>
                    <td className={styles.path}>
                      {path}
                      <code className={styles.hash}>{sha256}</code>
                    </td>
                    <td className={styles.size}>{showBytes(bytes, locale)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Stack>
      ) : (
        <Loader />
      )}
    </SidePanel>
  )
}
