/** Has readings evaluated anew that follow from what came. */
export { askAgainAfter } from './ask-again.ts'
export type { Due } from './due-store.ts'
/** How readings that come are made values. */
export {
  type Dependent,
  readDependents,
  readRules,
  type StoredDefinition,
} from './rules-store.ts'
