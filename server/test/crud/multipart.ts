const boundary = 'a-boundary-of-our-own';

export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** The body of an upload, as a browser sends it. */
export const multipart = (collection: string, name: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="collection"\r\n\r\n${collection}\r\n`),
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="files[]"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
