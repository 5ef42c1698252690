import type { ResponsibleRole } from '@puquio/contract/commitments/responsible-roles'
import { addDays } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FactRows } from '../../../ui/entries/FactRows.tsx'
import '../texts.ts'

type RoleHistoryProps = { role: ResponsibleRole; onClose: () => void }

/** Who held a role, from when until when, the newest first. */
export const RoleHistory = ({ role: { name, holders }, onClose }: RoleHistoryProps) => {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  return (
    <Dialog isOpen onClose={onClose} title={`${name}: ${t('holders')}`}>
      <FactRows
        facts={holders.map(({ fromOn, person }, at) => {
          const nextOn = holders[at - 1]?.fromOn
          const until = nextOn === undefined ? '' : format.date(addDays(nextOn, -1))
          return [`${format.date(fromOn)} – ${until}`, person?.name ?? t('nobody')] as const
        })}
      />
    </Dialog>
  )
}
