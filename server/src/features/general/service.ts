/** The installation's settings, for the features that keep one. */
export { deleteSetting, storeSetting } from './store.ts'
