import { auditRoutes } from '@puquio/contract/audit'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/project/project-context.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { UrlTabs } from '../../../ui/UrlTabs.tsx'
import { AllAcceptances, ProjectAcceptances } from '../components/Acceptances.tsx'
import { ProjectEntries, SystemEntries } from '../components/Entries.tsx'
import { SignIns } from '../components/SignIns.tsx'
import { entryQuery } from '../entry-query.ts'
import type { auditSearch } from '../search.ts'
import { useAuditSearch } from '../use-audit-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, z.output<typeof auditSearch>>(
  (ask, { projectId, search }) => {
    if ((search.tab ?? 'project') !== 'project') return
    ask(auditRoutes.list, { params: { projectId }, query: entryQuery(search) })
    ask(auditRoutes.people, { params: { projectId } })
  },
)

/** Who changed what and when, and who signed in. */
export const Page = () => {
  const { t } = useTranslation('audit')
  const may = useMay()
  const { values, write } = useAuditSearch()
  // The tabs have different filters, so none is kept.
  const clear = Object.fromEntries(Object.keys(values).map((name) => [name, undefined]))
  return (
    <>
      <PageTitle
        title={t('trail')}
        parent={<TextLink {...paths.settings()}>{t('settings')}</TextLink>}
      />
      <UrlTabs
        label={t('trail')}
        tab={values.tab}
        onTab={(tab) => write({ ...clear, tab })}
        tabs={[
          { key: 'project', label: t('project'), content: <ProjectEntries /> },
          { key: 'sign-ins', label: t('signIns'), content: <SignIns /> },
          { key: 'acceptances', label: t('acceptances'), content: <ProjectAcceptances /> },
          ...(may('system')
            ? [
                {
                  key: 'all-acceptances' as const,
                  label: t('allAcceptances'),
                  content: <AllAcceptances />,
                },
                { key: 'system' as const, label: t('system'), content: <SystemEntries /> },
              ]
            : []),
        ]}
      />
    </>
  )
}
