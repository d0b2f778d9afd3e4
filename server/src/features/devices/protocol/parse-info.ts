/** The facts that a terminal sends with each poll; `null` where one is missing. */
export type DeviceInfo = {
  firmware: string | null;
  users: number | null;
  fingerprints: number | null;
  records: number | null;
  faces: number | null;
};

/** `INFO=` of a poll, by position: firmware, users, fingerprints, records, address, algorithms, faces needed, faces, functions. */
export function parseInfo(text: string): DeviceInfo {
  const fields = text.split(',');
  return {
    firmware: fields[0]?.trim().slice(0, 100) || null,
    users: countOf(fields[1]),
    fingerprints: countOf(fields[2]),
    records: countOf(fields[3]),
    faces: countOf(fields[8]),
  };
}

/** The same from the named options of the device. */
export const infoOfOptions = (options: Record<string, string>): DeviceInfo => ({
  firmware: (options.fwversion ?? options.firmver)?.slice(0, 100) || null,
  users: countOf(options.usercount),
  fingerprints: countOf(options.fpcount),
  records: countOf(options.transactioncount),
  faces: countOf(options.facecount),
});

const countOf = (text: string | undefined): number | null => (/^\s*\d{1,9}\s*$/.test(text ?? '') ? Number(text) : null);
