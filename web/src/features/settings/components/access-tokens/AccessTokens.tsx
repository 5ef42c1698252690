import { Anchor, Button, Group, NativeSelect, Text } from '@mantine/core'
import {
  type AccessToken,
  accessTokenRoutes as routes,
} from '@puquio/contract/people/access-tokens'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../../lib/api/use-api.ts'
import { failureOf, problemText } from '../../../../lib/problems/problem-text.ts'
import { useMay } from '../../../../lib/project/project-context.ts'
import { useFormat } from '../../../../lib/texts/format.ts'
import { confirm } from '../../../../ui/dialog/confirm.ts'
import { FactLine } from '../../../../ui/entries/FactLine.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { showToast } from '../../../../ui/toasts/toasts.ts'
import styles from './AccessTokens.module.css'
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
    try {
      await revoke.mutateAsync({ params: { ...params, tokenId: id } })
      showToast({ kind: 'success', text: t('wasRevoked', { name }), action: 'token' })
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'token' })
    }
  }
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
        <ul className={styles.list} aria-label={t('tokens')}>
          {tokens.data.items.map((token) => (
            <li key={token.id} className={styles.token} data-state={token.state}>
              <div className={styles.head}>
                <strong>{token.name}</strong>
                <code>{`puq_…${token.ending}`}</code>
                {token.state === 'live' && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('revokeThis', { name: token.name })}
                    onClick={() => void ask(token)}
                  >
                    {t('revoke')}
                  </Button>
                )}
              </div>
              <FactLine
                facts={[
                  [t('tokenState'), t(`token_${token.state}`)],
                  [t('tokenScope'), t(`scope_${token.scope}`)],
                  [t('expiresAt'), format.instant(token.expiresAt)],
                  [
                    t('lastUsedAt'),
                    token.lastUsedAt === null ? t('never') : format.instant(token.lastUsedAt),
                  ],
                  ...(whose === 'all' ? [[t('tokenOwner'), token.owner.name] as const] : []),
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      {isMaking && <TokenForm project={project} onClose={() => setMaking(false)} />}
    </>
  )
}
