import { Button, Text } from '@mantine/core'
import { type KeptPolicy, userRoutes } from '@puquio/contract/users'
import { defaultTimeZone } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../../../lib/problems/problem-text.ts'
import { useProjectContext } from '../../../../lib/project/project-context.ts'
import { type Format, useFormat } from '../../../../lib/texts/format.ts'
import { currentLanguage } from '../../../../lib/texts/texts.ts'
import { useApi } from '../../../../lib/api/use-api.ts'
import { SidePanel } from '../../../../ui/dialog/SidePanel.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { SafeHtml } from '../../../../ui/SafeHtml.tsx'
import { PolicyForm } from './PolicyForm.tsx'
import styles from './PolicyVersions.module.css'
import '../../texts.ts'

/** The versions of the general policy, which are kept as they were published, and the way to a new one. */
export const PolicyVersions = () => {
  const { t } = useTranslation('settings')
  const timeZone = useProjectContext().project?.timeZone ?? defaultTimeZone
  const format = useFormat(timeZone)
  const versions = useApi(userRoutes.policyVersions)
  const [isWriting, setIsWriting] = useState(false)
  const [opened, setOpened] = useState<KeptPolicy | null>(null)
  const newest = versions.data?.[0] ?? null
  if (versions.error)
    return <ErrorState {...failureOf(versions.error)} onRetry={() => void versions.refetch()} />
  if (!versions.data) return null
  if (isWriting)
    return <PolicyForm newest={newest} timeZone={timeZone} onClose={() => setIsWriting(false)} />
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm" maw={720}>
        {t('policyHelp')}
      </Text>
      <Button onClick={() => setIsWriting(true)} mb="md">
        {t('newVersion')}
      </Button>
      {versions.data.length === 0 ? (
        <EmptyState title={t('policy')} text={t('policyHelp')} />
      ) : (
        <Table versions={versions.data} format={format} onOpen={setOpened} />
      )}
      <SidePanel
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        title={opened ? inLanguage(opened.title) : ''}
      >
        {opened && (
          <>
            <Text size="sm" c="dimmed" mb="sm">
              {t('policyStart')}: {format.instantToTheSecond(opened.start_date)}
            </Text>
            <SafeHtml html={inLanguage(opened.content)} />
          </>
        )}
      </SidePanel>
    </>
  )
}

const inLanguage = (texts: KeptPolicy['title']): string =>
  texts[currentLanguage()] ?? texts.es ?? ''

const stateTexts = { coming: 'coming', 'in-force': 'inForce', past: 'past' } as const

type TableProps = {
  versions: readonly KeptPolicy[]
  format: Format
  onOpen: (version: KeptPolicy) => void
}

const Table = ({ versions, format, onOpen }: TableProps) => {
  const { t } = useTranslation('settings')
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('policy')}>
        <thead>
          <tr>
            <th scope="col">{t('version')}</th>
            <th scope="col">{t('policyTitle')}</th>
            <th scope="col">{t('policyStart')}</th>
            <th scope="col">{t('versionStatus')}</th>
            <th scope="col" data-number>
              {t('acceptances')}
            </th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <tr key={version.id}>
              <td>{version.id}</td>
              <td>
                <Button
                  variant="transparent"
                  size="compact-sm"
                  px={0}
                  title={t('seeVersion')}
                  onClick={() => onOpen(version)}
                >
                  {inLanguage(version.title)}
                </Button>
              </td>
              <td>{format.instant(version.start_date)}</td>
              <td>{t(stateTexts[version.state])}</td>
              <td data-number>{format.number(version.acceptances)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
