export const monitoringTypes = ['scheduled', 'additional', 'rescheduled'] as const
export type MonitoringType = (typeof monitoringTypes)[number]
