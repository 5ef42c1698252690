import type { Member, memberRoutes } from '@puquio/contract/people/members'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  addMember,
  createMember,
  editMember,
  mailActivationAgain,
  removeMember,
  setPermissions,
} from './members.ts'
import { isMailWaiting } from '../../platform/mail/is-mail-waiting.ts'
import { sheetUpload } from '../../platform/tables/read-sheet.ts'
import { memberErrors, memberTemplate } from './workbook/documents.ts'
import { importMembers } from './workbook/import-members.ts'
import { listMembers, type MemberRow, readMember } from './store.ts'

export const memberHandlers = (platform: Platform): Handlers<typeof memberRoutes> => ({
  async list({ scope, query }) {
    const { items, total } = await listMembers(scope, query)
    return { items: items.map(toMember), total }
  },

  async create({ scope, body }) {
    await createMember(platform, scope, body)
    return { code: 'FK-0013' as const, isMailWaiting: await isMailWaiting(platform, null) }
  },

  async add({ scope, body }) {
    const userId = await addMember(platform, scope, body)
    const member = await readMember(scope, userId)
    return {
      code: 'FK-0013' as const,
      isMailWaiting: await isMailWaiting(platform, scope.projectId),
      isAwaited: member?.isAwaited ?? false,
    }
  },

  template: ({ scope, query, language }) => memberTemplate(scope, query.language ?? language),

  importWorkbook: ({ scope, body, ...input }) =>
    importMembers(platform, scope, {
      ...sheetUpload(scope, input),
      isSaving: body.save === 'yes',
      corrections: body.corrections ?? [],
    }),

  workbookErrors: ({ scope, ...input }) => memberErrors(scope, sheetUpload(scope, input)),

  async edit({ scope, params, body }) {
    await editMember(platform, scope, params.memberId, body)
    return { code: 'FK-0012' as const }
  },

  async setPermissions({ scope, params, body }) {
    await setPermissions(platform, scope, params.memberId, body)
    return { code: 'FK-0012' as const }
  },

  async resendActivation({ scope, params }) {
    await mailActivationAgain(platform, scope, params.memberId)
    return null
  },

  async remove({ scope, params }) {
    await removeMember(platform, scope, params.memberId)
    return { code: 'FK-0011' as const }
  },
})

const toMember = ({ lastName, isVerified: _, ...row }: MemberRow): Member => ({
  ...row,
  last_name: lastName,
})
