/** What no two devices of the installation share, by the index that sees to it. */
export const namesOf = ({ serial, externalKey }: { serial: string; externalKey: string }) =>
  ({
    device_serial: ['serial', serial],
    device_external_key: ['externalKey', externalKey],
  }) as const
