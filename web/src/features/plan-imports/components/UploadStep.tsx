import { Button } from '@mantine/core'
import { importBytesMax, planImportRoutes } from '@puquio/contract/plan-imports'
import { IconTableDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { useUpload } from '../use-upload.ts'
import { Unfinished } from './Unfinished.tsx'
import styles from './step-parts.module.css'
import '../texts.ts'

/** The template to download, and the drop zone for the filled one. */
export const UploadStep = ({ planId }: { planId: number | null }) => {
  const { t } = useTranslation('planImports')
  const { id: projectId } = useProject()
  const language = useLanguage()
  const { send, sayNone, sending, error } = useUpload(planId)
  const href = fileHref(planImportRoutes.template, { params: { projectId }, query: { language } })
  return (
    <div className={styles.narrow}>
      <Unfinished />
      <p>{t('intro')}</p>
      <Button component="a" href={href} variant="default" leftSection={<IconTableDown size={16} />}>
        {t('template')}
      </Button>
      <p className={styles.other}>
        {t('orFromCommitments')}{' '}
        <TextLink {...paths.monitoringCommitments()}>{t('chooseCommitments')}</TextLink>
      </p>
      <div className={styles.drop}>
        <FileDrop
          label={t('file')}
          accept={['.xlsx', '.xls']}
          maxBytes={importBytesMax}
          onFiles={([file]) => file && void send(file)}
          upload={sending}
          error={error}
        />
        {/* A chosen file is sent at once; without one, this button reports that none is selected. */}
        <Button mt="md" loading={sending !== null} onClick={sayNone}>
          {t('checkFile')}
        </Button>
      </div>
    </div>
  )
}
