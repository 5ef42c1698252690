import { matches } from '@puquio/domain'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../../../test/stage.tsx'
import { ComboField } from './ComboField.tsx'
import { DateField } from './DateField.tsx'
import { MultiPick } from './MultiPick.tsx'
import { NumberField } from './NumberField.tsx'
import { optionLabel } from './option.ts'
import { weekdayNames } from './show-date.ts'
import { weeksOf } from './weeks.ts'

afterEach(cleanup)

const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } })

describe('DateField', () => {
  it('reads what is typed, and shows it as dd/mm/yyyy', () => {
    const onChange = vi.fn()
    stage(<DateField label="Fecha" onChange={onChange} today="2026-02-15" />)
    const field = screen.getByLabelText('Fecha')
    type(field, '4-3-26')
    expect(onChange).toHaveBeenLastCalledWith('2026-03-04')
    fireEvent.blur(field)
    expect(field).toHaveProperty('value', '04/03/2026')
  })

  it('hands on what is no date, so that the form refuses it, and says what to write', () => {
    const onChange = vi.fn()
    stage(<DateField label="Fecha" onChange={onChange} today="2026-02-15" />)
    type(screen.getByLabelText('Fecha'), 'mañana')
    expect(onChange).toHaveBeenLastCalledWith('mañana')
    expect(screen.getByText(/dd\/mm\/aaaa/)).toBeTruthy()
  })

  it('follows its value, and is picked in the calendar by keyboard', async () => {
    const onChange = vi.fn()
    stage(<DateField label="Fecha" value="2026-02-27" onChange={onChange} today="2026-02-15" />)
    fireEvent.click(screen.getByRole('button', { name: /Abrir el calendario/ }))
    const chosen = await screen.findByRole('button', { name: /27 de febrero/, pressed: true })
    fireEvent.keyDown(chosen, { key: 'ArrowDown' })
    const next = await screen.findByRole('button', { name: /, 6 de marzo/ })
    expect(next.tabIndex).toBe(0)
    fireEvent.click(next)
    expect(onChange).toHaveBeenLastCalledWith('2026-03-06')
  })
})

describe('weeksOf', () => {
  it('starts on Monday and holds every day once', () => {
    const weeks = weeksOf('2026-02')
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-02-01'])
    expect(weeks.flat().filter((on) => on !== null)).toHaveLength(28)
    expect(weekdayNames('es-PE', 'long')[0]).toBe('lunes')
  })
})

describe('NumberField', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1 234,5', 1234.5],
    ['-0,3', -0.3],
  ])('%s is %d', (text, number) => {
    const onChange = vi.fn()
    stage(<NumberField label="Caudal" unit="L/s" onChange={onChange} />)
    type(screen.getByLabelText('Caudal (L/s)'), text)
    expect(onChange).toHaveBeenLastCalledWith(number)
  })

  it('says what it understood while one types, and writes it plainly afterwards', () => {
    stage(<NumberField label="Caudal" defaultValue={null} />)
    const field = screen.getByLabelText('Caudal')
    fireEvent.focus(field)
    type(field, '1.234,5')
    expect(screen.getByText('Se entiende 1,234.5')).toBeTruthy()
    fireEvent.blur(field)
    expect(field).toHaveProperty('value', '1234.5')
  })

  it('asks where a mark may part thousands or decimals', () => {
    const onChange = vi.fn()
    stage(<NumberField label="Altitud" min={-500} max={7000} onChange={onChange} />)
    const field = screen.getByLabelText('Altitud')
    type(field, '4,210')
    expect(onChange).toHaveBeenLastCalledWith(Number.NaN)
    expect(screen.getByText(/¿4210 o 4.21\?/)).toBeTruthy()
    type(field, '9.210')
    expect(onChange).toHaveBeenLastCalledWith(9.21)
  })

  it('shows a number with three decimals so that it is read as itself', () => {
    const onChange = vi.fn()
    stage(<NumberField label="Caudal" defaultValue={4.125} onChange={onChange} />)
    const field = screen.getByLabelText('Caudal')
    expect(field).toHaveProperty('value', '4.1250')
    type(field, '4.1250')
    fireEvent.blur(field)
    expect(field).toHaveProperty('value', '4.1250')
    expect(screen.queryByText(/¿/)).toBeNull()
  })

  it('refuses what is no number or out of range', () => {
    const onChange = vi.fn()
    stage(<NumberField label="Caudal" min={0} onChange={onChange} />)
    const field = screen.getByLabelText('Caudal')
    type(field, 'mucho')
    expect(onChange).toHaveBeenLastCalledWith(Number.NaN)
    expect(screen.getByText(/No se reconoce el número/)).toBeTruthy()
    type(field, '-1')
    expect(screen.getByText('El mínimo es 0.')).toBeTruthy()
  })
})

describe('pickers', () => {
  const stations = [
    { key: 1, code: 'P-12', name: 'Río Blanco' },
    { key: 2, code: 'M-01', name: 'Relavera' },
  ]

  it('name options by code and name', () => {
    expect(stations.map(optionLabel)).toEqual(['P-12 — Río Blanco', 'M-01 — Relavera'])
    expect(optionLabel({ name: '', code: 'P-12' })).toBe('P-12')
    expect(optionLabel({ name: 'Agua' })).toBe('Agua')
  })

  it('find without accents, by words in any order', () => {
    expect(matches('P-12 — Río Blanco', 'blanco rio')).toBe(true)
    expect(matches('P-12 — Río Blanco', 'relavera')).toBe(false)
  })

  it('ComboField answers the key', async () => {
    const onChange = vi.fn()
    stage(<ComboField label="Estación" options={stations} value={null} onChange={onChange} />)
    const field = screen.getByRole('combobox', { name: 'Estación' })
    fireEvent.click(field)
    type(field, 'rio')
    fireEvent.click(await screen.findByRole('option', { name: /P-12/ }))
    expect(onChange).toHaveBeenLastCalledWith(1)
  })

  it('ComboField takes the first match with Enter alone', async () => {
    const onChange = vi.fn()
    const onSearch = vi.fn()
    stage(
      <ComboField
        label="Estación"
        options={stations}
        value={null}
        onChange={onChange}
        onSearch={onSearch}
      />,
    )
    const field = screen.getByRole('combobox', { name: 'Estación' })
    act(() => field.focus())
    type(field, 'rio')
    const match = await screen.findByRole('option', { name: /P-12/ })
    expect(match.hasAttribute('data-combobox-selected')).toBe(true)
    expect(onSearch).toHaveBeenLastCalledWith('rio')
    type(field, 'relav')
    const other = await screen.findByRole('option', { name: /M-01/ })
    expect(other.hasAttribute('data-combobox-selected')).toBe(true)
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { code: 'Enter' })
    expect(onChange).toHaveBeenLastCalledWith(2)
  })

  it('ComboField keeps what is chosen where it is found and taken again', async () => {
    const onChange = vi.fn()
    stage(<ComboField label="Estación" options={stations} value={2} onChange={onChange} />)
    const field = screen.getByRole('combobox', { name: 'Estación' })
    act(() => field.focus())
    type(field, 'relav')
    await screen.findByRole('option', { name: /M-01/ })
    fireEvent.keyDown(field, { code: 'Enter' })
    expect(onChange).not.toHaveBeenCalledWith(null)
  })

  it.each([null, 1])('ComboField with %s lists nothing until one clicks', (value) => {
    stage(<ComboField label="Estación" options={stations} value={value} />)
    const field = screen.getByRole('combobox', { name: 'Estación' })
    act(() => field.focus())
    expect(screen.queryAllByRole('option')).toEqual([])
    fireEvent.click(field)
    expect(screen.queryAllByRole('option')).toHaveLength(2)
  })

  it('MultiPick says all, one, or how many', () => {
    const onChange = vi.fn()
    stage(<MultiPick label="Estación" options={stations} value={[]} onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: 'Estación: Todos' }))
    fireEvent.click(screen.getByLabelText('M-01 — Relavera'))
    expect(onChange).toHaveBeenLastCalledWith([2])
    cleanup()
    stage(<MultiPick label="Estación" options={stations} value={[2, 1]} onChange={onChange} />)
    expect(screen.getByRole('button', { name: 'Estación: P-12 y 1 más' })).toBeTruthy()
  })
})
