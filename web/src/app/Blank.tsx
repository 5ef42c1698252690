/** While a page is fetched: the overlay says so where it takes long. */
export const Blank = () => <div aria-busy="true" />
