import { Button, Group, Text } from '@mantine/core'
import type { MailServer } from '@puquio/contract/mail-servers'
import { mailFailureTerms } from '@puquio/contract/terms/mail-failures'
import { defaultTimeZone } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf, problemText } from '../../lib/problems/problem-text.ts'
import { useProjectContext } from '../../lib/project/project-context.ts'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/texts/format.ts'
import { useLanguage } from '../../lib/texts/locale.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { FactLine } from '../../ui/entries/FactLine.tsx'
import { confirm } from '../../ui/dialog/confirm.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { showToast } from '../../ui/toasts/toasts.ts'
import { MailServerForm } from './MailServerForm.tsx'
import styles from './MailServers.module.css'
import { useMailServers } from './use-mail-servers.ts'
import './texts.ts'

/** The servers through which mails leave: a project's, or the installation's where `projectId` is null. */
export const MailServers = ({ projectId }: { projectId: number | null }) => {
  const { t } = useTranslation('mailServers')
  const { servers, save, remove, test } = useMailServers(projectId)
  const [edited, setEdited] = useState<MailServer | 'new' | null>(null)
  const { email } = useUser()
  const language = useLanguage()
  const format = useFormat(useProjectContext().project?.timeZone ?? defaultTimeZone)
  if (servers.error)
    return <ErrorState {...failureOf(servers.error)} onRetry={() => void servers.refetch()} />
  if (servers.data === undefined) return null

  const attempt = async (work: Promise<unknown>, text: string) => {
    try {
      await work
      showToast({ kind: 'success', text, action: 'smtp' })
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'smtp' })
    }
  }
  const runTest = async ({ id }: MailServer) => {
    await attempt(test(id), t('testSent', { email }))
    // A failed one, too, is the last one.
    await servers.refetch()
  }
  const offerTest = async (saved: MailServer) => {
    const title = t('testTitle', { name: nameOf(saved) })
    const labels = { confirmLabel: t('sendTest'), cancelLabel: t('later') }
    if (await confirm({ title, text: t('testText', { email }), ...labels })) await runTest(saved)
  }
  const askToRemove = async ({ id, server: name }: MailServer) => {
    const title = t('removeServerTitle', { name })
    const confirmLabel = t('removeServer')
    if (await confirm({ title, text: t('removeServerText'), confirmLabel, isDanger: true }))
      await attempt(remove(id), t('serverRemoved', { name }))
  }
  const actions = (server: MailServer) => [
    { label: t('editServer'), onSelect: () => setEdited(server) },
    { label: t('sendTest'), onSelect: () => void runTest(server) },
    { label: t('removeServer'), onSelect: () => void askToRemove(server), isDanger: true },
  ]
  const lastTestOf = ({ testedAt, testOutcome }: MailServer) =>
    testedAt === null
      ? t('notTested')
      : t(testOutcome === 'sent' ? 'testedWell' : 'testFailed', { at: format.instant(testedAt) })
  const add = <Button onClick={() => setEdited('new')}>{t('addServer')}</Button>
  const isOfProject = projectId !== null
  return (
    <>
      <Group justify="space-between" mb="sm" align="flex-start">
        <Text size="sm" c="dimmed" maw="72ch">
          {t(isOfProject ? 'mailServersOfProject' : 'mailServersOfSystem')}
        </Text>
        {servers.data.length > 0 && add}
      </Group>
      {servers.data.length === 0 ? (
        <EmptyState
          title={t('noMailServersTitle')}
          text={t(isOfProject ? 'noMailServersOfProject' : 'noMailServersOfSystem')}
          action={add}
        />
      ) : (
        <ul className={styles.list} aria-label={t('mailServers')}>
          {servers.data.map((server) => (
            <li key={`${server.isFixed} ${server.id}`} className={styles.server}>
              <div className={styles.head}>
                <strong>{nameOf(server)}</strong>
                {server.isFixed ? null : (
                  <ActionMenu
                    label={t('actionsOf', { name: server.server })}
                    actions={actions(server)}
                  />
                )}
              </div>
              <FactLine
                facts={[
                  [t('email'), server.email],
                  [t('encryption'), encryptionOf(server) ?? t('none')],
                  [t('priority'), server.priority],
                  [t('size'), `${server.size} MB`],
                  [t('serverStatus'), t(server.status ? 'active' : 'inactive')],
                  ...(server.isFixed ? [] : [[t('lastTest'), lastTestOf(server)] as const]),
                ]}
              />
              {server.testOutcome !== null && server.testOutcome !== 'sent' && (
                <Text c="red" size="sm" mt="xs">
                  {mailFailureTerms[server.testOutcome][language]}
                </Text>
              )}
              {server.isFixed && <p className={styles.note}>{t('fixedServer')}</p>}
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <MailServerForm
          server={edited === 'new' ? null : edited}
          nextPriority={nextPriorityOf(servers.data)}
          save={save}
          onSaved={(saved) => void offerTest(saved)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

const nameOf = ({ server, port }: MailServer) => `${server}:${port}`

/** Returns the priority after the last one; 99 is the largest that there is. */
const nextPriorityOf = (servers: readonly MailServer[]) =>
  Math.min(99, Math.max(0, ...servers.map(({ priority }) => priority)) + 1)

const encryptionOf = ({ ssl, tls }: MailServer) => (ssl ? 'SSL' : tls ? 'TLS' : null)
