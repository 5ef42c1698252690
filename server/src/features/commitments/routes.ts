import type { commitmentChangeRoutes } from '@puquio/contract/commitments/commitment-changes'
import {
  type commitmentPlanRoutes,
  nameLinksMax,
} from '@puquio/contract/commitments/commitment-plans'
import type { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { defaultLanguage } from '@puquio/domain'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { fieldProblem } from '../../platform/problem.ts'
import { createCommitment } from './by-hand/create-commitment.ts'
import { readHistory } from './changes-store.ts'
import { decide } from './commitment-changes/decide.ts'
import { editCommitment } from './commitment-changes/edit.ts'
import { shownCommitment } from './commitment-changes/hold-store.ts'
import {
  joinCommitments,
  splitCommitment,
  supersedeCommitment,
} from './commitment-changes/split-join.ts'
import { takeBack } from './commitment-changes/take-back.ts'
import { listChoices } from './choices-store.ts'
import { commitmentFile } from './documents/commitment-file.ts'
import { startMatrixReport } from './documents/matrix-report.ts'
import { countGroups, countUnverified, listCommitments } from './list-store.ts'
import {
  areVerified,
  linkNames,
  listNames,
  unmatchedNames,
} from './commitment-plans/names-store.ts'
import { plansOf } from './commitment-plans/store.ts'

export const commitmentHandlers: Handlers<typeof commitmentRoutes> = {
  async list({ scope, query }) {
    const [page, unverified, groups] = await Promise.all([
      listCommitments(scope, query),
      countUnverified(scope, query),
      countGroups(scope, query),
    ])
    return { ...page, ...unverified, groups }
  },
  choices: ({ scope }) => listChoices(scope),
  file: ({ scope, query: { format = 'xlsx', language = defaultLanguage, ...query } }) =>
    commitmentFile(scope, query, { format, language }),
  pdf: ({ scope, body }) => startMatrixReport(scope, body),
  get: ({ scope, params }) => shownCommitment(scope, params.commitmentId),
  async history({ scope, params }) {
    await shownCommitment(scope, params.commitmentId)
    return readHistory(scope, params.commitmentId)
  },
}

export const commitmentChangeHandlers = ({
  files,
}: Pick<Platform, 'files'>): Handlers<typeof commitmentChangeRoutes> => ({
  create: ({ scope, body }) => createCommitment({ scope, files }, body),
  edit: ({ scope, params, body: { version, ...edit } }) =>
    editCommitment(scope, { id: params.commitmentId, version }, edit),
  decide: ({ scope, body }) => decide(scope, body),
  takeBack: ({ scope, body }) => takeBack(scope, body.commitments),
  split: ({ scope, params, body: { version, ...parts } }) =>
    splitCommitment(scope, { id: params.commitmentId, version }, parts),
  join: ({ scope, params, body: { version, ...both } }) =>
    joinCommitments(scope, { id: params.commitmentId, version }, both),
  supersede: ({ scope, params, body: { version, byId } }) =>
    supersedeCommitment(scope, { id: params.commitmentId, version }, byId),
})

export const commitmentPlanHandlers: Handlers<typeof commitmentPlanRoutes> = {
  async plans({ scope, params }) {
    await shownCommitment(scope, params.commitmentId)
    return plansOf(scope, params.commitmentId)
  },
  names: ({ scope, query }) => listNames(scope, query),
  unmatched: ({ scope }) => unmatchedNames(scope, nameLinksMax),
  link: ({ scope, body: { links } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      const wanted = links.flatMap(({ to }) => (to === null ? [] : [to]))
      if (!(await areVerified(within, wanted))) throw fieldProblem('links', 'not-in-list')
      return { monitorings: await linkNames(within, links) }
    }),
}
