import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../lib/texts.ts'
import { stage } from '../../test/stage.tsx'
import { Toasts } from './Toasts.tsx'
import { closeToast, showToast, toasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
})
afterEach(() => {
  for (const toast of toasts.read()) closeToast(toast.id)
  cleanup()
  vi.useRealTimers()
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

  it('keeps the four newest', () => {
    stage(<Toasts />)
    for (const text of ['a', 'b', 'c', 'd', 'e']) say(text)
    expect(toasts.read().map((toast) => toast.text)).toEqual(['b', 'c', 'd', 'e'])
  })
})
