import type { CallError } from './call-error.ts'
import { createStore } from '../store.ts'

/** The global error state: the error of the last failed call. */
export type ErrorState = {
  status: boolean
  httpStatus: number | null
  code: string | number | null
  error: CallError | null
}

const calm: ErrorState = { status: false, httpStatus: null, code: null, error: null }

export const errorState = createStore<ErrorState>(calm)

export const recordError = (error: CallError): void =>
  errorState.set({ status: true, httpStatus: error.status, code: error.code, error })
