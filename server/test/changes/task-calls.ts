import type { Platform } from '../../src/platform/platform.ts'
import { buildMine } from '../build.ts'
import { buildCommitment } from '../proofs/build-commitment.ts'
import { buildEvidence } from '../proofs/build-everything.ts'
import { buildInstrument } from '../proofs/build-instrument.ts'
import {
  actionChange,
  actionFields,
  buildTasks,
  occurrenceChange,
  roleBody,
  taskFields,
} from '../proofs/build-task.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'
import { png } from './png.ts'

type Feature = 'responsibleRoles' | 'tasks' | 'taskOccurrences' | 'correctiveActions'
type Calls = Record<Extract<ChangeName, `${Feature}.${string}`>, () => Promise<ChangeCall>>

/** Those of responsible roles, tasks and corrective actions, for changeCalls. */
export function taskCalls(platform: Platform): Calls {
  const { database } = platform
  const stage = async () => {
    const mine = await buildMine(database)
    const instrument = await buildInstrument(database, mine)
    const commitment = await buildCommitment(
      database,
      { ...mine, instrument },
      { state: 'verified' },
    )
    const file = await buildEvidence(platform, mine)
    const tasks = await buildTasks(database, { ...mine, commitment, file })
    return { ...tasks, commitment, file, as: mine.admin, of: { projectId: mine.project.id } }
  }
  type Stage = Awaited<ReturnType<typeof stage>>
  const staged = (call: (on: Stage) => Omit<ChangeCall, 'as'>) => async () => {
    const on = await stage()
    return { as: on.as, ...call(on) }
  }
  const picture = { name: 'poza.png', bytes: png }
  return {
    'responsibleRoles.create': staged(({ of, as }) => ({
      params: of,
      body: { ...roleBody(), holders: [{ fromOn: '2026-01-01', userId: as.id }] },
    })),
    'responsibleRoles.edit': staged(({ of, as, role }) => ({
      params: { ...of, roleId: role.id },
      body: {
        ...roleBody(),
        holders: [{ fromOn: '2026-02-01', userId: as.id }],
        isRetired: false,
        version: 1,
      },
    })),
    'tasks.create': staged(({ of, commitment, role }) => ({
      params: of,
      body: { commitmentId: commitment.id, ...taskFields(role.id) },
    })),
    'tasks.edit': staged(({ of, task, role }) => ({
      params: { ...of, taskId: task.id },
      body: { ...taskFields(role.id), title: 'Informe anual a OEFA', version: 1 },
    })),
    'tasks.end': staged(({ of, task }) => ({
      params: { ...of, taskId: task.id },
      body: { reason: 'El instrumento ya no la pide', version: 1 },
    })),
    'taskOccurrences.change': staged(({ of, occurrence }) => ({
      params: { ...of, occurrenceId: occurrence.id },
      body: occurrenceChange,
    })),
    'taskOccurrences.addEvidence': staged(({ of, occurrence }) => ({
      params: { ...of, occurrenceId: occurrence.id },
      file: picture,
    })),
    'taskOccurrences.removeEvidence': staged(({ of, occurrence, file }) => ({
      params: { ...of, occurrenceId: occurrence.id, fileId: file.id },
    })),
    'correctiveActions.open': staged(({ of, as }) => ({
      params: of,
      body: { ...actionFields(as.id), origin: { kind: 'other' } },
    })),
    'correctiveActions.edit': staged(({ of, as, action }) => ({
      params: { ...of, actionId: action.id },
      body: { ...actionFields(as.id), cause: 'Falta de mantenimiento', version: 1 },
    })),
    'correctiveActions.change': staged(({ of, action }) => ({
      params: { ...of, actionId: action.id },
      body: actionChange,
    })),
    'correctiveActions.addEvidence': staged(({ of, action }) => ({
      params: { ...of, actionId: action.id },
      file: picture,
    })),
    'correctiveActions.removeEvidence': staged(({ of, action, file }) => ({
      params: { ...of, actionId: action.id, fileId: file.id },
    })),
  }
}
