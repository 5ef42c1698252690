import { createRouter } from '@tanstack/react-router'
import type { monitoringRoutes } from '@puquio/contract/monitorings'
import type { planImportRoutes } from '@puquio/contract/plan-imports'
import type { planRoutes } from '@puquio/contract/plans'
import type { referenceRoutes } from '@puquio/contract/reference'
import type { scheduleRoutes } from '@puquio/contract/schedule'
import type { userRoutes } from '@puquio/contract/users'
import { z } from 'zod'
import { Blank } from './Blank.tsx'
import { laterRoutes } from './later-routes.ts'
import { PageError } from './PageError.tsx'
import { accessOf, page } from './page.ts'
import { rootRoute } from './root.tsx'

/** Every URL of the product. A page's file exports `Page`; what later work fills is in later-routes.ts. */

const home = page({
  path: '/',
  name: 'Home',
  access: 'public',
  load: () => import('./Start.tsx'),
})

// Before signing in
const forgot = page({
  path: '/forgot',
  name: 'Forgot',
  access: 'public',
  load: () => import('../features/session/pages/ForgotPage.tsx'),
})
const activate = page({
  path: '/activate',
  name: 'Activate',
  access: 'public',
  isBare: true,
  load: () => import('../features/session/pages/ActivatePage.tsx'),
})
const unblock = page({
  path: '/unblock',
  name: 'Unblock',
  access: 'public',
  isBare: true,
  load: () => import('../features/session/pages/UnblockPage.tsx'),
})

// Monitoring plans
const plans = page({
  path: '/planning-and-monitoring',
  name: 'PlanningAndMonitoring',
  access: accessOf<typeof planRoutes.list>('project:read'),
  load: () => import('../features/plans/pages/PlansPage.tsx'),
})
const planCreate = page({
  path: '/planning-and-monitoring/create',
  name: 'PlanningCreate',
  access: accessOf<typeof planImportRoutes.start>('project:admin'),
  load: () => import('../features/plan-imports/pages/PlanImportPage.tsx'),
})
const planEdit = page({
  path: '/planning-and-monitoring/edit/$planningId',
  name: 'PlanningEdit',
  access: accessOf<typeof monitoringRoutes.list>('project:read'),
  load: () => import('../features/monitorings/pages/FollowUpPage.tsx'),
})
const planAdd = page({
  path: '/planning-and-monitoring/add/$planningId',
  name: 'AddMoreMonitoring',
  access: accessOf<typeof monitoringRoutes.add>('project:admin'),
  load: () => import('../features/monitorings/pages/AddPage.tsx'),
})
const planDetail = page({
  path: '/planning-and-monitoring/$planningId',
  name: 'PlanningDetail',
  access: accessOf<typeof scheduleRoutes.month>('project:read'),
  load: () => import('../features/schedule/pages/PlanDetailPage.tsx'),
})

// Reference data
const reference = page({
  path: '/reference/{-$list}',
  name: 'ReferenceData',
  access: accessOf<typeof referenceRoutes.list>('project:read'),
  load: () => import('../features/reference/pages/ReferenceDataPage.tsx'),
})

// Beside the menu
const settings = page({
  path: '/config',
  name: 'ConfigView',
  access: accessOf<typeof userRoutes.setLanguage>('signed-in'),
  load: () => import('../features/settings/pages/SettingsPage.tsx'),
})
const chatBot = page({
  path: '/chat-bot',
  name: 'ChatBot',
  access: 'signed-in',
  load: () => import('./ChatBotPage.tsx'),
})

z.config({ jitless: true })

const routeTree = rootRoute.addChildren([
  home,
  forgot,
  activate,
  unblock,
  plans,
  planCreate,
  planEdit,
  planAdd,
  planDetail,
  reference,
  settings,
  chatBot,
  ...laterRoutes,
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: Blank,
  defaultErrorComponent: PageError,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
