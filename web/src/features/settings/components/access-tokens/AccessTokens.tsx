import { Anchor, Button, Group, NativeSelect, Text } from '@mantine/core'
import {
  type AccessToken,
  accessTokenRoutes as routes,
} from '@puquio/contract/people/access-tokens'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../../lib/api/use-api.ts'
import { failureOf } from '../../../../lib/problems/problem-text.ts'
import { useMay } from '../../../../lib/project/project-context.ts'
import { useFormat } from '../../../../lib/texts/format.ts'
import { confirm } from '../../../../ui/dialog/confirm.ts'
import type { Fact } from '../../../../ui/entries/FactLine.tsx'
import { SecretList } from '../../../../ui/secrets/SecretList.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { toastOutcome } from '../../../../ui/toasts/toast-outcome.ts'
import { TokenForm } from './TokenForm.tsx'
import '../../texts.ts'

type AccessTokensProps = { project: { id: number; name: string; timeZone: string } }

/** A person's access tokens of the open project; for its ADMIN those of all members, too. */
export const AccessTokens = ({ project }: AccessTokensProps) => {
  const { t } = useTranslation('settings')
  const may = useMay()
  const format = useFormat(project.timeZone)
  const [whose, setWhose] = useState<'own' | 'all'>('own')
  const [isMaking, setMaking] = useState(false)
  const params = { projectId: project.id }
  const query = { whose, size: 100 }
  const tokens = useApi(routes.list, { params, query }, { isKeepingPrevious: true })
  const revoke = useApiMutation(routes.revoke)
  if (tokens.error)
    return <ErrorState {...failureOf(tokens.error)} onRetry={() => void tokens.refetch()} />
  if (tokens.data === undefined) return null

  const ask = async ({ id, name }: AccessToken) => {
    const asked = { title: t('revokeTitle', { name }), text: t('revokeText') }
    if (!(await confirm({ ...asked, confirmLabel: t('revoke'), isDanger: true }))) return
    await toastOutcome(revoke.mutateAsync({ params: { ...params, tokenId: id } }), {
      done: t('wasRevoked', { name }),
      action: 'token',
    })
  }
  const factsOf = ({ state, scope, expiresAt, lastUsedAt, owner }: AccessToken): Fact[] => [
    [t('tokenState'), t(`token_${state}`)],
    [t('tokenScope'), t(`scope_${scope}`)],
    [t('expiresAt'), format.instant(expiresAt)],
    [t('lastUsedAt'), lastUsedAt === null ? t('never') : format.instant(lastUsedAt)],
    ...(whose === 'all' ? [[t('tokenOwner'), owner.name] as const] : []),
  ]
  const make = <Button onClick={() => setMaking(true)}>{t('makeToken')}</Button>
  return (
    <>
      <Group justify="space-between" mb="sm" align="flex-start">
        <Text size="sm" c="dimmed" maw="72ch">
          {t('tokensHelp', { project: project.name })}{' '}
          <Anchor href="/fkl-general/docs" target="_blank" rel="noreferrer" size="sm">
            {t('apiDocs')}
          </Anchor>
        </Text>
        <Group>
          {may('project:admin') && (
            <NativeSelect
              size="xs"
              aria-label={t('whose')}
              data={[
                { value: 'own', label: t('ownTokens') },
                { value: 'all', label: t('allTokens') },
              ]}
              value={whose}
              onChange={(event) => setWhose(event.currentTarget.value === 'all' ? 'all' : 'own')}
            />
          )}
          {make}
        </Group>
      </Group>
      {tokens.data.items.length === 0 ? (
        <EmptyState title={t('noTokensTitle')} text={t('noTokens')} />
      ) : (
        <SecretList
          label={t('tokens')}
          secrets={tokens.data.items.map((token) => ({
            id: token.id,
            name: token.name,
            ending: `puq_…${token.ending}`,
            facts: factsOf(token),
            onRevoke: token.state === 'live' ? () => void ask(token) : null,
          }))}
        />
      )}
      {isMaking && <TokenForm project={project} onClose={() => setMaking(false)} />}
    </>
  )
}
