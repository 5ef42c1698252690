import { Button, Text } from '@mantine/core'
import {
  type LaboratoryLink,
  laboratoryLinkRoutes as routes,
} from '@puquio/contract/laboratory/laboratory-links'
import { laboratorySettingRoutes } from '@puquio/contract/laboratory/laboratory-settings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import { DataTabs } from '../../../widgets/data/DataTabs.tsx'
import { LinkForm } from '../components/LinkForm.tsx'
import { LaboratoryTerms } from '../components/LaboratoryTerms.tsx'
import { LinkList } from '../components/LinkList.tsx'
import '../texts.ts'

export const loader = loadInProject((ask, { projectId }) => {
  ask(routes.list, { params: { projectId } })
  ask(laboratorySettingRoutes.get, { params: { projectId } })
})

/** The links by which laboratories hand in their own files, and in how many days they do, for administrators. */
export const Page = () => {
  const { t } = useTranslation('laboratoryLinks')
  const project = useProject()
  const [isMaking, setMaking] = useState(false)
  const params = { projectId: project.id }
  const found = useApi(routes.list, { params })
  const revoke = useApiMutation(routes.revoke)
  const ask = async ({ id, laboratory: name }: LaboratoryLink) => {
    const asked = { title: t('revokeTitle', { name }), text: t('revokeText') }
    if (!(await confirm({ ...asked, confirmLabel: t('revoke'), isDanger: true }))) return
    await toastOutcome(revoke.mutateAsync({ params: { ...params, linkId: id } }), {
      done: t('wasRevoked', { name }),
      action: 'laboratory-link',
    })
  }
  const { links, laboratories = [] } = found.data ?? {}
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={<Button onClick={() => setMaking(true)}>{t('make')}</Button>}
      />
      <DataTabs />
      <Text size="sm" c="dimmed" mb="sm" maw="80ch">
        {t('help')}
      </Text>
      {found.error && (
        <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
      )}
      {links?.length === 0 && <EmptyState title={t('noneTitle')} text={t('none')} />}
      {links && links.length > 0 && <LinkList links={links} onRevoke={(link) => void ask(link)} />}
      <LaboratoryTerms projectId={project.id} />
      {isMaking && <LinkForm laboratories={laboratories} onClose={() => setMaking(false)} />}
    </>
  )
}
