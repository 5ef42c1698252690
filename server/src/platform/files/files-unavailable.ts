/** The store of files cannot be reached, or refuses; its cause says why. */
export class FilesUnavailable extends Error {}
