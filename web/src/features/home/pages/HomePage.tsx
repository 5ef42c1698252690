import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project-context.ts'
import { useUser } from '../../../lib/session.ts'
import { useNow } from '../../../lib/today.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { RecentPlans } from '../components/RecentPlans.tsx'
import { greetingAt } from '../greeting.ts'
import '../texts.ts'

export const HomePage = () => {
  const { t } = useTranslation('home')
  const { name } = useUser()
  const { timeZone } = useProject()
  const now = useNow()
  return (
    <>
      <PageTitle title={t(greetingAt(now, timeZone), { name })} />
      <RecentPlans />
    </>
  )
}
