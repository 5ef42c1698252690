export { readHistory } from './history.ts'
