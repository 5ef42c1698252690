import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { responsibleRole } from '../../../../test/task-pages.ts'
import { Page } from './RolesPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/environmental-instruments/roles'
const base = '/fkl-bdo/projects/1/responsible-roles'
const answers = {
  [`GET ${base}`]: () => [responsibleRole()],
  [`GET ${base}-people`]: () => [{ id: 8, name: 'Luis Rojas' }],
  [`PUT ${base}/1`]: () => responsibleRole(),
}

it('gives a role to somebody else from a day on by one edit, and keeps who held it', async () => {
  const { sent } = await stagePage({ Page, path, at: path, answers })
  await screen.findByText('Ana Salazar')
  fireEvent.click(screen.getByRole('button', { name: /Monitorista/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rotar' }))
  await screen.findByText(/Hasta la víspera sigue Ana Salazar/)
  fireEvent.change(screen.getByLabelText(/Desde el/, { selector: 'input' }), {
    target: { value: '01/12/2026' },
  })
  fireEvent.click(screen.getByLabelText(/Nueva persona a cargo/, { selector: 'input' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Luis Rojas' }))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Monitorista',
      isRetired: false,
      version: 2,
      holders: [
        { fromOn: '2026-12-01', userId: 8 },
        { fromOn: '2026-01-01', userId: 3 },
      ],
    }),
  )
})

it('shows who held it to who only reads', async () => {
  await stagePage({ Page, path, at: path, permissions: [2], answers })
  await screen.findByText('Ana Salazar')
  expect(screen.queryByRole('button', { name: 'Nuevo rol' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /Monitorista/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Historial' }))
  await screen.findByText(/01\/01\/2026 –/)
})
