import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One day of the European Central Bank's file. */
export const ecbFile = (day: string, rates: Record<string, string>): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${day}'>
${Object.entries(rates)
  .map(([currency, rate]) => `			<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')}
		</Cube>
	</Cube>
</gesmes:Envelope>`;

/** Serves the current `content`; undefined is a refusal. */
export async function serveEcbFile() {
  const shown: { content: string | undefined } = { content: undefined };
  const server = createServer((_, reply) => {
    reply.writeHead(shown.content === undefined ? 503 : 200, { 'content-type': 'application/xml' });
    reply.end(shown.content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}/eurofxref-daily.xml`, shown, stop };
}
