import type { PolicyStatus } from '@puquio/contract/people/own-user'
import { mustAcceptPolicy } from '@puquio/domain'

/** Whether the policy must be accepted before anything else; until then the server refuses every page's calls. */
export const isPolicyDue = (policy: PolicyStatus | null): boolean =>
  policy !== null &&
  mustAcceptPolicy({
    policyDate: policy.date_policy,
    acceptanceDate: policy.acceptance_date,
    isValid: policy.is_valid,
  })
