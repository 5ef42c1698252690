/** The endings of evidenceMediaTypes, for whoever chooses a file. */
export const acceptedFiles = ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.pdf', '.xlsx', '.docx']
