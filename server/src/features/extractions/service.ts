/** For the demonstration: what the rules find, as a run keeps it. */
export { foundByRules } from './find/found.ts'
/** Removes trials of prompts that have served. */
export { deleteOldTrials } from './prompt-trials/trials-store.ts'
