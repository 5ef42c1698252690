import { describe, expect, it } from 'vitest'
import { addressOf, type LinkSearch } from '@puquio/domain'
import { parseSearchWith } from '@tanstack/react-router'
import { validateSearch } from './searches.ts'

describe('the search of a page', () => {
  it.each([
    ['sort', 'lost'],
    ['sort', '--title'],
    ['page', 0],
    ['page', 'two'],
    ['size', 101],
    ['year', 'soon'],
    ['status', 'lost'],
    ['annulled', 'perhaps'],
  ])('leaves out a bad %s (%s)', (name, value) => {
    const good = { page: 2, size: 50, sort: '-title', search: 'agua' }
    const read: Record<string, unknown> = validateSearch('PlanningAndMonitoring', {
      ...good,
      [name]: value,
    })
    expect(read).toEqual({ ...good, [name]: undefined })
  })

  it('reads all that links of the server set', () => {
    const linked: LinkSearch = {
      Notifications: { unread: true, priority: 3, open: 7 },
      PlanningEdit: { status: 'near', monitoring: 7 },
      LaboratoryData: { outcome: 'exceeds' },
      AwaitedReports: { late: true },
      ReferenceData: { search: '1E5' },
      ModiAlarms: { kind: 'silence', view: 'active', device: 7 },
      ModiGraph: { from: '2026-03-21T14:30:00Z', to: '2026-03-21T20:30:00Z', variables: [3, 7] },
      CommitmentTasks: { view: 'overdue', mine: true },
      CorrectiveActions: { view: 'review', mine: true },
      ProjectUserList: { search: 'rosa@example.com' },
      NPYMS: { wells: [3, 7] },
      EvidencePacks: { pack: 7 },
      Neutralizers: { plant: 7 },
      Reports: { tab: 'made' },
    }
    const addresses = {
      Notifications: addressOf('Notifications', { search: linked.Notifications }),
      PlanningEdit: addressOf('PlanningEdit', { planningId: 7, search: linked.PlanningEdit }),
      CommitmentTasks: addressOf('CommitmentTasks', { search: linked.CommitmentTasks }),
      CorrectiveActions: addressOf('CorrectiveActions', { search: linked.CorrectiveActions }),
      LaboratoryData: addressOf('LaboratoryData', { search: linked.LaboratoryData }),
      Neutralizers: addressOf('Neutralizers', { search: linked.Neutralizers }),
      AwaitedReports: addressOf('AwaitedReports', { search: linked.AwaitedReports }),
      ReferenceData: addressOf('ReferenceData', { search: linked.ReferenceData }),
      ModiAlarms: addressOf('ModiAlarms', { search: linked.ModiAlarms }),
      ModiGraph: addressOf('ModiGraph', { id: 7, modi: 'M-1', search: linked.ModiGraph }),
      NPYMS: addressOf('NPYMS', { search: linked.NPYMS }),
      EvidencePacks: addressOf('EvidencePacks', { search: linked.EvidencePacks }),
      Reports: addressOf('Reports', { search: linked.Reports }),
      ProjectUserList: addressOf('ProjectUserList', {
        projectId: 7,
        search: linked.ProjectUserList,
      }),
    }
    for (const screen of [
      'Reports',
      'Notifications',
      'PlanningEdit',
      'LaboratoryData',
      'AwaitedReports',
      'ReferenceData',
      'ModiAlarms',
      'ModiGraph',
      'ProjectUserList',
    ] as const) {
      const [, search = ''] = addresses[screen].split('?')
      expect(validateSearch(screen, parseSearchWith(JSON.parse)(search))).toEqual(linked[screen])
    }
  })

  it('reads what the router made numbers and lists of', () => {
    expect(
      validateSearch('PlanningAndMonitoring', { search: 2026, page: '3', year: 2026 }),
    ).toEqual({ search: '2026', page: 3, year: 2026 })
    expect(validateSearch('Forgot', { token: 123 })).toEqual({ token: '123' })
    expect(validateSearch('PlanningDetail', { stations: '3,7', components: 4 })).toEqual({
      stations: [3, 7],
      components: [4],
    })
  })
})
