import { linkOptions } from '@tanstack/react-router'

/**
 * Every link inside the product is made here: `<Link {...paths.plan(7)}>`, `navigate(paths.home())`.
 * The compiler knows the addresses of app/routes.tsx.
 */
export const paths = {
  home: () => linkOptions({ to: '/' }),
  forgot: () => linkOptions({ to: '/forgot' }),
  settings: () => linkOptions({ to: '/config' }),
  chatBot: () => linkOptions({ to: '/chat-bot' }),
  plans: () => linkOptions({ to: '/planning-and-monitoring' }),
  planCreate: () => linkOptions({ to: '/planning-and-monitoring/create' }),
  plan: (planId: number) =>
    linkOptions({
      to: '/planning-and-monitoring/$planningId',
      params: { planningId: String(planId) },
    }),
  planEdit: (planId: number) =>
    linkOptions({
      to: '/planning-and-monitoring/edit/$planningId',
      params: { planningId: String(planId) },
    }),
  planAdd: (planId: number) =>
    linkOptions({
      to: '/planning-and-monitoring/add/$planningId',
      params: { planningId: String(planId) },
    }),
  /** `list` names a tab; without it the first. */
  reference: (list?: string) => linkOptions({ to: '/reference/{-$list}', params: { list } }),
}
