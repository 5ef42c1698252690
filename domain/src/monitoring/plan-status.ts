/** An annulled plan has one of these, too, but screens show it as annulled. */
export const planStatuses = ['in-creation', 'in-execution', 'closed'] as const
export type PlanStatus = (typeof planStatuses)[number]

/** First and last estimated date of a plan's monitorings, without superseded ones; null in a plan without any. */
export type PlanDates = { firstOn: string | null; lastOn: string | null }

/** Returns the status, which is not stored: it follows from the plan's dates and today. */
export const planStatus = ({ firstOn, lastOn }: PlanDates, today: string): PlanStatus => {
  if (firstOn === null || lastOn === null || today < firstOn) return 'in-creation'
  return today <= lastOn ? 'in-execution' : 'closed'
}
