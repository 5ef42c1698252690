import { screens } from '@puquio/domain'
import { BoardScreen } from './BoardScreen.tsx'

export { loader } from './BoardScreen.tsx'

/** A board. */
export const Page = () => <BoardScreen from={screens.Board.path} />
