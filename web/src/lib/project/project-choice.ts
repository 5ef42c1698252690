import { onSessionEnd } from '../session.ts'
import { readStored, writeStored } from '../storage.ts'
import { createStore, useStore } from '../store.ts'

// Each tab keeps its project, so that two can be compared; a new tab begins with the last one.
const key = 'puquio.project'
const stored = (): number | null =>
  readStored<number>('tab', key) ?? readStored<number>('device', key)

/** Of the link that the tab was opened by, until a project is open. */
let asked = Number(/[?&]project=(\d{1,9})\b/.exec(window.location.search)?.[1]) || null

/** The id of the project that was chosen in this tab; null where none was yet. */
const choice = createStore(asked ?? stored())

export const chosenProjectId = choice.read
export const useChosenProjectId = (): number | null => useStore(choice)

export const rememberProject = (projectId: number): void => {
  asked = null
  if (readStored('tab', key) === projectId) return
  writeStored('tab', key, projectId)
  writeStored('device', key, projectId)
  choice.set(projectId)
}

// Signing out clears the project; who comes back after an end that was
// not chosen goes on where they were.
onSessionEnd((reason) => {
  writeStored('tab', key, null)
  if (reason === 'chosen') writeStored('device', key, null)
  choice.set(asked ?? stored())
})
