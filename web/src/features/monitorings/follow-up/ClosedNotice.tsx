import { Alert, Button } from '@mantine/core'
import type { Monitoring } from '@puquio/contract/monitorings'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { useProject } from '../../../lib/project-context.ts'
import '../texts.ts'

type ClosedNoticeProps = { monitoring: Monitoring; onOpen: (monitoringId: number) => void }

/** Why a monitoring has no form, and where it goes on or came from. */
export const ClosedNotice = ({ monitoring, onOpen }: ClosedNoticeProps) => {
  const { t } = useTranslation('monitorings')
  const format = useFormat(useProject().timeZone)
  const { rescheduledFromId, rescheduledToId, rescheduledToOn, omittedAt, omittedReason } =
    monitoring
  return (
    <>
      {rescheduledFromId !== null && (
        <Alert color="gray" mb="md">
          {t('isSuccessor')}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => onOpen(rescheduledFromId)}>
            {t('openPredecessor')}
          </Button>
        </Alert>
      )}
      {rescheduledToId !== null && (
        <Alert color="gray" mb="md">
          {t('isRescheduled', { date: format.date(rescheduledToOn) })}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => onOpen(rescheduledToId)}>
            {t('openSuccessor')}
          </Button>
        </Alert>
      )}
      {omittedAt !== null && (
        <Alert color="gray" mb="md">
          {t('isOmitted', { reason: omittedReason ?? '' })}
        </Alert>
      )}
    </>
  )
}
