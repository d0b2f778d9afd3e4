import type { Answer, Person } from '../office/person.ts';

const boundary = 'a-boundary-of-our-own';

/** Sends a file of punches as the import page does. */
export function sendFile(person: Person, name: string, content: string | Buffer, fields: Record<string, string> = {}): Promise<Answer> {
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="files[]"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(parts.join('') + head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return person.send({
    method: 'POST',
    path: '/attendances/import',
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
}
