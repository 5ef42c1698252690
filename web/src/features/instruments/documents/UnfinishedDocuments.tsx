import { Alert, Button } from '@mantine/core'
import { containerRoutes } from '@puquio/contract/containers'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useStore } from '../../../lib/store.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import { uploads } from '../../../widgets/uploads/upload-queue.ts'
import { useDiscardUpload } from '../../../widgets/uploads/use-discard-upload.ts'
import styles from './Documents.module.css'
import '../texts.ts'

/** Uploads of PDFs that broke off, as by a reload: the same file goes on where it stopped. */
export const UnfinishedDocuments = () => {
  const { t } = useTranslation('instruments')
  const project = useProject()
  const [locale, format] = [useLocale(), useFormat(project.timeZone)]
  const sending = useStore(uploads).map(({ uploadId }) => uploadId)
  const params = { projectId: project.id }
  const { data } = useApi(
    containerRoutes.unfinishedUploads,
    { params, query: { type: 'instrument', sort: '-beganAt' } },
    { isQuiet: true },
  )
  const discard = useDiscardUpload()
  const left = (data?.items ?? []).filter(({ id }) => !sending.includes(id))
  if (left.length === 0) return null
  return (
    <Alert mb="md" title={t('unfinishedTitle')}>
      <ul className={styles.problems}>
        {left.map((one) => (
          <li key={one.id}>
            <strong>{one.name}</strong> ({showBytes(one.bytes, locale)},{' '}
            {format.instant(one.beganAt)}, {one.beganBy}){' '}
            <Button
              size="compact-xs"
              variant="default"
              aria-label={t('discardNamed', { name: one.name })}
              onClick={() => void discard(one)}
            >
              {t('discard')}
            </Button>
          </li>
        ))}
      </ul>
      {t('unfinishedHelp')}
    </Alert>
  )
}
