type Settings = {
  ROCKBLOCK_USERNAME?: string | undefined
  ROCKBLOCK_PASSWORD?: string | undefined
  ROCKBLOCK_URL: string
}

/** The operator's account at RockBLOCK, by which messages go to satellite devices; null where there is none. */
export const rockblockOf = ({
  ROCKBLOCK_USERNAME: username,
  ROCKBLOCK_PASSWORD: password,
  ROCKBLOCK_URL: address,
}: Settings) =>
  username && password ? { username, password, url: address.replace(/\/+$/, '') } : null
