import { Box, Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import type { Project } from '@puquio/contract/projects'
import { ownUserRoutes, type PolicyStatus } from '@puquio/contract/people/own-user'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { change } from '../../../lib/api/call.ts'
import { invalidate } from '../../../lib/api/invalidate.ts'
import type { SignedInUser } from '../../../lib/session.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { policyAddress } from '../policy-address.ts'
import styles from './PolicyModal.module.css'
import { PolicyText } from './PolicyText.tsx'
import { ProjectPolicyLink } from './ProjectPolicyLink.tsx'
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
  const isPhone = useIsPhone()
  const [isGeneralRead, setIsGeneralRead] = useState(false)
  const [isProjectRead, setIsProjectRead] = useState(false)
  const address = policyAddress(policy.url_policy)
  const isComplete = isGeneralRead && (address === null || isProjectRead)
  const { formProps, problem, isSending } = useSending({
    values: () => ({ policy: policy.id_policy, user: user.id, project: project.id }),
    validate: () => ({}),
    showErrors: () => undefined,
    errorsOf: () => ({}),
    send: async (body) => {
      const { shown } = await change(ownUserRoutes.acceptPolicy, { body })
      await shown
    },
    onSaved: () => {
      setIsGeneralRead(false)
      setIsProjectRead(false)
    },
    onRefused: async (error) => {
      console.warn('The policy could not be accepted', error)
      // A newer version is shown instead of the one that can no longer be accepted.
      await invalidate(ownUserRoutes.acceptPolicy.changes)
      return undefined
    },
  })

  return (
    <Modal
      opened
      onClose={() => undefined}
      title={policy.title}
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      fullScreen={isPhone}
    >
      <form {...formProps} aria-label={policy.title}>
        <PolicyText policy={policy} />
        <Stack gap="md" mt="md" className={styles.decision}>
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
              <Box ml={28}>
                <ProjectPolicyLink address={address} />
              </Box>
            </div>
          )}
          <FormProblem problem={problem} />
          <Group>
            <Button type="submit" disabled={!isComplete} loading={isSending}>
              {t('accept')}
            </Button>
            <Button variant="default" onClick={onDecline}>
              {t('decline')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
