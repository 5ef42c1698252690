import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stage } from '../../../test/stage.tsx'
import { ImageViewer } from './ImageViewer.tsx'

afterEach(cleanup)

const images = ['uno', 'dos', 'tres'].map((name) => ({
  src: `/${name}.png`,
  name: `${name}.png`,
  downloadHref: `/${name}`,
}))

function open() {
  Element.prototype.setPointerCapture = () => undefined
  const onIndexChange = vi.fn()
  stage(<ImageViewer images={images} index={1} onIndexChange={onIndexChange} />)
  const image = screen.getByRole('img', { name: 'dos.png' })
  const area = image.parentElement as HTMLElement
  const finger = (type: 'Down' | 'Move' | 'Up', pointerId: number, clientX: number, clientY = 0) =>
    fireEvent[`pointer${type}`](area, { pointerId, clientX, clientY, pointerType: 'touch' })
  return { onIndexChange, image, area, finger, looks: () => image.style.transform }
}

it('grows between two fingers, and is then moved by one', () => {
  const { finger, looks } = open()
  finger('Down', 1, -50)
  finger('Down', 2, 50)
  finger('Move', 2, 150)
  expect(looks()).toContain('scale(2)')
  finger('Up', 2, 150)
  const before = looks()
  finger('Move', 1, -20, 30)
  expect(looks()).not.toBe(before)
  expect(looks()).toMatch(/^translate\([-\d.]+px, 30px\) scale\(2\)/)
})

it('turns to the next by a swipe, as long as it is whole', () => {
  const { finger, onIndexChange } = open()
  finger('Down', 1, 100)
  finger('Move', 1, 0)
  finger('Up', 1, 0)
  expect(onIndexChange.mock.calls).toEqual([[2]])
  finger('Down', 1, 0)
  finger('Up', 1, 100)
  expect(onIndexChange.mock.calls).toEqual([[2], [0]])
  finger('Down', 1, 0)
  finger('Up', 1, 20)
  expect(onIndexChange).toHaveBeenCalledTimes(2)
})

it('is turned, mirrored, resized and moved by keys', () => {
  const { area, looks } = open()
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(area, { key, shiftKey })
  press('r')
  expect(looks()).toContain('rotate(90deg)')
  press('h')
  expect(looks()).toContain('scale(1, -1)')
  press('+')
  expect(looks()).toContain('scale(1.25)')
  press('ArrowLeft', true)
  expect(looks()).toMatch(/^translate\(40px/)
  press('0')
  expect(looks()).toMatch(/^translate\(0px.* scale\(1\) rotate\(0deg\)/)
})

it('says which one of several it is, and is fitted again, turned as it was', () => {
  const { area, looks } = open()
  expect(screen.getByText('2 de 3')).toBeTruthy()
  const fit = screen.getByRole<HTMLButtonElement>('button', { name: 'Ajustar' })
  expect(fit.disabled).toBe(true)
  for (const key of ['r', '+', '+']) fireEvent.keyDown(area, { key })
  fireEvent.keyDown(area, { key: 'ArrowUp', shiftKey: true })
  fireEvent.click(fit)
  expect(looks()).toMatch(/^translate\(0px(, 0px)?\) scale\(1\) rotate\(90deg\)/)
  cleanup()
  stage(<ImageViewer images={images.slice(0, 1)} index={0} onIndexChange={() => undefined} />)
  expect(screen.queryByText('1 de 1')).toBeNull()
})

it('offers every tool by its name, and the download', () => {
  open()
  for (const name of [
    'Girar a la izquierda',
    'Girar a la derecha',
    'Voltear en horizontal',
    'Voltear en vertical',
    'Ampliar',
    'Reducir',
    'Centrar',
    'Maximizar',
  ])
    expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Descargar' }).getAttribute('href')).toBe('/dos')
})
