import { mustAcceptPolicy } from '@puquio/domain'
import { useProjectContext } from '../../../lib/project-context.ts'
import { useSession } from '../../../lib/session.ts'
import { PolicyModal } from './PolicyModal.tsx'

/** Shows the blocking modal when somebody is signed in, a project is set, and the policy asks for it. */
export const PolicyGate = ({ onDecline }: { onDecline: () => void }) => {
  const user = useSession()
  const { project, policy } = useProjectContext()
  if (user === null || project === null || policy === null) return null
  const isDue = mustAcceptPolicy({
    policyDate: policy.date_policy,
    acceptanceDate: policy.acceptance_date,
    isValid: policy.is_valid,
  })
  if (!isDue) return null
  // A new version, another project: the boxes begin unticked.
  const key = `${project.id} ${policy.id_policy} ${policy.start_date} ${policy.date_policy}`
  return (
    <PolicyModal key={key} policy={policy} project={project} user={user} onDecline={onDecline} />
  )
}
