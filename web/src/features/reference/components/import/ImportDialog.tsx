import { Button } from '@mantine/core'
import { type AnyList, type ListImport, referenceRoutes } from '@puquio/contract/reference'
import { referenceListTerms } from '@puquio/contract/terms'
import type { Language } from '@puquio/domain'
import { IconTableDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../../lib/problems/problem-text.ts'
import { uploadForFile } from '../../../../lib/api/upload.ts'
import { useSendFile } from '../../../../lib/api/use-send-file.ts'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { FileDrop } from '../../../../ui/files/FileDrop.tsx'
import { WorkbookIssues } from '../../../../widgets/workbook/WorkbookIssues.tsx'
import { heldFile } from '../../../../widgets/workbook/held-file.ts'
import '../../texts.ts'

type ImportDialogProps = {
  projectId: number
  list: AnyList
  onTemplate: () => void
  onClose: () => void
}

/** Imports a file and shows the result: saved, or every cell to correct. */
export const ImportDialog = ({ projectId, list, onTemplate, onClose }: ImportDialogProps) => {
  const { t, i18n } = useTranslation('reference')
  const { sending, send: sendFile } = useSendFile()
  const [error, setError] = useState<string>()
  const [result, setResult] = useState<{ file: File; import: ListImport } | null>(null)

  const send = async (chosen: File) => {
    const file = await heldFile(chosen)
    setError(undefined)
    setResult(null)
    try {
      const answer = await sendFile(referenceRoutes.importList, {
        params: { projectId, list },
        file,
      })
      if (answer !== undefined) setResult({ file, import: answer })
    } catch (problem) {
      setError(problemText(problem))
    }
  }
  const hasIssues = result !== null && result.import.issueCount > 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size={hasIssues ? 'xl' : 'md'}
      title={t('importTitle', {
        list: referenceListTerms[list][i18n.language as Language].toLocaleLowerCase(),
      })}
      footer={
        <Button variant={result && !hasIssues ? 'filled' : 'default'} onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {hasIssues && (
        <WorkbookIssues
          {...result.import}
          download={() =>
            uploadForFile(referenceRoutes.listErrors, {
              params: { projectId, list },
              file: result.file,
            })
          }
        />
      )}
      {result && !hasIssues && <Imported result={result.import} />}
      {(result === null || hasIssues) && (
        <>
          {!hasIssues && (
            <>
              <p>{t('importHelp')}</p>
              <Button
                variant="subtle"
                size="compact-sm"
                mb="sm"
                leftSection={<IconTableDown size={16} />}
                onClick={onTemplate}
              >
                {t('template')}
              </Button>
            </>
          )}
          <FileDrop
            label={t('importFile')}
            accept={['.xlsx', '.xls']}
            maxBytes={referenceRoutes.importList.maxBytes ?? 0}
            onFiles={([file]) => file && void send(file)}
            upload={sending}
            error={error}
          />
        </>
      )}
    </Dialog>
  )
}

const Imported = ({ result }: { result: ListImport }) => {
  const { t } = useTranslation('reference')
  return (
    <div role="status">
      <p>{t('importDone', result)}</p>
      {result.converted > 0 && <p>{t('importConverted', { count: result.converted })}</p>}
    </div>
  )
}
