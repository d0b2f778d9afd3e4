/** An upload in progress: the first half is sent immediately, the rest when the fake server responds. */
export class StandInUpload {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload: (() => void) | undefined;
  onerror: (() => void) | undefined;
  status = 0;
  responseText = '';
  #address = '';
  #method = '';
  readonly #headers = new Headers();

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders = (): string => 'content-type: application/json\r\n';

  async send(body: FormData): Promise<void> {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    try {
      const answer = await fetch(this.#address, { method: this.#method, headers: this.#headers, body });
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload?.();
    } catch {
      this.onerror?.();
    }
  }
}
