import type { Evidence } from '@puquio/contract/follow-up/evidence'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { useProject } from '../../../lib/project/project-context.ts'
import { useSendFiles } from '../../../widgets/attachments/use-send-files.ts'

export type EvidenceFile = { file: File; kind: Evidence['kind'] }

export const useSendEvidence = (monitoringId: number) => {
  const params = { projectId: useProject().id, monitoringId }
  const { send, sending, refused } = useSendFiles(monitoringRoutes.addEvidence)
  return {
    send: (files: readonly EvidenceFile[]) =>
      send(files.map(({ file, kind }) => ({ params, body: { kind }, file }))),
    sending,
    refused,
  }
}
