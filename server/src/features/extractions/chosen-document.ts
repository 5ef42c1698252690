import type { DocumentState } from '@puquio/domain'

export type ChosenDocument = {
  id: number
  name: string
  state: DocumentState
  pages: number
  /** Of them, pages whose text is stored, and those that wait to be recognised. */
  read: number
  toRecognise: number
  /** Characters of what is stored. */
  textLength: number
  isUnderWay: boolean
}
