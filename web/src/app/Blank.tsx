/** Shown while a page is loaded; the overlay appears where it takes long. */
export const Blank = () => <div aria-busy="true" />
