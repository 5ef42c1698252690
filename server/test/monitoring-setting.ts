import type { FollowUp } from '@puquio/contract/follow-up/follow-up'
import { buildMember, buildMine, buildMonitoring } from './build.ts'
import { startTestApp } from './harness.ts'

/** What every test of monitorings starts from: a mine, and somebody for each permission. */
export async function monitoringSetting() {
  const puquio = await startTestApp()
  const mine = await buildMine(puquio.database)
  const projectId = mine.project.id
  const member = async (kind: 'write' | 'read') =>
    puquio.signIn(await buildMember(puquio.database, mine.project, kind))
  const build = (columns: Record<string, unknown> = {}) =>
    buildMonitoring(puquio.database, mine, {
      estimatedOn: '2026-02-14',
      frequencyId: mine.frequency.id,
      ...columns,
    })
  return {
    puquio,
    mine,
    projectId,
    onPlan: { projectId, planId: mine.plan.id },
    admin: await puquio.signIn(mine.admin),
    writer: await member('write'),
    reader: await member('read'),
    build,
    /** The params of a new monitoring. */
    buildOne: async (columns: Record<string, unknown> = {}) => ({
      projectId,
      monitoringId: (await build(columns)).id,
    }),
  }
}

export const filledForm: FollowUp = {
  actionOn: '2026-02-14',
  startOn: '2026-02-14',
  startTime: '08:15',
  endOn: '2026-02-14',
  endTime: '10:00',
  sampleTaken: true,
  actionCompleted: true,
  isMishap: false,
  mishapDetail: null,
  observation: 'Toma sin novedad.',
  reason: 'Según plan.',
}
