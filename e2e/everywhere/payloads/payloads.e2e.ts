import { acceptPolicy, accounts } from '../../people.ts'
import { expect, testOnNew as test } from '../../puquio.ts'
import { words } from '../../words.ts'
import { opened, openedOfSystem } from '../opened.ts'
import { screens, systemScreens } from '../screens.ts'
import { takenThatShouldNot } from './attempts.ts'
import type { Log } from './call.ts'
import { partsOf } from './parts.ts'
import { packed, payload } from './payload.ts'
import { type Rounds, roundsOf } from './rounds.ts'
import { nothingSeen, see, unseen } from './seen.ts'
import { inLanguages, storeFiles, storeMonitorings, storePeople, storeReference } from './store.ts'
import { storeDevices } from './store-devices.ts'
import { storeBoards, storeMapLayers, storeWells } from './store-boards.ts'
import { storeCommitments, storeInstruments } from './store-instruments.ts'
import { storeLinks, storeResultImport, storeSamples } from './store-laboratory.ts'
import { storeMessages } from './store-messages.ts'
import { storePlans } from './store-plans.ts'
import { storeStandards } from './store-standards.ts'
import { notStored, textFields } from './text-fields.ts'
import { openVisitor } from './visitor.ts'

const isFull = process.env.PUQUIO_PROVE === 'full'
/** Files whose names show; their calls have no field for them. */
const named = [
  'monitorings.addEvidence',
  'notificationAttachments.upload',
  'planImports.start',
  'resultImports.start',
]

// Stored where screens show them, without the policy that would keep a script from running.
for (const { name, numbers } of partsOf(isFull))
  test(`no text that somebody stored runs as a script: ${name}`, {
    tag: ['@payloads'],
  }, async ({ browser, baseURL }) => {
    test.setTimeout(isFull ? 5_400_000 : 1_200_000)
    const ran: string[] = []
    const log: Log = { filled: new Set(), refused: [] }
    const seen = nothingSeen()
    const found = {
      ran,
      log,
      onText: (page: Parameters<typeof see>[1]) => see(seen, page, numbers),
    }
    const open = (email: string) => openVisitor(browser, { baseURL: baseURL ?? '', email, found })
    const [admin, system, reader] = [
      await open(accounts.admin),
      await open(accounts.system),
      await open(accounts.reader),
    ]
    const callers = { admin: admin.call, system: system.call, reader: reader.call }
    const tries = { admin: admin.attempt, system: system.attempt }

    expect(await takenThatShouldNot(tries, numbers)).toEqual([])
    const stations = await storeReference(callers, numbers)
    await storeFiles(callers, numbers)
    await storePeople(callers, numbers)
    const recorded = await storeMonitorings(callers, numbers, stations)
    const sent = await storeMessages(callers, numbers)
    await storeStandards(callers, numbers, stations)
    const samples = await storeSamples(callers, numbers, stations)
    const results = await storeResultImport(callers, numbers)
    results.push(...(await storeLinks(callers, numbers)))
    const keys = await storePlans(callers, numbers)
    const devices = await storeDevices(callers, numbers)
    await storeInstruments(callers, numbers)
    await storeCommitments(callers, numbers)
    const boards = await storeBoards(callers, numbers)
    await storeMapLayers(callers, numbers)
    await storeWells(callers, numbers, stations)
    expect(log.refused).toEqual([])

    // Screens, and what is opened on them.
    const paged = (path: string) => {
      // Users are stored twice, and the demonstration's own stand on the lists, too.
      const rows = 60 + numbers.length * (path === '/config/users' ? 2 : 1)
      return Array.from(
        { length: Math.ceil(rows / 100) },
        (_, at) => `${path}${path.includes('?') ? '&' : '?'}size=100&page=${at + 1}`,
      )
    }
    const messages = sent.map((id) => `/notifications?box=sent&open=${id}`)
    const imports = keys.map((key) => `/planning-and-monitoring/create?key=${key}`)
    await Promise.all([
      admin.lookAtAll([...besides(screens), ...lists.flatMap(paged), ...imports, ...results]),
      system.lookAtAll([...besides(systemScreens), ...systemLists.flatMap(paged), ...devices]),
    ])
    // Each by its address: within the page the one before would be read where the next is late.
    for (const path of messages) await system.lookAgain(path)
    // A page each: three of the short run's, all in full.
    for (const path of isFull ? samples : samples.slice(0, 3)) await admin.lookAgain(path)
    for (const path of isFull ? boards : boards.slice(0, 3)) await admin.lookAgain(path)
    for (const path of reflecting(numbers)) await admin.lookAgain(path)
    for (const id of recorded) {
      await admin.look(`/planning-and-monitoring/edit/2?monitoring=${id}`)
      for (const tab of ['evidence', 'history'] as const) {
        await admin.page.getByRole('tab', { name: words('es')(tab) }).click()
        await admin.settle()
        await admin.check(`${tab} of ${id}`)
      }
    }
    expect(unseen(seen, numbers)).toEqual([])
    await admin.lookAtOpened(opened)
    await system.lookAtOpened(openedOfSystem)

    // What holds one text only, three times in the short run.
    const rounds = await roundsOf(callers, numbers)
    const goRound = async ({ count, store }: Rounds, { lookAgain }: typeof admin) => {
      for (let at = 0; at < (isFull ? count : Math.min(3, count)); at++)
        for (const path of await store(at)) await lookAgain(path)
    }
    await Promise.all([goRound(rounds.system, system), goRound(rounds.admin, admin)])

    // A new policy is shown to everybody before anything else.
    const titles = packed(numbers, 200)
    for (const [at] of titles.entries())
      await system.call('users.writePolicy', {
        body: {
          title: inLanguages(packed(numbers, 190), at),
          content: inLanguages(
            [`<p>Texto</p>${numbers.map((number) => payload(number, 500)).join(' ')}`],
            at,
          ),
          start_date: `2026-02-0${1 + Math.floor(at / 60)}T00:${String(at % 60).padStart(2, '0')}:00Z`,
        },
      })
    for (const { page, lookAgain, check } of [reader, system]) {
      await page.goto('/')
      await page.getByRole('dialog').waitFor()
      await check('the new policy')
      await acceptPolicy(page)
      await lookAgain('/')
    }
    await system.lookAgain('/config?tab=policy')
    expect(log.refused).toEqual([])
    expect(ran).toEqual([])

    // Every field that takes text took payloads, or is named with its reason.
    const fields = textFields()
    const missing = fields.filter((field) => !log.filled.has(field) && !(field in notStored))
    expect(missing).toEqual([])
    expect(named.filter((name) => !log.filled.has(`${name}, its file`))).toEqual([])

    // The hook does hear what runs.
    await reader.page.evaluate(() => {
      const box = document.createElement('div')
      box.innerHTML = '<img src=x onerror=ran(1)>'
      document.body.append(box)
    })
    await expect.poll(() => ran).toEqual(['1'])
  })

const lists = [
  '/planning-and-monitoring/edit/2',
  '/planning-and-monitoring?annulled=true',
  '/data',
  '/data/table',
  '/data/hydrochemistry?unapproved=true',
  '/data/neutralizers?from=2026-01&to=2026-01',
  '/data/neutralizers/records?month=2026-01',
  '/data/neutralizers/plants',
  '/data/campaigns',
  '/data/parameters?kind=own',
  '/data/standards',
  '/reference/stations',
  '/reference/components',
  '/reference/subcomponents',
  '/reference/miningComponents',
  '/reference/sourceTypes',
  '/reference/profiles',
  '/reference/frequencies',
  '/reference/mining-units',
  '/environmental-instruments?view=retired',
  '/environmental-instruments/commitments?states=rejected',
  '/environmental-instruments/tasks?as=tasks',
  '/environmental-instruments/tasks?view=all',
  '/environmental-instruments/corrective-actions',
  '/environmental-instruments/roles',
  '/reports',
  '/npyms',
  '/npyms?view=map',
  '/files/report',
  '/files/image',
  '/files/evidence?view=monitorings',
  '/notifications',
  '/notifications?box=sent',
  '/config/project/user/1',
  '/config/audit',
]
const systemLists = [
  '/modi',
  '/modi/alarms',
  '/modi/rules',
  '/modi/maintenance',
  '/config/users',
  '/config/audit?tab=system',
  '/config/notifications?tab=templates',
  '/config/notifications?tab=outbox',
]

/** Screens that are not looked at with all their rows anyway. */
const besides = (all: readonly string[]) =>
  all.filter((path) => !lists.includes(path) && !systemLists.includes(path))

/** Addresses that hold payloads themselves. */
const reflecting = (some: readonly number[]) =>
  packed(some, 2000).flatMap((text) => [
    `/reference/stations?search=${encodeURIComponent(text)}`,
    `/notifications?search=${encodeURIComponent(text)}&box=${encodeURIComponent(text)}`,
    `/${encodeURIComponent(text)}`,
  ])
