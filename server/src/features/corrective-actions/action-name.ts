/** As people call it: by its number in the project and its title. */
export const actionName = ({ number, title }: { number: number; title: string }): string =>
  `AC-${number} ${title}`
