import { pageVisitRoutes } from '@puquio/contract/page-visits'
import { planRoutes } from '@puquio/contract/plans'
import { todayRoutes } from '@puquio/contract/start/today'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useUser } from '../../../lib/session.ts'
import { useNow } from '../../../lib/today.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { RecentPlans, recentPlans } from '../components/RecentPlans.tsx'
import { StartPages } from '../components/StartPages.tsx'
import { greetingAt } from '../greeting.ts'
import { TodayList } from '../today/TodayList.tsx'
import '../texts.ts'

export const loader = loadInProject((ask, { projectId }) => {
  ask(todayRoutes.list, { params: { projectId } })
  ask(planRoutes.list, recentPlans(projectId))
  ask(pageVisitRoutes.start, { params: { projectId } })
})

export const HomePage = () => {
  const { t } = useTranslation('home')
  const { name } = useUser()
  const { timeZone } = useProject()
  const now = useNow()
  return (
    <>
      <PageTitle title={t(greetingAt(now, timeZone), { name })} />
      <TodayList />
      <RecentPlans />
      <StartPages />
    </>
  )
}
