/** Something that keeps the database from starting; the message is for the operator. */
export class DatabaseProblem extends Error {}
