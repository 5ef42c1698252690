import { expect, it } from 'vitest'
import { addressOf, inProject } from './address-of.ts'
import { screenOfPath } from './screen-of-path.ts'

it.each([
  [addressOf('Home'), '/'],
  [addressOf('PlanningAndMonitoring'), '/planning-and-monitoring'],
  [addressOf('PlanningDetail', { planningId: 7 }), '/planning-and-monitoring/7'],
  [addressOf('ReferenceData'), '/reference'],
  [addressOf('ReferenceData', { list: 'stations' }), '/reference/stations'],
  [addressOf('UserMenuEdit', { projectId: 3, userId: 4 }), '/config/project/user/3/menu/4'],
  [
    addressOf('PlanningEdit', { planningId: 7, search: { status: 'near' } }),
    '/planning-and-monitoring/edit/7?status=near',
  ],
  [
    addressOf('Notifications', { search: { unread: true, priority: 1 } }),
    '/notifications?unread=true&priority=1',
  ],
  [
    addressOf('ModiGraph', { id: 5, modi: 'M-1', search: { variables: [3, 7] } }),
    '/modi/graph/5/M-1?variables=3,7',
  ],
  [addressOf('Board', { label: 'Agua y aire', urir: 'a/b' }), '/board/Agua%20y%20aire/a%2Fb'],
])('%s', (address, expected) => {
  expect(address).toBe(expected)
})

it.each(['1E5', 'YA-01', 'true', 'null', 'agua y aire', 'ñ&=?', '"'])(
  'the text %s is read back as it was',
  (text) => {
    const [, value = ''] = addressOf('ReferenceData', {
      list: 'stations',
      search: { search: text },
    }).split('search=')
    expect(JSON.parse(decodeURIComponent(value))).toBe(text)
  },
)

it('leads to the screen that was named', () => {
  expect(screenOfPath(addressOf('ModiGraph', { id: 5, modi: 'M-1' }))).toBe('ModiGraph')
})

it('does not compile with a search that the screen is not said to read', () => {
  // @ts-expect-error another key
  expect(addressOf('Notifications', { search: { state: 'x' } })).toContain('state=x')
  const status = 'lost'
  // @ts-expect-error another value
  expect(addressOf('PlanningEdit', { planningId: 7, search: { status } })).toContain('lost')
  // @ts-expect-error a screen that links set nothing of
  expect(addressOf('Home', { search: { search: 'agua' } })).toContain('agua')
})

it('does not compile without the params of the path, or with others', () => {
  // @ts-expect-error a plan's page needs its plan
  expect(addressOf('PlanningDetail')).toBe('/planning-and-monitoring')
  // @ts-expect-error it has no such param
  expect(addressOf('PlanningDetail', { planningId: 7, plan: 7 })).toBe('/planning-and-monitoring/7')
})

it('says which project a link that leaves the product is of', () => {
  expect(inProject(addressOf('ModiAlarms'), 7)).toBe('/modi/alarms?project=7')
  const open = addressOf('Notifications', { search: { open: 3 } })
  expect(inProject(open, 7)).toBe('/notifications?open=3&project=7')
  expect(inProject(open, null)).toBe(open)
})
