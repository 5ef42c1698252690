import { screens } from '@puquio/domain'
import { BoardScreen } from './BoardScreen.tsx'

export { loader } from './BoardScreen.tsx'

/** An environment report: a board of its own address. */
export const Page = () => <BoardScreen from={screens.EnvironmentReport.path} />
