import { Button } from '@mantine/core'
import { containerRoutes } from '@puquio/contract/containers'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { failureOf, problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import styles from './FilePanel.module.css'
import '../texts.ts'

type FilePanelProps = { id: number; canEdit: boolean; onClose: () => void }

/** Who added and changed a file, and all of its versions. */
export const FilePanel = ({ id, canEdit, onClose }: FilePanelProps) => {
  const { t } = useTranslation('containers')
  const locale = useLocale()
  const project = useProject()
  const format = useFormat(project.timeZone)
  const params = { projectId: project.id, containerFileId: id }
  const found = useApi(containerRoutes.file, { params })
  const restore = useApiMutation(containerRoutes.restoreVersion, {
    onSuccess: (_, { body }) =>
      showToast({ kind: 'success', text: t('versionRestored', body), action: 'version' }),
    onError: (error) => showToast({ kind: 'error', text: problemText(error), action: 'version' }),
  })
  const file = found.data
  return (
    <SidePanel isOpen onClose={onClose} title={file?.name ?? ''}>
      {found.error && !file && (
        <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
      )}
      {file && (
        <>
          <dl className={styles.facts}>
            <dt>{t('size')}</dt>
            <dd>{showBytes(file.bytes, locale)}</dd>
            <dt>{t('uploadedAt')}</dt>
            <dd>
              {format.instant(file.createdAt)}, {file.createdBy}
            </dd>
            <dt>{t('changedAt')}</dt>
            <dd>
              {format.instant(file.changedAt)}, {file.changedBy}
            </dd>
            <dt>{t('hash')}</dt>
            <dd className={styles.hash}>{file.sha256}</dd>
          </dl>
          <h2 className={styles.title}>{t('versions')}</h2>
          <ul className={styles.versions}>
            {file.versions.map((one) => (
              <li key={one.version} className={styles.version}>
                <span className={styles.words}>
                  <strong>
                    {t('versionOf', { version: one.version })}
                    {one.version === file.version && ` (${t('current')})`}
                  </strong>
                  <span>
                    {format.instant(one.madeAt)}, {one.madeBy} · {showBytes(one.bytes, locale)}
                    {one.restoredFrom !== null &&
                      ` · ${t('restoredFrom', { version: one.restoredFrom })}`}
                  </span>
                </span>
                <Button
                  component="a"
                  size="xs"
                  variant="default"
                  href={fileHref(containerRoutes.content, {
                    params,
                    query: { version: one.version },
                  })}
                >
                  {t('download')}
                </Button>
                {canEdit && file.binnedAt === null && one.version !== file.version && (
                  <Button
                    size="xs"
                    variant="default"
                    loading={restore.isPending}
                    onClick={() => restore.mutate({ params, body: { version: one.version } })}
                  >
                    {t('restoreVersion')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </SidePanel>
  )
}
