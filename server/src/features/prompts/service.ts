/** The part of a question that people edit, with the version that it is of. */
export { type ChosenPrompt, chosenPrompt } from './current-prompt.ts'
