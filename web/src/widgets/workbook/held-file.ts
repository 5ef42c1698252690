/** As it was chosen: a browser no longer sends a file that was saved over in the meantime. */
export const heldFile = async (file: File): Promise<File> =>
  new File([await file.arrayBuffer()], file.name)
