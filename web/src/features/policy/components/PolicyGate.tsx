import { Suspense } from 'react'
import { laterPart } from '../../../lib/later-part.ts'
import { isPolicyDue } from '../../../lib/project/policy-due.ts'
import { useProjectContext } from '../../../lib/project/project-context.ts'
import { useSession } from '../../../lib/session.ts'

const PolicyModal = laterPart(async () => (await import('./PolicyModal.tsx')).PolicyModal)

/** Shows the blocking modal when somebody is signed in, a project is set, and the policy asks for it. */
export const PolicyGate = ({ onDecline }: { onDecline: () => void }) => {
  const user = useSession()
  const { project, policy } = useProjectContext()
  if (user === null || project === null || policy === null || !isPolicyDue(policy)) return null
  // Remounts for a new version or another project, with the boxes unticked.
  const key = `${project.id} ${policy.id_policy} ${policy.start_date} ${policy.date_policy}`
  return (
    <Suspense fallback={null}>
      <PolicyModal key={key} policy={policy} project={project} user={user} onDecline={onDecline} />
    </Suspense>
  )
}
