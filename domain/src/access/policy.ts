/** Instants in ISO 8601; null where there is no policy link, or nothing was accepted yet. */
export type PolicyDates = {
  policyDate: string | null
  acceptanceDate: string | null
  isValid: boolean
}

/** Whether the blocking modal shows: the policy is later than its acceptance, or not valid. */
export const mustAcceptPolicy = ({ policyDate, acceptanceDate, isValid }: PolicyDates): boolean => {
  if (!isValid) return true
  if (policyDate === null) return false
  if (acceptanceDate === null) return true
  // Written so that an unreadable instant asks again instead of letting through.
  return !(Date.parse(policyDate) <= Date.parse(acceptanceDate))
}
