import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../lib/texts/texts.ts'
import { leaveFakeTime } from '../../../test/leave-fake-time.ts'
import { stage } from '../../../test/stage.tsx'
import { Toasts } from './Toasts.tsx'
import { closeToast, showToast, toasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
})
afterEach(() => {
  for (const toast of toasts.read()) closeToast(toast.id)
  leaveFakeTime()
})

const say = (text: string) => act(() => showToast({ kind: 'success', text }))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('Toasts', () => {
  it('leave after five seconds', () => {
    stage(<Toasts />)
    say('Plan guardado')
    wait(4999)
    expect(screen.queryByText('Plan guardado')).toBeTruthy()
    wait(1)
    expect(screen.queryByText('Plan guardado')).toBeNull()
  })

  it('stay until they are closed where something is to be done', () => {
    stage(<Toasts />)
    act(() => showToast({ kind: 'warning', text: 'El correo espera', isKept: true }))
    wait(60_000)
    fireEvent.click(screen.getByRole('button', { name: 'El correo espera' }))
    expect(screen.queryByText('El correo espera')).toBeNull()
  })

  it('lead to where something is to be done, and close with that', () => {
    stage(<Toasts />)
    const follow = vi.fn()
    const leads = { label: 'Agregar un servidor', follow }
    act(() => showToast({ kind: 'warning', text: 'El correo espera', isKept: true, leads }))
    fireEvent.click(screen.getByRole('button', { name: 'Agregar un servidor' }))
    expect(follow).toHaveBeenCalledOnce()
    expect(screen.queryByText('El correo espera')).toBeNull()
  })

  it('wait while one points at them, and go on with what was left', () => {
    stage(<Toasts />)
    say('Plan guardado')
    wait(3000)
    const toast = screen.getByRole('button')
    fireEvent.pointerEnter(toast)
    wait(60_000)
    expect(screen.queryByText('Plan guardado')).toBeTruthy()
    fireEvent.pointerLeave(toast)
    wait(2001)
    expect(screen.queryByText('Plan guardado')).toBeNull()
  })

  it('wait while the window has no focus', () => {
    stage(<Toasts />)
    say('Plan guardado')
    fireEvent.blur(window)
    wait(60_000)
    expect(screen.queryByText('Plan guardado')).toBeTruthy()
    fireEvent.focus(window)
    wait(5001)
    expect(screen.queryByText('Plan guardado')).toBeNull()
  })

  it('close on click, and the same text stands once', () => {
    stage(<Toasts />)
    say('Plan guardado')
    say('Plan guardado')
    fireEvent.click(screen.getByText('Plan guardado'))
    expect(screen.queryByText('Plan guardado')).toBeNull()
  })

  it('stands once for an action, whatever it says', () => {
    stage(<Toasts />)
    const save = (text: string) =>
      act(() => showToast({ kind: 'success', text, action: 'follow-up' }))
    save('PM-01 guardado')
    say('Plan guardado')
    save('PM-02 guardado')
    expect(toasts.read().map((toast) => toast.text)).toEqual(['Plan guardado', 'PM-02 guardado'])
    act(() => showToast({ kind: 'error', text: 'No se guardó', action: 'follow-up' }))
    expect(screen.queryByText('PM-02 guardado')).toBeNull()
  })

  it('stands over the button just pressed, and at the bottom where it does not cover it', () => {
    const box = (position: object) => () => ({ left: 100, right: 300, ...position }) as DOMRect
    const card = box({ height: 50 })
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(card)
    const press = (top: number) => {
      const button = screen.getByText('Guardar')
      button.getBoundingClientRect = box({ top, bottom: top + 36 })
      fireEvent.click(button)
      say(`Guardado a ${top}`)
      return screen.getByRole('region').style.bottom
    }
    stage(
      <>
        <button type="button">Guardar</button>
        <Toasts />
      </>,
    )
    expect(window.innerHeight).toBe(768)
    expect(press(700)).toBe('80px')
    expect(press(100)).toBe('20px')
    fireEvent.click(screen.getByText('Guardado a 700'))
    expect(press(720)).toBe('60px')
    vi.mocked(HTMLElement.prototype.getBoundingClientRect).mockRestore()
  })

  it('keeps the four newest', () => {
    stage(<Toasts />)
    for (const text of ['a', 'b', 'c', 'd', 'e']) say(text)
    expect(toasts.read().map((toast) => toast.text)).toEqual(['b', 'c', 'd', 'e'])
  })
})
