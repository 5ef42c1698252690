/** What the general feature offers to others. */
export { defaultMenu } from './default-menu.ts'
