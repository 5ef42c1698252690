/** A text as a name of a file: without the signs that a system gives a meaning to. */
export const asFileName = (text: string): string => text.replace(/[\\/:*?"<>|]/g, '-')
