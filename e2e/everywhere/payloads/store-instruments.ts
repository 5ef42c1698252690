import { payload } from './payload.ts'
import { type Callers, withEach } from './store.ts'

type Versioned = { id: number; version: number }
type Listed = { items: readonly Versioned[] }
type Caller = Pick<Callers, 'admin'>

/** The name of a commitment in the matrix: as the whole payload where it has room. */
export const shortNameMax = 100
export const instrumentNameMax = 50

/** An instrument, a role, a task that was commented and ended, and a corrective action, one for each payload. */
export async function storeInstruments({ admin }: Caller, numbers: readonly number[]) {
  const list = async (call: Parameters<typeof admin>[0], query: Record<string, string>) =>
    ((await admin(call, { query: { size: 1, ...query } })).json() as Listed).items[0]?.id ?? 0
  const commitmentId = await list('commitments.list', { states: 'verified,in-force' })
  const people = (await admin('responsibleRoles.people')).json() as { id: number }[]
  const ownerId = people[0]?.id ?? 0
  await withEach(numbers, async (number) => {
    const [hundred, short] = [payload(number, 100), payload(number, instrumentNameMax)]
    const long = payload(number, 500)
    const made = await admin('instruments.create', {
      body: {
        miningUnitId: 1,
        name: short,
        kind: 'its',
        year: 2024,
        authority: hundred,
        resolution: hundred,
        resolutionOn: null,
        inForceFrom: null,
        changes: [],
      },
    })
    const { id: instrumentId, version } = made.json() as Versioned
    await admin('instruments.retire', { params: { instrumentId }, body: { reason: long, version } })
    const role = (
      await admin('responsibleRoles.create', { body: { name: hundred, holders: [] } })
    ).json() as Versioned
    await storeTask({ admin }, { number, commitmentId, roleId: role.id })
    await storeTreatment({ admin }, number)
    const opened = await admin('correctiveActions.open', {
      body: {
        title: payload(number, 200),
        cause: long,
        ownerId,
        dueOn: '2026-12-01',
        origin: { kind: 'other' },
      },
    })
    const { id: actionId, version: ofAction } = opened.json() as Versioned
    await admin('correctiveActions.change', {
      params: { actionId },
      body: { state: 'done', comment: long, doneOn: null, version: ofAction },
    })
  })
}

/** A product, a plant that doses it, a delivery and a day with a remark. */
async function storeTreatment({ admin }: Caller, number: number) {
  const product = await admin('treatmentPlants.createNeutralizer', {
    body: {
      name: payload(number, 100),
      formula: 'CaOH2',
      purity: 0.9,
      efficiency: 0.85,
      prices: [],
    },
  })
  const { id: neutralizerId } = product.json() as { id: number }
  const plant = await admin('treatmentPlants.createPlant', {
    body: {
      name: payload(number, 100),
      inflowStationId: null,
      effluentStationId: null,
      targetPh: null,
      residualAcidity: 0,
      dosePercent: 20,
      phRise: 0.1,
      plannedPercent: 10,
      flowVariableId: null,
      phInVariableId: null,
      phOutVariableId: null,
      products: [{ neutralizerId, share: 1, lowStockDays: null }],
    },
  })
  const { id: plantId } = plant.json() as { id: number }
  const on = '2026-01-15'
  await admin('treatmentDays.addDelivery', {
    params: { plantId },
    body: { neutralizerId, on, kg: 1000, reference: payload(number, 100) },
  })
  const none = { fe2: null, fe3: null, al: null, mn: null, zn: null, cu: null }
  const water = { flowLs: 10, volumeM3: null, hours: null, phIn: 3, phOut: 7, acidityMgL: 200 }
  await admin('treatmentDays.save', {
    params: { plantId },
    body: {
      days: [
        {
          on,
          ...water,
          metals: none,
          note: payload(number, 1000),
          fromDevice: [],
          uses: [],
          version: null,
        },
      ],
    },
  })
}

type OfTask = { number: number; commitmentId: number; roleId: number }

async function storeTask({ admin }: Caller, { number, commitmentId, roleId }: OfTask) {
  const long = payload(number, 500)
  const made = await admin('tasks.create', {
    body: {
      commitmentId,
      title: payload(number, 200),
      detail: long,
      roleId,
      reviewerRoleId: null,
      frequencyId: null,
      firstOn: '2026-03-20',
      lastOn: null,
    },
  })
  const task = made.json() as Versioned
  const due = (await admin('taskOccurrences.list', { query: { task: task.id } })).json() as Listed
  const occurrence = due.items[0]
  await admin('taskOccurrences.change', {
    params: { occurrenceId: occurrence?.id ?? 0 },
    body: { state: 'in-progress', comment: long, doneOn: null, version: occurrence?.version ?? 0 },
  })
  const now = (await admin('tasks.get', { params: { taskId: task.id } })).json() as Versioned
  await admin('tasks.end', {
    params: { taskId: task.id },
    body: { reason: long, version: now.version },
  })
}

/** Proposals split off one of the demonstration, each edited and rejected; one after the other, as each changes that one. */
export async function storeCommitments({ admin }: Caller, numbers: readonly number[]) {
  const proposed = await admin('commitments.list', { query: { states: 'proposed', size: 1 } })
  const from = (
    proposed.json() as { items: { id: number; version: number; shortName: string; text: string }[] }
  ).items[0]
  if (!from) throw new Error('The demonstration has no proposal')
  const { shortName, text } = from
  let { version } = from
  for (const number of numbers) {
    const answer = await admin('commitmentChanges.split', {
      params: { commitmentId: from.id },
      body: {
        version,
        shortName,
        text,
        second: { shortName: payload(number, shortNameMax), text: payload(number, 1000) },
      },
    })
    const { first, second } = answer.json() as { first: Versioned; second: Versioned }
    version = first.version
    const edited = await admin('commitmentChanges.edit', {
      params: { commitmentId: second.id },
      body: {
        version: second.version,
        text: `1 ${payload(number, 1000)}`,
        deadline: { event: payload(number, 100) },
      },
    })
    const { id, version: ofEdit } = edited.json() as Versioned
    await admin('commitmentChanges.decide', {
      body: {
        decision: 'reject',
        commitments: [{ id, version: ofEdit }],
        reason: payload(number, 500),
      },
    })
  }
}
