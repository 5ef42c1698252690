/** What a person wrote, to stand before a full stop. */
export const withoutStop = (text: string) => text.replace(/[.\s]+$/, '')
