import { randomUUID } from 'node:crypto'
import { memberRoutes as routes } from '@puquio/contract/people/members'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuiltProject, buildMember, buildProject, buildUser } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import type { Calls, SentFile } from '../../../../test/send.ts'
import { memberWorkbook } from '../../../../test/workbooks/member-workbooks.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let project: BuiltProject
let asAdmin: Calls
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  project = await buildProject(puquio.database, { business: `Minera ${randomUUID()}` })
  asAdmin = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
})

const on = () => ({ params: { projectId: project.id } })
const send = (file: SentFile, save: 'yes' | 'no' = 'yes') =>
  asAdmin.call(routes.importWorkbook, { ...on(), body: { save } }, { file })
const found = async (email: string) =>
  (await asAdmin.call(routes.list, { ...on(), query: { search: email } })).items[0]
const mails = async (emails: readonly string[]) => {
  const rows = await puquio.database.owner.one(
    {},
    sql`select id from mail where recipient = any(${emails}::text[])`,
  )
  return rows.length
}

describe('a workbook of invitations', () => {
  test('creates who is new, adds who has an account, and changes nothing twice', async () => {
    const other = await buildProject(puquio.database, { business: `Otra ${randomUUID()}` })
    const stranger = await buildUser(puquio.database, { homeProjectId: other.id, name: 'Ajena' })
    const member = await buildMember(puquio.database, project, 'read')
    const newcomer = `${randomUUID()}@example.com`
    const guest = `${randomUUID()}@example.com`
    const file = await memberWorkbook([
      [newcomer.toUpperCase(), 'Rosa', 'Mamani', 'Registro de datos y auditoría', '', 'Monitora'],
      [stranger.email, 'Otro', 'Nombre', 'Lectura'],
      [member.email, 'Otro', 'Nombre', 'Administración'],
      [guest, 'Juan', 'Paz', 'Reading', '', '', 'Sí', '31/03/2026'],
    ])
    const emails = [stranger.email, member.email, newcomer, guest]

    const checked = await send(file, 'no')
    expect(checked).toMatchObject({ isSaved: false, issueCount: 0 })
    expect(checked.rows.map(({ email, isMember }) => [email, isMember])).toEqual([
      [newcomer, false],
      [stranger.email, false],
      [member.email, true],
      [guest, false],
    ])
    expect(await mails(emails)).toBe(0)

    expect(await send(file)).toMatchObject({ isSaved: true })
    expect(await found(newcomer)).toMatchObject({
      permissions: [2, 3, 4],
      position: 'Monitora',
      state: 'unverified',
      isOfHere: true,
    })
    expect(await found(stranger.email)).toMatchObject({ name: '', isAwaited: true, isGuest: true })
    expect(await found(member.email)).toMatchObject({ permissions: [2] })
    expect(await found(guest)).toMatchObject({ isGuest: true, endsOn: '2026-03-31' })
    expect(await mails(emails)).toBe(3)

    const again = await send(file)
    expect(again.rows.every(({ isMember }) => isMember)).toBe(true)
    expect(await mails(emails)).toBe(3)
  })

  test('invites nobody where a cell is wrong, and marks each in the person’s own workbook', async () => {
    const good = `${randomUUID()}@example.com`
    const file = await memberWorkbook([
      [good, 'Rosa', 'Mamani', 'Lectura'],
      ['rosa@', 'Rosa', 'Mamani', 'Lectura'],
      ['b@example.com', '', 'Paz', 'Jefe'],
      ['c@example.com', 'Ana', 'Paz', 'Administración', '', '', 'Sí'],
      ['d@example.com', 'Ana', 'Paz', 'Lectura', '', '', '', '31/03/2026'],
      ['e@example.com', 'Ana', 'Paz', 'Lectura', 'abc', '', 'Sí', '31/01/2026'],
      [good, 'Otra', 'Vez', 'Lectura'],
    ])
    const { isSaved, issues } = await send(file)
    expect(isSaved).toBe(false)
    expect(issues.map(({ row, column, code }) => `${column}${row} ${code}`)).toEqual([
      'A3 email',
      'B4 required',
      'D4 member-permissions',
      'D5 guest-never-admin',
      'H6 end-of-guests',
      'E7 phone',
      'H7 end-has-passed',
      'A8 repeated-row',
    ])
    expect(await found(good)).toBeUndefined()
    const marked = await asAdmin.send(routes.workbookErrors, on(), { file })
    expect(marked.headers['content-disposition']).toContain('invitados con errores.xlsx')
  })

  test('reads cells as they were corrected on screen, and still invites all or nobody', async () => {
    const good = `${randomUUID()}@example.com`
    const mended = `${randomUUID()}@example.com`
    const file = await memberWorkbook([
      [good, 'Rosa', 'Mamani', 'Lectura'],
      ['rosa@', 'Ana', '', 'Jefe'],
    ])
    const cell = (address: string, value: string) => ({
      row: Number(address.slice(1)),
      column: address.slice(0, 1),
      value,
    })
    const sendCorrected = (...corrections: unknown[]) =>
      asAdmin.call(
        routes.importWorkbook,
        { ...on(), body: { save: 'yes', corrections: JSON.stringify(corrections) } },
        { file },
      )
    const half = await sendCorrected(cell('A3', mended), cell('D3', 'Jefa'))
    expect(half.issues.map(({ row, column, value }) => `${column}${row} ${value}`)).toEqual([
      'C3 ',
      'D3 Jefa',
    ])
    expect([half.isSaved, await found(good)]).toEqual([false, undefined])
    const whole = await sendCorrected(
      cell('A3', ` ${mended.toUpperCase()} `),
      cell('C3', 'Paz'),
      cell('D3', 'Registro de datos'),
      // Beside the table, and below it.
      cell('Z3', 'x'),
      cell('A99', 'nadie@example.com'),
    )
    expect(whole).toMatchObject({ isSaved: true, issueCount: 0 })
    expect(whole.rows.map(({ email }) => email)).toEqual([good, mended])
    expect(await found(mended)).toMatchObject({ last_name: 'Paz', permissions: [2, 3] })
  })

  test.each(['[', '{}', '[{"row":0,"column":"A","value":"x"}]', '[{"row":2,"column":"a1"}]'])(
    'refuses corrections that are no list of cells: %s',
    async (corrections) => {
      const file = await memberWorkbook([['a@example.com', 'A', 'B', 'Lectura']])
      const body = { save: 'no' as const, corrections }
      const refusal = await asAdmin.refusal(routes.importWorkbook, { ...on(), body }, { file })
      expect(refusal).toMatchObject({ status: 422, problem: 'INPUT_NOT_VALID' })
    },
  )

  test('is the template of the reader’s language, filled in', async () => {
    const query = { language: 'pt' }
    const template = await asAdmin.send(routes.template, { ...on(), query })
    expect(template.headers['content-disposition']).toContain('Convites ao projeto.xlsx')
    const file = { name: 'plantilla.xlsx', bytes: template.rawPayload }
    expect(
      await asAdmin.refusal(routes.importWorkbook, { ...on(), body: { save: 'yes' } }, { file }),
    ).toMatchObject({ problem: 'WORKBOOK_EMPTY' })
  })

  test('is for its ADMIN alone', async () => {
    const reader = await puquio.signIn(await buildMember(puquio.database, project, 'read'))
    const file = await memberWorkbook([['a@example.com', 'A', 'B', 'Lectura']])
    expect(
      await reader.refusal(routes.importWorkbook, { ...on(), body: { save: 'yes' } }, { file }),
    ).toMatchObject({ problem: 'ACCESS_DENIED' })
  })
})
