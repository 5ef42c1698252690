import type { Invitation, MemberCreation } from '@puquio/contract/people/members'
import type { CellIssue } from '@puquio/contract/reference'
import { memberRoles, todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { SheetRead } from '../../../platform/tables/read-sheet.ts'
import {
  readSheetRows,
  repeatedRows,
  type SheetRowRead,
} from '../../../platform/tables/sheet-rows.ts'
import { memberEmails } from '../store.ts'

/** Whom a workbook invites: the rows that were understood, and every bad cell in the order of the sheet. */
export type CheckedInvitations = {
  people: (MemberCreation & { row: number; isMember: boolean })[]
  issues: CellIssue[]
}

export async function checkInvitations(
  scope: ProjectScope,
  sheet: SheetRead,
): Promise<CheckedInvitations> {
  const issues: CellIssue[] = []
  const people: CheckedInvitations['people'] = []
  const members = await memberEmails(scope)
  const today = todayIn(scope.timeZone, scope.clock.now())
  const isRepeated = repeatedRows()
  for (const read of readSheetRows('members', sheet, [], issues)) {
    const { email, name, lastName, role, phone, position, isGuest, endsOn } = read.values
    checkGuest(read, today)
    if (read.isRefused() || !email || isRepeated(read, 'email', email)) continue
    people.push({
      row: read.row,
      email,
      name: name ?? '',
      last_name: lastName ?? '',
      phone: phone ?? null,
      position: position ?? null,
      permissions: [...memberRoles[role ?? 'read']],
      isGuest: isGuest ?? false,
      endsOn: endsOn ?? null,
      isMember: members.has(email),
    })
  }
  return { people, issues: issues.sort((a, b) => a.row - b.row || (a.column < b.column ? -1 : 1)) }
}

function checkGuest({ values, refuse }: SheetRowRead<'members'>, today: string): void {
  const { role, isGuest, endsOn } = values
  if (isGuest && role === 'admin') refuse('role', 'guest-never-admin')
  if (!isGuest && endsOn) refuse('endsOn', 'end-of-guests')
  if (isGuest && endsOn && endsOn < today) refuse('endsOn', 'end-has-passed')
}

export const shownInvitation = ({
  row,
  email,
  name,
  last_name,
  permissions,
  isGuest,
  endsOn,
  isMember,
}: CheckedInvitations['people'][number]): Invitation => ({
  row,
  email,
  name,
  last_name,
  permissions,
  isGuest,
  endsOn,
  isMember,
})
