import type { MemberImport } from '@puquio/contract/people/members'
import type { CellCorrection } from '@puquio/contract/reference'
import type { Language } from '@puquio/domain'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isMailWaiting } from '../../../platform/mail/is-mail-waiting.ts'
import { correctSheet } from '../../../platform/tables/correct-sheet.ts'
import { readSheet, type SheetUpload } from '../../../platform/tables/read-sheet.ts'
import { allowAdditions } from '../allow-additions.ts'
import { createOrPlace, tellRights } from '../members.ts'
import { checkInvitations, shownInvitation } from './check-invitations.ts'

/** Most bad cells shown on screen; the errors workbook marks all of them. */
const issuesMax = 500

type InvitationUpload = SheetUpload & {
  isSaving: boolean
  corrections: readonly CellCorrection[]
}

/**
 * Checks a workbook of invitations, and saves it in one transaction where nothing is wrong with it. Rows of
 * members are left out, so that importing the same workbook twice changes nothing.
 */
export async function importMembers(
  platform: Platform,
  scope: ProjectScope,
  { isSaving, corrections, ...upload }: InvitationUpload,
): Promise<MemberImport> {
  const sheet = correctSheet('members', await readSheet('members', upload), corrections)
  const isWaiting = await isMailWaiting(platform, null)
  const { answer, invited } = await scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    const { people, issues } = await checkInvitations(within, sheet)
    const isSaved = isSaving && issues.length === 0
    const answer: MemberImport = {
      isSaved,
      isMailWaiting: isWaiting,
      rows: people.map(shownInvitation),
      issueCount: issues.length,
      issues: issues.slice(0, issuesMax),
    }
    if (!isSaved) return { answer, invited: [] }
    const others = people.filter(({ isMember }) => !isMember)
    const invited = await invite(platform, within, others, upload.language)
    return { answer, invited }
  })
  for (const userId of invited) await platform.sessions.forget(userId)
  return answer
}

async function invite(
  platform: Platform,
  scope: ProjectScope,
  people: Awaited<ReturnType<typeof checkInvitations>>['people'],
  language: Language,
): Promise<number[]> {
  const emails = people.map(({ email }) => email)
  await allowAdditions(scope, emails, { isFromWorkbook: true })
  const userIds: number[] = []
  for (const { row: _, isMember: __, permissions, isGuest, endsOn, ...person } of people) {
    const membership = { permissions, isGuest, endsOn }
    userIds.push(await createOrPlace(platform, scope, { ...person, language }, membership))
  }
  await tellRights(scope, userIds)
  return userIds
}
