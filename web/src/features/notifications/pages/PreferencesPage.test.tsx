import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import '../../../lib/problems/problem-texts.ts'
import { Page } from './PreferencesPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/notifications/preferences'
const route = '/fkl-notification/preferences'
const unset = {
  high: [1, 2, 3],
  medium: [1, 2, 3],
  low: [1, 2, 3],
  quietHours: null,
  digestTime: null,
  timeZone: 'America/Lima',
  version: 0,
}

it('sets methods by priority, quiet hours, and the hour of the summary', async () => {
  let stored: object = unset
  const { sent } = await stagePage({
    Page,
    path,
    at: path,
    permissions: [2],
    answers: {
      [`GET ${route}`]: () => stored,
      [`PUT ${route}`]: ({ body }) => {
        stored = { ...(body as object), version: 1 }
        return stored
      },
    },
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Prioridad baja por Correo' }))
  expect(screen.queryByLabelText(/^Desde las/)).toBeNull()
  fireEvent.click(screen.getByLabelText(/^Horas de silencio/))
  const until = screen.getByLabelText<HTMLInputElement>(/^Hasta las/)
  fireEvent.change(until, { target: { value: '22:00' } })
  fireEvent.click(screen.getByLabelText(/^Resumen diario por correo/))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText(/otra hora/)
  fireEvent.change(until, { target: { value: '05:30' } })
  const zone = screen.getByRole<HTMLInputElement>('combobox', { name: 'Zona horaria' })
  expect(zone.value).toBe('Lima (UTC−5)')
  fireEvent.click(zone)
  fireEvent.change(zone, { target: { value: 'chile' } })
  fireEvent.click(await screen.findByRole('option', { name: /^Santiago de Chile \(UTC−[34]\)$/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true))
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...unset,
    low: [1, 3],
    quietHours: { from: '22:00', until: '05:30' },
    digestTime: '07:00',
    timeZone: 'America/Santiago',
  })
  await waitFor(() =>
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Prioridad baja por Correo' }).checked,
    ).toBe(false),
  )
})
