import type { Evidence } from '@puquio/contract/follow-up/evidence'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { evidenceKindTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { AttachedFiles } from '../../../widgets/attachments/AttachedFiles.tsx'
import '../texts.ts'

type EvidenceListProps = { evidence: readonly Evidence[]; monitoringId: number; canEdit: boolean }

export const EvidenceList = ({ evidence, monitoringId, canEdit }: EvidenceListProps) => {
  const { t } = useTranslation('monitorings')
  const language = useLanguage()
  const projectId = useProject().id
  if (evidence.length === 0) return <p>{t('noEvidence')}</p>
  const removal = {
    text: t('removeText'),
    changes: monitoringRoutes.removeEvidence.changes,
    remove: (fileId: number) =>
      call(monitoringRoutes.removeEvidence, { params: { projectId, monitoringId, fileId } }),
  }
  return (
    <AttachedFiles
      files={evidence}
      kindOf={({ kind }) => evidenceKindTerms[kind][language]}
      removal={canEdit ? removal : undefined}
    />
  )
}
