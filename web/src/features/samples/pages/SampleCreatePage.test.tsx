import type { EnterableParameter } from '@puquio/contract/laboratory/sample-entry'
import { type ParameterKey, parameterOf } from '@puquio/domain'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './SampleCreatePage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/data/samples/create'
const base = '/fkl-data-source/projects/1'
const parameter = (id: number, key: ParameterKey) =>
  ({ ...parameterOf(key), id, key, aliases: [] }) as unknown as EnterableParameter
const parameters = [
  parameter(1, 'ph'),
  parameter(2, 'as-total'),
  parameter(3, 'as-dissolved'),
  parameter(4, 'cu-total'),
  parameter(5, 'pb-total'),
]
const open = () =>
  stagePage({
    Page,
    path,
    at: path,
    permissions: [2, 3],
    answers: {
      [`GET ${base}/sample-choices`]: () => ({
        parameters,
        unitAliases: [],
        campaigns: [],
        laboratories: [],
      }),
      [`GET ${base}/stations/1/sample-proposal`]: () => ({
        componentId: null,
        subcomponentId: null,
        profile: {
          name: 'Agua',
          parameterIds: [1],
          unclear: [
            { text: 'As', parameterIds: [2, 3] },
            { text: 'Unobtainio', parameterIds: [] },
          ],
        },
      }),
    },
  })
const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const paste = (name: string, text: string) =>
  fireEvent.paste(cell(name), { clipboardData: { getData: () => text } })

it('says in a notice what the profile leaves unclear, offers each meaning and links to where it is settled', async () => {
  await open()
  fireEvent.click(await screen.findByLabelText(/^Estación/, { selector: 'input' }))
  fireEvent.click(await screen.findByRole('option', { name: /PM-01/ }))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Faltan 2 parámetros del perfil')
  expect(notice.textContent).toContain('No se reconocen: Unobtainio.')
  const link = within(notice).getByRole('link', { name: /Parámetros/ })
  expect(link.getAttribute('href')).toContain('/data/parameters')
  fireEvent.click(within(notice).getByRole('button', { name: 'Agregar Arsénico disuelto' }))
  expect(cell('Parámetro, fila 2').value).toBe('Arsénico disuelto')
  expect(screen.getByRole('alert').textContent).toContain('Falta 1 parámetro del perfil')
  expect(screen.queryByRole('button', { name: 'Agregar Arsénico total' })).toBeNull()
})

it('goes on to the row below by Enter and the arrows, and saves nothing by them', async () => {
  const { sent } = await open()
  await screen.findByLabelText('Parámetro, fila 1')
  paste('Parámetro, fila 1', 'pH\t7.5\nCobre total\t0.5')
  cell('Resultado, fila 1').focus()
  fireEvent.keyDown(cell('Resultado, fila 1'), { key: 'Enter' })
  expect(document.activeElement).toBe(cell('Resultado, fila 2'))
  fireEvent.keyDown(cell('Resultado, fila 2'), { key: 'ArrowUp' })
  expect(document.activeElement).toBe(cell('Resultado, fila 1'))
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
})

it('counts good and wrong values, and says what is wrong across the row, from where its cell is focused', async () => {
  await open()
  await screen.findByLabelText('Parámetro, fila 1')
  paste('Parámetro, fila 1', 'pH\t7.5\nCobre total\t1,234\nPlomo total\t0,5\nAs\t1')
  expect(screen.getByText('2 resultados por guardar')).toBeTruthy()
  expect(screen.getByText('2 por corregir')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  const wrong = await screen.findByRole('button', { name: /^Resultado: La columna tiene/ })
  expect(wrong.textContent).toContain('1234 o 1.234')
  expect(wrong.closest('td')?.getAttribute('colspan')).toBe('10')
  const input = cell('Resultado, fila 2')
  expect(input.getAttribute('aria-describedby')).toBe(wrong.id)
  expect(input.parentElement?.textContent).toBe('')
  cell('Parámetro, fila 1').focus()
  fireEvent.click(wrong)
  expect(document.activeElement).toBe(input)
})
