/** Being annulled is a fact apart: an annulled plan has a status too, and shows neither. */
export const planStatuses = ['in-creation', 'in-execution', 'closed'] as const
export type PlanStatus = (typeof planStatuses)[number]

/** First and last estimated date of a plan's monitorings, without superseded ones; null in a plan without any. */
export type PlanDates = { firstOn: string | null; lastOn: string | null }

/** No status is stored: it follows from the plan's dates and today. */
export const planStatus = ({ firstOn, lastOn }: PlanDates, today: string): PlanStatus => {
  if (firstOn === null || lastOn === null || today < firstOn) return 'in-creation'
  return today <= lastOn ? 'in-execution' : 'closed'
}
