import { Text } from '@mantine/core'
import type { PolicyStatus } from '@puquio/contract/people/own-user'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { policyAddress } from '../policy-address.ts'
import { PolicyText } from './PolicyText.tsx'
import { ProjectPolicyLink } from './ProjectPolicyLink.tsx'
import '../texts.ts'

type PolicyDialogProps = { isOpen: boolean; onClose: () => void; policy: PolicyStatus }

/** The accepted policy, to read it again. */
export const PolicyDialog = ({ isOpen, onClose, policy }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const format = useFormat(useProject().timeZone)
  const address = policyAddress(policy.url_policy)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={policy.title} size="lg">
      <PolicyText policy={policy} />
      {address && <ProjectPolicyLink address={address} />}
      {policy.acceptance_date && (
        <Text size="sm" c="dimmed" mt="md">
          {t('acceptedOn', { date: format.instantToTheSecond(policy.acceptance_date) })}
        </Text>
      )}
    </Dialog>
  )
}
