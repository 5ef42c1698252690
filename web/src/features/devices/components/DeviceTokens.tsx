import { Box, Button, Text } from '@mantine/core'
import { type DeviceToken, deviceRoutes } from '@puquio/contract/modi/devices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { SecretDialog } from '../../../ui/secrets/SecretDialog.tsx'
import { SecretList } from '../../../ui/secrets/SecretList.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { FormSection } from './FormSection.tsx'
import { PasteLines } from './PasteLines.tsx'
import '../form-texts.ts'

type DeviceTokensProps = {
  deviceId: number
  /** Of the reading that the lines to paste send. */
  variableKey: string
}

/** The live tokens of a device; a new one is shown once. */
export const DeviceTokens = ({ deviceId, variableKey }: DeviceTokensProps) => {
  const { t } = useTranslation('deviceForm')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const [secret, setSecret] = useState<string | null>(null)
  const params = { projectId: project.id, deviceId }
  const tokens = useApi(deviceRoutes.tokens, { params }).data ?? []
  const create = useApiMutation(deviceRoutes.createToken)
  const revoke = useApiMutation(deviceRoutes.revokeToken)
  const fail = (error: unknown) =>
    showToast({ kind: 'error', text: problemText(error), action: 'device-token' })
  const make = async () => {
    try {
      setSecret((await create.mutateAsync({ params })).secret)
    } catch (error) {
      fail(error)
    }
  }
  const ask = async ({ id, ending }: DeviceToken) => {
    const question = { title: t('revokeTitle', { ending }), text: t('revokeText') }
    if (!(await confirm({ ...question, confirmLabel: t('revoke'), isDanger: true }))) return
    try {
      await revoke.mutateAsync({ params: { ...params, deviceTokenId: id } })
      showToast({ kind: 'success', text: t('wasRevoked'), action: 'device-token' })
    } catch (error) {
      fail(error)
    }
  }
  return (
    <FormSection title={t('tokens')} help={t('tokensHelp')}>
      {tokens.length === 0 && (
        <Text size="sm" mb="xs">
          {t('noTokens')}
        </Text>
      )}
      {tokens.length > 0 && (
        <SecretList
          label={t('tokens')}
          secrets={tokens.map((token) => ({
            id: token.id,
            name: t('token'),
            ending: `pud_…${token.ending}`,
            facts: [
              [t('createdAt'), format.instant(token.createdAt)],
              [t('createdBy'), token.createdBy],
              [t('lastUsedAt'), token.lastUsedAt ? format.instant(token.lastUsedAt) : t('never')],
            ],
            onRevoke: () => void ask(token),
          }))}
        />
      )}
      <Button variant="default" mt="xs" loading={create.isPending} onClick={() => void make()}>
        {t('makeToken')}
      </Button>
      <Box mt="md">
        <PasteLines token={null} variableKey={variableKey} />
      </Box>
      {secret && (
        <SecretDialog
          title={t('madeToken')}
          label={t('token')}
          secret={secret}
          onClose={() => setSecret(null)}
        >
          <PasteLines token={secret} variableKey={variableKey} />
        </SecretDialog>
      )}
    </FormSection>
  )
}
