import { expect, it } from 'vitest'
import { toastBottom } from './toast-position.ts'

const toasts = { height: 50, left: 400, right: 700 }
const box = (top: number, { left = 400, height = 36 } = {}) => ({
  top,
  bottom: top + height,
  left,
  right: left + 300,
})

it('stands at the bottom where nothing is covered', () => {
  expect(toastBottom(toasts, null, [], 768)).toBe(20)
  expect(toastBottom(toasts, box(100), [box(200), box(720, { left: 1000 })], 768)).toBe(20)
})

it('rises over the button, and over the field that it would cover then', () => {
  expect(toastBottom(toasts, box(700), [], 768)).toBe(80)
  expect(toastBottom(toasts, box(700), [box(600, { height: 80 })], 768)).toBe(180)
  expect(toastBottom(toasts, null, [box(700)], 768)).toBe(80)
})

it('leaves the button alone free where fields fill the window', () => {
  const fields = [660, 560, 460, 360, 260, 160, 60, 0].map((top) => box(top, { height: 90 }))
  expect(toastBottom(toasts, box(700), fields, 768)).toBe(80)
})

it('does not rise to the middle of the page over fields that stand one above the other', () => {
  const fields = [680, 600, 520, 440].map((top) => box(top, { height: 70 }))
  expect(toastBottom(toasts, null, fields, 768)).toBe(20)
  expect(toastBottom(toasts, box(700), fields, 768)).toBe(80)
})

it('stays at the bottom where many of them reach a button in the middle of the page', () => {
  expect(toastBottom({ ...toasts, height: 300 }, box(500), [], 768)).toBe(20)
})
