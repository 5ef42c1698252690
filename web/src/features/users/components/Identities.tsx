import { Button, Group, Stack, Text } from '@mantine/core'
import { type ListedUser, userRoutes } from '@puquio/contract/users'
import { defaultTimeZone } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProjectContext } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

/** The accounts of an identity provider by which a user signs in. */
export const Identities = ({ user }: { user: ListedUser }) => {
  const { t } = useTranslation('users')
  const format = useFormat(useProjectContext().project?.timeZone ?? defaultTimeZone)
  const unlink = useApiMutation(userRoutes.unlink)
  // The panel holds the user as they were listed when it was opened.
  const [unlinked, setUnlinked] = useState<readonly number[]>([])
  const identities = user.identities.filter(({ id }) => !unlinked.includes(id))
  if (identities.length === 0) return null
  const ask = async (identityId: number, username: string) => {
    const asked = { title: t('unlinkTitle', { username }), text: t('unlinkText') }
    if (!(await confirm({ ...asked, confirmLabel: t('unlink'), isDanger: true }))) return
    try {
      await unlink.mutateAsync({ params: { userId: user.id, identityId } })
      setUnlinked([...unlinked, identityId])
      showToast({ kind: 'success', text: t('unlinked', { username }), action: 'user' })
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'user' })
    }
  }
  return (
    <Stack gap="xs">
      <Text size="sm" fw={550}>
        {t('identities')}
      </Text>
      {identities.map(({ id, username, issuer, linkedAt, lastUsedAt }) => (
        <Group key={id} justify="space-between" wrap="nowrap">
          <div>
            <Text size="sm">{username}</Text>
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {issuer}
            </Text>
            <Text size="xs" c="dimmed">
              {t('linkedSince', {
                linked: format.day(linkedAt),
                used: format.instant(lastUsedAt),
              })}
            </Text>
          </div>
          <Button variant="default" size="xs" onClick={() => void ask(id, username)}>
            {t('unlink')}
          </Button>
        </Group>
      ))}
    </Stack>
  )
}
