import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { HeldRowTable } from './HeldRowTable.tsx'
import '../texts.ts'

type OldRowsProps = { importKey: string; onClose: () => void }

/** The results of a file that are older than a year, those that wait and those that do not. */
export const OldRows = ({ importKey, onClose }: OldRowsProps) => {
  const { t } = useTranslation('resultImports')
  const { id: projectId } = useProject()
  const [from, setFrom] = useState(0)
  const params = { projectId, key: importKey }
  const query = { isOld: true, from }
  const found = useApi(resultImportRoutes.rows, { params, query }, { isKeepingPrevious: true })
  const { rows = [], total = 0 } = found.data ?? {}
  return (
    <HeldRowTable
      title={t('oldRows')}
      rows={rows}
      total={total}
      reason={null}
      from={from}
      onFrom={setFrom}
      onClose={onClose}
    />
  )
}
