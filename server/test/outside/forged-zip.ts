/** The records of one file of a ZIP, as they stand in it one after the other; `listing` stands in the list at the end. */
export type ZipRecords = { header: Buffer; packed: Buffer; sizes: Buffer; listing: Buffer }

const endBytes = 22

/** The records of a small ZIP whose sizes follow each file, to be changed and put together again. */
export function recordsOf(zip: Buffer): ZipRecords[] {
  const end = zip.subarray(-endBytes)
  const listedAt = end.readUInt32LE(16)
  const found: { at: number; listing: Buffer }[] = []
  for (let at = listedAt; at < zip.length - endBytes; ) {
    const length = 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30)
    found.push({
      at: zip.readUInt32LE(at + 42),
      listing: Buffer.from(zip.subarray(at, at + length)),
    })
    at += length
  }
  return found.map(({ at, listing }, index) => {
    const packedAt = at + 30 + zip.readUInt16LE(at + 26)
    const sizesAt = packedAt + listing.readUInt32LE(20)
    const copy = (from: number, to: number) => Buffer.from(zip.subarray(from, to))
    return {
      header: copy(at, packedAt),
      packed: copy(packedAt, sizesAt),
      sizes: copy(sizesAt, found[index + 1]?.at ?? listedAt),
      listing,
    }
  })
}

/** A ZIP of records whatever they say; only where each one begins is put right. */
export function zipOfRecords(records: readonly ZipRecords[]): Buffer {
  const listings: Buffer[] = []
  let at = 0
  for (const { header, packed, sizes, listing } of records) {
    const placed = Buffer.from(listing)
    placed.writeUInt32LE(at, 42)
    listings.push(placed)
    at += header.length + packed.length + sizes.length
  }
  const list = Buffer.concat(listings)
  const end = Buffer.alloc(endBytes)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(records.length, 8)
  end.writeUInt16LE(records.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  const files = records.flatMap(({ header, packed, sizes }) => [header, packed, sizes])
  return Buffer.concat([...files, list, end])
}
