import type { AuditDetail, AuditEntry } from '@puquio/contract/audit'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Answers, leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './AuditPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/config/audit'
const entry = (values: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-02-15T13:00:00.000Z',
  person: 'Rosa Quispe',
  token: null,
  action: 'plans.annul',
  address: '10.0.0.7',
  isSealed: true,
  testOutcome: null,
  changes: [{ table: 'plan', operation: 'update', rows: 1, names: ['Plan 2026'] }],
  ...values,
})
const imported = {
  id: 2,
  action: 'planImports.save',
  changes: [{ table: 'monitoring', operation: 'insert' as const, rows: 1200, names: [] }],
}
const detail: AuditDetail = {
  ...entry({}),
  requestId: 'abc',
  changes: [
    {
      table: 'plan',
      operation: 'update',
      rows: 1,
      records: [
        {
          id: '5',
          name: 'Plan 2026',
          fields: [
            { field: 'annulled_reason', before: null, after: 'Se cargó por error' },
            { field: 'annulled_at', before: null, after: '2026-02-15T13:00:00+00:00' },
          ],
        },
      ],
    },
  ],
}
const items = [
  entry({}),
  entry(imported),
  entry({ id: 3, action: 'later.call', person: null, address: null }),
  entry({ id: 4, action: null }),
]
const api = 'GET /fkl-general/projects/1/audit'
const answers: Answers = {
  [api]: () => ({ items, total: 4 }),
  [`${api}/people`]: () => [{ id: 9, name: 'Rosa Quispe' }],
  [`${api}/entries/1`]: () => detail,
  [`${api}/sign-ins`]: () => ({
    items: [
      {
        id: 1,
        at: detail.at,
        person: 'Rosa Quispe',
        email: 'r@example.com',
        outcome: 'wrong-password',
        address: '::1',
      },
    ],
    total: 1,
  }),
}

it('says who did what and when, and by their names what it does not know', async () => {
  await stagePage({ Page, path, at: path, answers })
  await screen.findByText('later.call')
  const [, annulled, saved, later, outside] = screen.getAllByRole('row')
  expect(annulled?.textContent).toMatch(
    /15\/02\/2026 08:00:00.*Rosa Quispe.*Anular un plan.*Plan Plan 2026.*10\.0\.0\.7/,
  )
  expect(saved?.textContent).toMatch(/Importar un plan.*Monitoreo \(1,?200\)/)
  expect(later?.textContent).toMatch(/El sistema.*later\.call/)
  expect(outside?.textContent).toMatch(/Fuera de la aplicación/)
})

it('says that nobody was added where the e-mail was kept alone, and leaves it out beside what was written', async () => {
  const asked = {
    table: 'member_addition',
    operation: 'insert' as const,
    rows: 1,
    names: ['a@b.pe'],
  }
  const added = { table: 'project_member', operation: 'insert' as const, rows: 1, names: ['Rosa'] }
  const additions = [
    entry({ id: 1, action: 'members.add', changes: [asked] }),
    entry({ id: 2, action: 'members.add', changes: [asked, added] }),
  ]
  const given = { ...answers, [api]: () => ({ items: additions, total: 2 }) }
  await stagePage({ Page, path, at: path, answers: given })
  await screen.findByText(/Intento de agregar/)
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
  expect(rows[0]).toMatch(
    /Intento de agregar.*\(no hay cuenta\).*Correo que se quiso agregar a@b\.pe/,
  )
  expect(rows[1]).toMatch(/Agregar al proyecto un usuario que ya existe.*Rosa/)
  expect(rows[1]).not.toContain('a@b.pe')
})

it('tells a failed test of a mail server from one whose e-mail left, with the server’s host and port', async () => {
  const names = ['smtp.mina.pe:465 · avisos@mina.pe']
  const test = (id: number, testOutcome: string) =>
    entry({
      id,
      action: 'mailServers.test',
      testOutcome,
      changes: [{ table: 'mail_server', operation: 'update', rows: 1, names }],
    })
  const given = {
    ...answers,
    [api]: () => ({ items: [test(1, 'sign-in'), test(2, 'sent')], total: 2 }),
  }
  await stagePage({ Page, path, at: path, answers: given })
  await screen.findByText('Probar un servidor de correo (falló)')
  screen.getByText('Probar un servidor de correo (el correo salió)')
  expect(screen.getAllByText('Servidor de correo smtp.mina.pe:465 · avisos@mina.pe')).toHaveLength(
    2,
  )
})

it('groups the actions of the filter by what they are about', async () => {
  await stagePage({ Page, path, at: path, answers })
  const action = await screen.findByRole('combobox', { name: 'Acción' })
  const groups = within(action).getAllByRole<HTMLOptGroupElement>('group')
  expect(groups.map(({ label }) => label)).toEqual([
    'Planes y monitoreos',
    'Datos',
    'Archivos',
    'Notificaciones',
    'Usuarios y accesos',
    'Configuración',
    'Lo que hace el sistema',
  ])
  const [plans, data] = groups
  expect(within(plans as HTMLElement).getByRole('option', { name: 'Anular un plan' })).toBeTruthy()
  expect(
    within(data as HTMLElement).getByRole('option', { name: 'Exportar resultados' }),
  ).toBeTruthy()
})

it('keeps filters in the address and asks for them', async () => {
  const { sent, address } = await stagePage({
    Page,
    path,
    at: `${path}?action=plans.annul`,
    answers,
  })
  const action = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Acción' })
  expect(action.value).toBe('plans.annul')
  expect(sent.findLast(({ path: to }) => to.endsWith('/audit'))?.query.get('action')).toBe(
    'plans.annul',
  )
  const table = screen.getByRole('combobox', { name: 'Tipo de registro' })
  fireEvent.change(table, { target: { value: 'station' } })
  await waitFor(() => expect(address()).toBe(`${path}?action=plans.annul&table=station`))
})

it('shows one before and after, and the other changes of its record', async () => {
  const { address } = await stagePage({ Page, path, at: `${path}?entry=1`, answers })
  const panel = await screen.findByRole('dialog')
  const reason = await within(panel).findByRole('row', { name: /Motivo de la anulación/ })
  expect(reason.textContent).toBe('Motivo de la anulación–Se cargó por error')
  expect(within(panel).getByRole('row', { name: /Anulado el/ }).textContent).toContain(
    '15/02/2026 08:00',
  )
  fireEvent.click(within(panel).getByRole('button', { name: /solo los cambios de este registro/ }))
  await waitFor(() => expect(address()).toBe(`${path}?table=plan&record="5"`))
  await screen.findByText('Registro: 5')
})

it('writes codes, lists, parts and records in words', async () => {
  const setting = { id: 'contact', name: 'contact' }
  const contact = { name: 'Mesa de ayuda', phone: '' }
  const words: AuditDetail = {
    ...detail,
    changes: [
      {
        table: 'project_member',
        operation: 'update',
        rows: 1,
        records: [
          {
            id: '3',
            name: 'Luis Huamán',
            fields: [{ field: 'permissions', before: [2], after: [2, 3] }],
          },
        ],
      },
      {
        table: 'system_setting',
        operation: 'insert',
        rows: 1,
        records: [{ ...setting, fields: [{ field: 'value', before: null, after: contact }] }],
      },
    ],
  }
  const given = {
    ...answers,
    [api]: () => ({
      items: [
        entry({
          changes: [{ table: 'system_setting', operation: 'insert', rows: 1, names: ['contact'] }],
        }),
      ],
      total: 1,
    }),
    [`${api}/entries/1`]: () => words,
  }
  await stagePage({ Page, path, at: `${path}?entry=1`, answers: given })
  const panel = await screen.findByRole('dialog')
  await within(panel).findByText('Cambio · Integrante · Luis Huamán')
  const permissions = within(panel).getByRole('row', { name: /Permisos/ })
  expect(permissions.textContent).toBe('PermisosLecturaLectura, Registro de datos')
  within(panel).getByText('Creación · Ajuste del sistema · Contacto de ayuda')
  expect(within(panel).getByRole('row', { name: /Valor/ }).textContent).toBe(
    'Valor–Nombre: Mesa de ayuda\nTeléfono: –',
  )
  await screen.findByText('Ajuste del sistema Contacto de ayuda')
})

it('shows the sign-ins in a tab of their own, and the installation to nobody else', async () => {
  await stagePage({ Page, path, at: `${path}?action=plans.annul`, answers })
  const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent)
  expect(tabs).toEqual(['Proyecto', 'Ingresos', 'Aceptaciones de la política'])
  fireEvent.click(screen.getByRole('tab', { name: 'Ingresos' }))
  await screen.findByText('r@example.com')
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(
    /Rosa Quispe.*Contraseña incorrecta.*::1/,
  )
})

it('shows who accepted which version of the policy, with files of the whole register', async () => {
  const accepted = {
    id: 3,
    at: '2026-02-15T17:00:00.000Z',
    person: 'Rosa Quispe',
    email: 'r@example.com',
    project: 'Mina',
    title: 'Política de datos',
    version: 2,
    inForceSince: '2026-01-01T12:00:00.000Z',
    url_policy: 'www.mina.pe/politica',
    date_policy: null,
  }
  const at = `${path}?tab=acceptances&search=rosa`
  const { sent } = await stagePage({
    Page,
    path,
    at,
    answers: { ...answers, [`${api}/acceptances`]: () => ({ items: [accepted], total: 1 }) },
  })
  await screen.findByText('r@example.com')
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(
    /15\/02\/2026 12:00:00.*Rosa Quispe.*Política de datos2.*www\.mina\.pe\/politica/,
  )
  expect(sent.find(({ path: to }) => to.endsWith('/acceptances'))?.query.get('search')).toBe('rosa')
})
