/** A project's first menu, in its order; labels are names of texts, so that each reader has their own words. */
export const defaultMenu = [
  { kind: 'screen', label: 'menu.home', alias: 'Home' },
  { kind: 'screen', label: 'menu.plans', alias: 'PlanningAndMonitoring' },
  { kind: 'screen', label: 'menu.reference', alias: 'ReferenceData' },
] as const
