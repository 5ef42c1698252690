/**
 * Returns whether the first bytes are those of a workbook, so that other files are refused before the
 * upload.
 */
export const isWorkbook = async (file: Blob): Promise<boolean> => {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return signatures.some((bytes) => bytes.every((byte, at) => head[at] === byte))
}

const signatures = [
  // The package of an .xlsx, and the compound file of an .xls or of a locked .xlsx.
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
]
