import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { queryClient } from '../../../lib/api/query-client.ts'
import { loader, Page } from './ProfilesPage.tsx'

const { path } = screens.ModiProfiles
const of = '/fkl-modi/projects/1/profiles'

afterEach(() => {
  cleanup()
  leaveStage()
  queryClient.clear()
})

const lines = 'Fecha,Nivel\n15/02/2026 10:00,1.5\n15/02/2026 10:05,x\n31/02/2026 10:05,2\n'

it('tries what columns hold on lines of a file, and keeps it with the profile', async () => {
  const { sent } = await stagePage({
    Page,
    loader,
    path,
    at: '/modi/profiles/new',
    isSystemAdmin: true,
    answers: {
      'GET /fkl-data-source/projects/1/parameters/choices': () => [],
      [`POST ${of}`]: ({ body }) => ({ ...(body as object), id: 7, devices: 0, version: 1 }),
      [`GET ${of}/7`]: () => new Response(null, { status: 404 }),
    },
  })
  const form = await screen.findByRole('form', { name: 'Nuevo perfil' })
  const type = (label: RegExp, value: string) => {
    const [field] = within(form).getAllByLabelText(label)
    fireEvent.change(field as HTMLElement, { target: { value } })
  }
  fireEvent.click(within(form).getByLabelText('Envía archivos CSV'))
  type(/^Sus primeras líneas/, lines)
  const status = within(form).getAllByRole('status').at(-1)
  expect(status?.textContent).toContain('2 filas leídas; rechazadas: 1')
  type(/^Clave de la variable 1/, 'level')
  expect(status?.textContent).toContain('level = 1.5')
  expect(status?.textContent).toContain('Sin número: level')
  expect(status?.textContent).toContain('line 4')
  type(/^Columna n.º 1/, 'Otra')
  expect(status?.textContent).toContain('Otra')
  type(/^Columna n.º 1/, 'Nivel')
  type(/^Nombre/, 'Levelogger')
  fireEvent.click(within(form).getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Levelogger',
    csv: {
      headingLine: 1,
      firstLine: 2,
      time: { column: 0, format: 'day-first', zone: 'America/Lima' },
      columns: [{ column: 'Nivel', key: 'level' }],
    },
  })
})
