import { expect, it } from 'vitest'
import { screenOfPath } from './screen-of-path.ts'

it.each([
  ['/', 'Home'],
  ['/planning-and-monitoring', 'PlanningAndMonitoring'],
  ['/planning-and-monitoring/create', 'PlanningCreate'],
  ['/planning-and-monitoring/7', 'PlanningDetail'],
  ['/planning-and-monitoring/edit/7', 'PlanningEdit'],
  ['/reference', 'ReferenceData'],
  ['/reference/stations', 'ReferenceData'],
  ['/config/project/user/3/menu/4', 'UserMenuEdit'],
  ['/modi/profiles', 'ModiProfiles'],
  ['/modi/profiles/new', 'ModiProfiles'],
  ['/modi/profiles/3', 'ModiProfiles'],
  ['/nothing', null],
  ['/planning-and-monitoring/x', null],
  ['/planning-and-monitoring/edit/07', null],
  ['/config/project/user/3/menu/-4', null],
  ['/files/instruments', 'FilesContainer'],
  ['/reference/stations/5', null],
  ['/planning-and-monitoring/edit/7/8', null],
])('%s is the screen %s', (path, screen) => {
  expect(screenOfPath(path)).toBe(screen)
})
