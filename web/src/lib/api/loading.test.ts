import { expect, it } from 'vitest'
import { loading, startLoading } from './loading.ts'

it('never goes below zero, however often a call ends', () => {
  const stop = startLoading({ isSaving: true })
  const stopOther = startLoading({ isSaving: false })
  expect(loading.read()).toEqual({ count: 2, saving: 1 })
  stop()
  stop()
  expect(loading.read()).toEqual({ count: 1, saving: 0 })
  stopOther()
  stopOther()
  loading.set({ count: 0, saving: 0 })
  expect(loading.read()).toEqual({ count: 0, saving: 0 })
})
