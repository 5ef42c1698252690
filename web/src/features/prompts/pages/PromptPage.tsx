import { Button, Text } from '@mantine/core'
import { instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { modelBudgetRoutes } from '@puquio/contract/commitments/model-budget'
import { promptTrialRoutes } from '@puquio/contract/commitments/prompt-trials'
import { promptRoutes } from '@puquio/contract/commitments/prompts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { UrlTabs } from '../../../ui/UrlTabs.tsx'
import { CurrentPrompt } from '../components/CurrentPrompt.tsx'
import { ModelState } from '../components/ModelState.tsx'
import { PromptPanel } from '../components/PromptPanel.tsx'
import { VersionList } from '../components/VersionList.tsx'
import { PromptTrial } from '../trial/PromptTrial.tsx'
import type { promptSearch } from '../search.ts'
import { usePromptSearch, versionsQuery, whoseOf } from '../use-prompt-search.ts'
import styles from './PromptPage.module.css'
import '../texts.ts'

export const loader = loadInProject<unknown, z.output<typeof promptSearch>>(
  (ask, { projectId, search }) => {
    const params = { projectId }
    ask(promptRoutes.current, { params, query: whoseOf(search) })
    ask(modelBudgetRoutes.get, { params })
    ask(instrumentRoutes.choices, { params })
    if (search.tab === 'versions') ask(promptRoutes.list, { params, query: versionsQuery(search) })
  },
)

/** What the language model is asked for, of the whole project and of each instrument, in versions. */
export const Page = () => {
  const { t } = useTranslation('prompts')
  const params = { projectId: useProject().id }
  const { values, write } = usePromptSearch()
  const current = useApi(promptRoutes.current, { params, query: whoseOf(values) })
  const instruments = useApi(instrumentRoutes.choices, { params }).data?.instruments ?? []
  const mayEdit = useMay()(promptRoutes.save.access)
  const mayTry = useMay()(promptTrialRoutes.start.access)
  const [isEditing, setEditing] = useState(false)
  const instrumentId = values.instrument ?? null
  const whose = [
    { key: 0, name: t('ofProject') },
    ...instruments.map(({ id, name, year }) => ({ key: id, name: `${name} (${year})` })),
  ]
  const whoseName = whose.find(({ key }) => key === (instrumentId ?? 0))?.name ?? '…'
  const prompt = current.data
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={mayEdit && prompt && <Button onClick={() => setEditing(true)}>{t('edit')}</Button>}
      />
      <Text size="sm" c="dimmed" mb="md" maw="100ch">
        {t('help')}
      </Text>
      <ModelState />
      <div className={styles.whose}>
        <ComboField
          label={t('whose')}
          options={whose}
          value={instrumentId ?? 0}
          onChange={(id) => write({ instrument: id || undefined, page: undefined })}
          isClearable={false}
        />
      </div>
      {current.error && !prompt ? (
        <ErrorState {...failureOf(current.error)} onRetry={() => void current.refetch()} />
      ) : (
        <UrlTabs
          label={t('parts')}
          tab={values.tab}
          onTab={(tab) => write({ tab, page: undefined, sort: undefined })}
          tabs={[
            {
              key: 'current',
              label: t('current'),
              content: <CurrentPrompt current={prompt} instrumentId={instrumentId} />,
            },
            {
              key: 'versions',
              label: t('versions'),
              content: <VersionList current={prompt} instrumentId={instrumentId} />,
            },
            ...(mayTry && prompt
              ? [
                  {
                    key: 'trial' as const,
                    label: t('trial'),
                    content: (
                      <PromptTrial
                        key={instrumentId ?? 0}
                        instruments={whose.slice(1)}
                        instrumentId={instrumentId}
                        current={prompt}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {isEditing && prompt && (
        <PromptPanel
          current={prompt}
          instrumentId={instrumentId}
          whose={whoseName}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
