import { Alert, Anchor, Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import type { Project } from '@puquio/contract/projects'
import { type PolicyStatus, userRoutes } from '@puquio/contract/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/call.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { reloadPolicy } from '../../../lib/project-context.ts'
import type { SignedInUser } from '../../../lib/session.ts'
import { policyAddress } from '../policy-address.ts'
import { PolicyText } from './PolicyText.tsx'
import '../texts.ts'

type PolicyModalProps = {
  policy: PolicyStatus
  project: Project
  user: SignedInUser
  onDecline: () => void
}

/** Blocks until the policy is accepted: neither Escape nor a click beside it closes it. */
export const PolicyModal = ({ policy, project, user, onDecline }: PolicyModalProps) => {
  const { t } = useTranslation('policy')
  const [isGeneralRead, setIsGeneralRead] = useState(false)
  const [isProjectRead, setIsProjectRead] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const address = policyAddress(policy.url_policy)
  const isComplete = isGeneralRead && (address === null || isProjectRead)

  const accept = async () => {
    setIsSending(true)
    setFailure(null)
    const body = { policy: policy.id_policy, user: user.id, project: project.id }
    try {
      await call(userRoutes.acceptPolicy, { body })
      await reloadPolicy()
      setIsGeneralRead(false)
      setIsProjectRead(false)
    } catch (error) {
      console.warn('The policy could not be accepted', error)
      setFailure(error)
      // A newer version is shown instead of the one that can no longer be accepted.
      await reloadPolicy().catch((again: unknown) => console.warn(again))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Modal
      opened
      onClose={() => undefined}
      title={policy.title}
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        <PolicyText policy={policy} />
        <Checkbox
          label={t('agreeGeneral')}
          checked={isGeneralRead}
          onChange={(event) => setIsGeneralRead(event.currentTarget.checked)}
        />
        {address && (
          <div>
            <Checkbox
              label={t('agreeProject')}
              checked={isProjectRead}
              onChange={(event) => setIsProjectRead(event.currentTarget.checked)}
            />
            <Anchor href={address} target="_blank" rel="noopener noreferrer" size="sm" ml={28}>
              {t('openProjectPolicy')} ({t('newTab')})
            </Anchor>
          </div>
        )}
        {failure !== null && (
          <Alert color="red" role="alert">
            {problemText(failure)}
          </Alert>
        )}
        <Group>
          <Button disabled={!isComplete} loading={isSending} onClick={() => void accept()}>
            {t('accept')}
          </Button>
          <Button variant="default" onClick={onDecline}>
            {t('decline')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
