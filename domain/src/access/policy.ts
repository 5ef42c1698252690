/** Instants in ISO 8601; null where there is no policy link, or nothing was accepted yet. */
export type PolicyDates = {
  policyDate: string | null
  acceptanceDate: string | null
  isValid: boolean
}

/**
 * Returns whether the policy must be accepted: it is newer than its acceptance, or an instant is not valid.
 */
export const mustAcceptPolicy = ({ policyDate, acceptanceDate, isValid }: PolicyDates): boolean => {
  if (!isValid) return true
  if (policyDate === null) return false
  if (acceptanceDate === null) return true
  // Written so that an invalid instant (NaN) asks for acceptance instead of skipping it.
  return !(Date.parse(policyDate) <= Date.parse(acceptanceDate))
}
