import { Alert, Anchor } from '@mantine/core'
import { type ResultImport, resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import '../texts.ts'

/** Which laboratory handed the file in, where one did, and the test report that came with it. */
export const HandedIn = ({ one }: { one: ResultImport }) => {
  const { t } = useTranslation('resultImports')
  const { id: projectId, timeZone } = useProject()
  const { instant } = useFormat(timeZone)
  const locale = useLocale()
  const { key, handedIn, report } = one
  if (handedIn === null) return null
  const { laboratory, at } = handedIn
  return (
    <Alert color="blue" mb="md" title={t('handedInBy', { laboratory, at: instant(at) })}>
      {report && (
        <>
          {t('withReport')}{' '}
          <Anchor
            href={fileHref(resultImportRoutes.report, { params: { projectId, key } })}
            target="_blank"
            rel="noreferrer"
            size="sm"
          >
            {report.name} ({showBytes(report.bytes, locale)})
          </Anchor>
        </>
      )}
    </Alert>
  )
}
