/** Something that keeps the database from starting; the message is for the person at the terminal. */
export class DatabaseProblem extends Error {}
