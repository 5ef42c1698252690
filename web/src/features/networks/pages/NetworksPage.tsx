import { Button, Text } from '@mantine/core'
import { type NetworkToken, networkRoutes as routes } from '@puquio/contract/modi/networks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { failureOf, problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SecretDialog } from '../../../ui/secrets/SecretDialog.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { ModiTabs } from '../../../widgets/modi/ModiTabs.tsx'
import { AddressFields } from '../components/AddressFields.tsx'
import { type MadeNetwork, NetworkForm } from '../components/NetworkForm.tsx'
import { NetworkList } from '../components/NetworkList.tsx'
import '../texts.ts'

export const loader = loadInProject((ask, { projectId }) =>
  ask(routes.list, { params: { projectId } }),
)

/** The networks that hand on what devices send, each by a token of its own, for the system administrator. */
export const Page = () => {
  const { t } = useTranslation('networks')
  const project = useProject()
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<MadeNetwork | null>(null)
  const params = { projectId: project.id }
  const found = useApi(routes.list, { params })
  const create = useApiMutation(routes.create)
  const revoke = useApiMutation(routes.revoke)
  const fail = (error: unknown) =>
    showToast({ kind: 'error', text: problemText(error), action: 'network' })
  const askToRotate = async ({ name, wayIn, mustBeSigned }: NetworkToken) => {
    const asked = { title: t('rotateTitle', { name }), text: t('rotateText') }
    if (!(await confirm({ ...asked, confirmLabel: t('rotate') }))) return
    try {
      const body = { name, wayIn, mustBeSigned }
      setMade({ secret: (await create.mutateAsync({ params, body })).secret, wayIn })
    } catch (error) {
      fail(error)
    }
  }
  const askToRevoke = async ({ id, name }: NetworkToken) => {
    const asked = { title: t('revokeTitle', { name }), text: t('revokeText') }
    if (!(await confirm({ ...asked, confirmLabel: t('revoke'), isDanger: true }))) return
    try {
      await revoke.mutateAsync({ params: { ...params, networkTokenId: id } })
      showToast({ kind: 'success', text: t('wasRevoked', { name }), action: 'network' })
    } catch (error) {
      fail(error)
    }
  }
  const networks = found.data
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={<Button onClick={() => setAdding(true)}>{t('add')}</Button>}
      />
      <ModiTabs />
      <Text size="sm" c="dimmed" mb="sm" maw="80ch">
        {t('help')} {t('brokerHelp')}
      </Text>
      {found.error && (
        <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
      )}
      {networks?.length === 0 && <EmptyState title={t('noneTitle')} text={t('none')} />}
      {networks && networks.length > 0 && (
        <NetworkList
          networks={networks}
          onRotate={(network) => void askToRotate(network)}
          onRevoke={(network) => void askToRevoke(network)}
        />
      )}
      {isAdding && (
        <NetworkForm
          onMade={(one) => {
            setAdding(false)
            setMade(one)
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {made && (
        <SecretDialog
          title={t('made')}
          label={t('token')}
          secret={made.secret}
          onClose={() => setMade(null)}
        >
          <AddressFields way={made.wayIn} secret={made.secret} />
        </SecretDialog>
      )}
    </>
  )
}
