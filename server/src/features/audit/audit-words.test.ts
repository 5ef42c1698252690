import { auditRoutes as api } from '@puquio/contract/audit'
import { memberRoutes } from '@puquio/contract/people/members'
import { referenceRoutes } from '@puquio/contract/reference'
import { settingRoutes } from '@puquio/contract/settings'
import { auditRecordName, auditValueText } from '@puquio/contract/terms/audit-value-text'
import { auditValueTerms } from '@puquio/contract/terms/audit-values'
import { userRoutes } from '@puquio/contract/users'
import { defaultMenu } from '@puquio/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMember, buildMine, buildSystemAdmin, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'
import { references } from './references.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let system: Calls
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  admin = await puquio.signIn(mine.admin)
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
})
afterAll(() => puquio.close())

const newest = async (query: object) => {
  const { items } = await admin.call(api.list, { params, query: { ...query, size: 1 } })
  const [entry] = items
  if (!entry) throw new Error('There is no entry')
  return entry
}
const newestOfSystem = async (query: object) => {
  const { items } = await system.call(api.listOfSystem, { query: { ...query, size: 1 } })
  const [entry] = items
  if (!entry) throw new Error('There is no entry')
  return entry
}
const fileOf = async (query: object) =>
  (await admin.send(api.workbook, { params, query: { format: 'csv', language: 'es', ...query } }))
    .body

test('a member is named, and permissions leave in words', async () => {
  const member = await buildMember(puquio.database, mine.project, 'read')
  await admin.call(memberRoutes.setPermissions, {
    params: { ...params, memberId: member.id },
    body: { permissions: [2, 3], isGuest: false, endsOn: null },
  })
  const entry = await newest({ action: 'members.setPermissions' })
  expect(entry.changes).toMatchObject([
    { table: 'project_member', rows: 1, names: [`${member.name} ${member.lastName}`] },
  ])
  const line = (await fileOf({ action: 'members.setPermissions' }))
    .split('\r\n')
    .find((row) => row.includes('Permisos'))
  expect(line).toContain(`${member.name} ${member.lastName}`)
  expect(line).toMatch(/"?Lectura"?,.*Lectura, Registro de datos/)
})

test('a new account counts once, and the link to it says whose it is', async () => {
  const email = 'nueva@example.com'
  const user = { email, name: 'Nueva', last_name: 'Cuenta' }
  await system.call(userRoutes.create, { body: user })
  const { changes } = await newestOfSystem({ action: 'users.create' })
  expect(changes.find(({ table }) => table === 'app_user')).toMatchObject({
    rows: 1,
    names: [email],
  })
  expect(changes.find(({ table }) => table === 'account_link')).toMatchObject({
    names: ['Nueva Cuenta'],
  })
})

test('what was deleted since keeps its name', async () => {
  const component = await insert(puquio.database, 'environmental_component', {
    projectId: mine.project.id,
    name: 'Aire viejo',
  })
  const part = await insert(puquio.database, 'environmental_subcomponent', {
    projectId: mine.project.id,
    componentId: component.id,
    name: 'Polvo viejo',
  })
  const one = (list: 'components' | 'subcomponents', itemId: number) => ({
    params: { ...params, list, itemId },
  })
  await admin.call(referenceRoutes.remove, one('subcomponents', part.id))
  await admin.call(referenceRoutes.remove, one('components', component.id))
  const made = await newest({ table: 'environmental_subcomponent', record: String(part.id) })
  const shown = await admin.call(api.get, { params: { ...params, entryId: made.id } })
  expect(shown.changes[0]?.records?.[0]?.fields).toContainEqual(
    expect.objectContaining({ field: 'component_id', after: 'Aire viejo' }),
  )
})

test('an entry of a menu has the name of its screen, and a hash is written as other programs do', () => {
  const reading = { language: 'es', plain: String } as const
  for (const screen of defaultMenu) {
    expect(auditRecordName('menu_item', `menu.${screen}`, 'es')).not.toContain('menu.')
    expect(auditValueText('menu_item', 'alias', screen, reading)).not.toMatch(/^[A-Z][a-z]+[A-Z]/)
  }
  expect(auditRecordName('menu_item', 'menu.LaboratoryData', 'es')).toBe('Datos de laboratorio')
  const hash = 'ab'.repeat(32)
  expect(auditValueText('stored_file', 'sha256', `\\x${hash}`, reading)).toBe(hash)
  expect(auditValueText('monitoring', 'observation', '\\x12', reading)).toBe('\\x12')
})

test('the condition of an alarm rule is lines of words, without the codes that it is stored by', () => {
  const reading = { language: 'es', plain: String } as const
  const stored = { kind: 'value', op1: '>', value1: 3, onDelayS: 600, inARow: 2, deadBand: 0.1 }
  expect(auditValueText('alarm_rule', 'condition', stored, reading).split('\n')).toEqual([
    'Tipo: Valor',
    'Operador: >',
    'Valor: 3',
    'Durante (s): 600',
    'Veces seguidas: 2',
    'Banda muerta: 0.1',
  ])
  expect(auditValueText('device_mail', 'content', ['state', 'alarms'], reading)).toBe(
    'Estado del dispositivo, Alarmas',
  )
})

test('a setting and a policy are lines of words', async () => {
  const contact = { name: 'Mesa de ayuda', email: 'ayuda@example.com', phone: '' }
  await system.call(settingRoutes.setContact, { body: contact })
  const entry = await newestOfSystem({ action: 'settings.setContact' })
  const shown = await system.call(api.getOfSystem, { params: { entryId: entry.id } })
  const value = shown.changes[0]?.records?.[0]?.fields.find(({ field }) => field === 'value')
  const reading = { language: 'es', plain: String } as const
  expect(auditValueText('system_setting', 'value', value?.after, reading).split('\n')).toEqual(
    expect.arrayContaining(['Nombre: Mesa de ayuda', 'Correo: ayuda@example.com', 'Teléfono: –']),
  )
  const policy = { es: '<h2>Uso</h2><p>Datos &amp; más</p>', en: '<p>Use</p>' }
  expect(auditValueText('policy', 'content', policy, reading)).toBe(
    'Español:\nUso\nDatos & más\nEnglish: Use',
  )
  expect(auditValueText('monitoring', 'observation', '<b>x</b>', reading)).toBe('<b>x</b>')
})

type Column = { table: string; column: string; hidden: string; checks: string; refers: string }
const readColumns = () =>
  puquio.database.owner.one<Column>(
    {},
    sql`select c.relname as table, a.attname as column, encode(t.tgargs, 'escape') as hidden,
        coalesce((select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), '') as checks,
        coalesce((select string_agg(k.confrelid::regclass::text, ',') from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)), '') as refers
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid
      where t.tgname = 'audit_update' and a.attnum > 0 and not a.attisdropped`,
  )

test('every code that a recorded column may hold has words', async () => {
  const missing = (await readColumns()).flatMap(({ table, column, hidden, checks }) => {
    if (hidden.split('\\000')[1]?.split(',').includes(column)) return []
    const codes = /ANY \(+ARRAY\[(.*?)\]/.exec(checks)?.[1]?.match(/'[^']+'/g) ?? []
    const words = auditValueTerms[`${table}.${column}`] ?? auditValueTerms[column] ?? {}
    return codes
      .map((code) => code.slice(1, -1))
      .filter((code) => !(code in words))
      .map((code) => `${table}.${column}: ${code}`)
  })
  expect(missing).toEqual([])
})

test('every id that a recorded column may hold is shown by a name', async () => {
  const missing = (await readColumns()).filter(({ table, column, hidden, refers }) => {
    const isShown = !hidden.split('\\000')[1]?.split(',').includes(column)
    // Who measured a sounding is a name that somebody typed.
    const isTyped = `${table}.${column}` === 'sounding.measured_by'
    const isReference =
      (refers !== '' && column.endsWith('_id')) || (column.endsWith('_by') && !isTyped)
    return (
      isShown &&
      isReference &&
      column !== 'project_id' &&
      !references[`${table}.${column}`] &&
      !references[column]
    )
  })
  expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})
